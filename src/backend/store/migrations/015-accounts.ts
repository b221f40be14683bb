import { createMigration } from './create-migration.ts';

/**
 * Who may sign in, and what a sign-in leaves behind. Tokens and codes are kept as hashes, the secrets of editors' code
 * apps sealed by a key that is not in the database.
 */
export const accounts = createMigration([
  `create table accounts (
     id integer generated always as identity primary key,
     site text collate "C" references sites on delete cascade,
     email text collate "C" not null unique check (email = lower(email)),
     name text not null,
     first_name text,
     last_name text,
     role text not null check (role in ('editor', 'member')),
     password_hash text,
     totp_secret text,
     totp_step bigint,
     oidc_issuer text,
     oidc_subject text,
     active boolean not null default true,
     created_at bigint not null,
     updated_at bigint not null,
     unique (oidc_issuer, oidc_subject),
     check ((oidc_issuer is null) = (oidc_subject is null)),
     check (role = 'editor' or totp_secret is null)
   )`,

  // The password was right, the second factor is awaited.
  `create table login_attempts (
     token_hash text collate "C" primary key,
     account_id integer not null references accounts on delete cascade,
     code_hash text,
     tries integer not null default 0,
     expires_at bigint not null
   )`,
  `create index login_attempts_by_account on login_attempts (account_id)`,
  `create index login_attempts_by_end on login_attempts (expires_at)`,

  // The id is a part of the refresh token, so that an old token of a session is known as its own.
  `create table sessions (
     id text collate "C" primary key,
     account_id integer not null references accounts on delete cascade,
     access_hash text collate "C" not null unique,
     access_expires_at bigint not null,
     member_hash text collate "C" unique,
     member_expires_at bigint,
     refresh_hash text collate "C" not null,
     idle_expires_at bigint not null,
     expires_at bigint not null,
     created_at bigint not null,
     last_used_at bigint not null,
     revoked_at bigint
   )`,
  `create index sessions_by_account on sessions (account_id)`,
  `create index sessions_by_end on sessions (expires_at)`,

  // Failed sign-ins by the hash of account and address class: neither can be read out of it.
  `create table login_failures (
     key text collate "C" primary key,
     n integer not null,
     window_ends_at bigint not null
   )`,
  `create index login_failures_by_end on login_failures (window_ends_at)`,

  `create table member_programmes (
     id integer generated always as identity primary key,
     account_id integer not null references accounts on delete cascade,
     programme text not null,
     amount integer not null check (amount >= 0),
     currency text not null,
     recurring boolean not null,
     started_at bigint not null,
     ends_at bigint
   )`,
  `create index member_programmes_by_account on member_programmes (account_id, started_at desc)`,

  `alter table mails add column unsubscribe_url text`,
]);
