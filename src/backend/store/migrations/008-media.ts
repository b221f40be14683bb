import { createMigration } from './create-migration.ts';

/** The uploaded originals; their variants are made by the image service and not recorded. */
export const media = createMigration([
  `create table images (
     path text collate "C" primary key check (path ~ '^/uploads/'),
     width integer not null check (width > 0),
     height integer not null check (height > 0),
     bytes integer not null check (bytes > 0),
     mime text not null,
     created_at bigint not null
   )`,
]);
