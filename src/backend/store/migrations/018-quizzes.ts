import { createMigration } from './create-migration.ts';

/** Quizzes, their visitors, what each has answered, and the votes counted. */
export const quizzes = createMigration([
  `create table quizzes (
     id text collate "C" primary key check (id ~ '^[a-z0-9]{1,40}$'),
     site text collate "C" not null references sites on delete cascade,
     complex boolean not null default false,
     questions jsonb not null,
     updated_at bigint not null
   )`,
  // Who has a token is its visitor, so the database knows only the token's hash.
  `create table quiz_voters (
     id bigint generated always as identity primary key,
     token_hash text collate "C" not null unique,
     created_at bigint not null
   )`,
  // A foreign key to the quiz would have every vote lock the one row that all of them share.
  `create table quiz_answers (
     voter_id bigint not null references quiz_voters,
     quiz_id text collate "C" not null,
     question_id text collate "C" not null,
     responses jsonb not null,
     answered_at bigint not null,
     primary key (voter_id, quiz_id, question_id)
   )`,
  `create index quiz_answers_by_quiz on quiz_answers (quiz_id)`,
  // Written in the transaction of the answer, in slots by visitor: two votes for one answer seldom wait for each other.
  // An empty answer_id counts those who have answered the question.
  `create table quiz_counts (
     quiz_id text collate "C" not null,
     question_id text collate "C" not null,
     answer_id text collate "C" not null,
     option_id text collate "C" not null,
     slot smallint not null,
     n integer not null,
     total numeric not null,
     primary key (quiz_id, question_id, answer_id, option_id, slot)
   )`,
]);
