import type { Database } from './database/open-database.ts';

/** An uploaded original: its address under /uploads, measures and kind. */
export type StoredImage = { readonly path: string; readonly width: number; readonly height: number; readonly bytes: number; readonly mime: string };

/** An original by its address, or null. */
export async function loadImage(database: Database, path: string): Promise<StoredImage | null> {
  return (await database.selectFrom('images').select(['path', 'width', 'height', 'bytes', 'mime']).where('path', '=', path).executeTakeFirst()) ?? null;
}

/** Records originals; one that is known is recorded anew. */
export async function saveImages(database: Database, images: readonly StoredImage[], now: number): Promise<void> {
  if (images.length === 0) return;
  await database
    .insertInto('images')
    .values(images.map((image) => ({ ...image, created_at: now })))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet(({ ref }) => ({ width: ref('excluded.width'), height: ref('excluded.height'), bytes: ref('excluded.bytes'), mime: ref('excluded.mime') })),
    )
    .execute();
}
