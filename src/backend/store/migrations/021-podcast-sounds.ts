import { createMigration } from './create-migration.ts';

/** What feeds of podcasts tell: of shows their category, of episodes what they are about and how large their recording is. */
export const podcastSounds = createMigration([
  `alter table podcasts add column category text`,
  `alter table podcasts add column explicit boolean not null default false`,
  `alter table episodes add column description text`,
  `alter table episodes add column bytes bigint check (bytes >= 0)`,
  `alter table episodes add column mime_type text`,
]);
