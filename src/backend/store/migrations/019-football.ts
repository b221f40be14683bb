import { createMigration } from './create-migration.ts';

/** Leagues, their seasons, and matches as the live-score service answers them. */
export const football = createMigration([
  `create table football_leagues (
     id integer primary key,
     name text not null,
     logo text,
     country text not null,
     position integer not null default 1000
   )`,
  `create index football_leagues_by_country on football_leagues (country, position, id)`,
  // How the season's tables are decided: rules for teams that are level, what was decided off the field, and the groups.
  `create table football_seasons (
     league integer not null references football_leagues on delete cascade,
     season integer not null,
     ties jsonb not null default '["difference", "goals"]',
     decided jsonb not null default '[]',
     groups jsonb not null default '[]',
     primary key (league, season)
   )`,
  `create table fixtures (
     id integer primary key,
     league integer not null,
     season integer not null,
     kick_off bigint not null,
     payload jsonb not null,
     updated_at bigint not null,
     foreign key (league, season) references football_seasons on delete cascade
   )`,
  `create index fixtures_by_season on fixtures (league, season, kick_off, id)`,
  `create index fixtures_by_kick_off on fixtures (kick_off, id)`,
]);
