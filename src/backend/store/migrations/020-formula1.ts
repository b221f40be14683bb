import { createMigration } from './create-migration.ts';

/**
 * Formula 1: sessions of weekends, their results, and what these name. A starting grid is a result under the negative id
 * of its race. `source` names whose facts a row has; null for the newsroom's own.
 */
export const formula1 = createMigration([
  `create table race_circuits (
     id integer primary key,
     name text not null,
     details jsonb not null default '{}',
     source text
   )`,
  `create table race_teams (
     id integer primary key,
     name text not null,
     details jsonb not null default '{}',
     source text
   )`,
  `create table race_drivers (
     id integer primary key,
     name text not null,
     image text,
     details jsonb not null default '{}',
     source text
   )`,
  // A result may name a circuit's race before the circuit has a row of its own, so there is no foreign key.
  `create table races (
     id integer primary key check (id > 0),
     season integer not null,
     competition_id integer not null,
     competition_name text not null,
     country text,
     city text,
     circuit_id integer,
     type text not null,
     status text not null,
     date text collate "C" not null,
     laps_current integer,
     laps_total integer,
     source text
   )`,
  `create index races_by_season on races (season, date, id)`,
  `create table race_results (
     id integer primary key check (id <> 0),
     race_id integer generated always as (abs(id)) stored references races on delete cascade,
     rows jsonb not null
   )`,
  `create index race_results_by_race on race_results (race_id)`,
]);
