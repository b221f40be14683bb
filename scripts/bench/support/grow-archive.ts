import { spawn } from 'node:child_process';
import process from 'node:process';

/** Grows the archive in a data folder, or on the server that `settings` name, to so many articles, as `npm run seed` does. No backend may run on it. */
export async function growArchive(dataFolder: string, articles: number, say: (line: string) => void, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  say(`growing an archive of ${articles} articles`);
  const child = spawn(process.execPath, ['src/backend/seed/main.ts', '--articles', String(articles)], {
    env: { ...process.env, NODE_ENV: 'production', DATA_FOLDER: dataFolder, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) throw new Error(`The seed of ${articles} articles ended with ${code}.`);
}
