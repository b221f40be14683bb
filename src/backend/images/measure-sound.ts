import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../store/database/open-database.ts';
import type { ImageService } from './image-service.ts';
import { toSoundContentType } from './sound-address.ts';

/** What feeds have to tell of a recording, to the byte. */
export type SoundMeasures = { readonly bytes: number; readonly mimeType: string };

/** Measures an uploaded sound; null for an address that leads to none. */
export async function measureSound(images: ImageService, address: string): Promise<SoundMeasures | null> {
  if (toSoundContentType(address) === null) return null;
  const file = await images.find(address);
  return file === null ? null : { bytes: (await stat(file.path)).size, mimeType: file.contentType };
}

/** Measures the recordings of a demo, whose episodes are written before or without their files. */
export async function measureEpisodeSounds(database: Database, uploadsFolder: string): Promise<void> {
  const rows = await database.selectFrom('episodes').select(['id', 'source_url']).where('bytes', 'is', null).execute();
  for (const { id, source_url: address } of rows) {
    const mime_type = toSoundContentType(address);
    const file = mime_type === null ? null : await stat(join(uploadsFolder, address)).catch(() => null);
    if (file !== null) await database.updateTable('episodes').set({ bytes: file.size, mime_type }).where('id', '=', id).execute();
  }
}
