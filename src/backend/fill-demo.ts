import type { BackendConfig } from './config.ts';
import { measureEpisodeSounds } from './images/measure-sound.ts';
import { seedMissingParts } from './seed/demo/missing-parts.ts';
import { seedDemo } from './seed/seed-demo.ts';
import type { Database } from './store/database/open-database.ts';
import { loadSiteSlugs } from './store/site-store.ts';

const STEP_NAMES = { pictures: 'drawing pictures', articles: 'writing articles' } as const;

/**
 * Fills an empty database with the demo newspaper, telling how far it is, and an older demo with what it lacks.
 * @throws when there is nothing to serve, and no demo is wanted
 */
export async function fillDemo({ config, database, tell }: { config: BackendConfig; database: Database; tell: (line: string) => void }): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  if ((await loadSiteSlugs(database)).length > 0) {
    if (config.DEMO_CONTENT === '1') {
      await seedMissingParts(database, now);
      await measureEpisodeSounds(database, config.uploadsFolder);
    }
    return;
  }
  if (config.DEMO_CONTENT === '0') throw new Error('The database is empty: fill it, or set DEMO_CONTENT=1 for the demo newspaper.');
  tell('Making the demo newspaper; only the first start does this.');
  let told = -1;
  await seedDemo({
    database,
    uploadsFolder: config.uploadsFolder,
    now,
    onProgress({ step, done, total }) {
      const percent = Math.floor((done / total) * 10) * 10;
      if (percent === told) return;
      told = percent;
      tell(`  ${STEP_NAMES[step]}: ${percent} %`);
    },
  });
  await measureEpisodeSounds(database, config.uploadsFolder);
}
