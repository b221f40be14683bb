import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Its name in the data folder. */
export const DEMO_ACCOUNTS_FILE = 'demo-accounts.json';

const demoAccountsSchema = z.object({
  editor: z.object({ email: z.string(), password: z.string(), totpSecret: z.string() }),
  member: z.object({ email: z.string(), password: z.string() }),
});

/** How to sign in as the demo's editor and member. */
export type DemoAccounts = z.infer<typeof demoAccountsSchema>;

/** Reads the file; null where there is none yet. */
export async function readDemoAccounts(path: string): Promise<DemoAccounts | null> {
  try {
    return demoAccountsSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    // No file before the first start; one that is broken is written anew.
    if (error instanceof SyntaxError || error instanceof z.ZodError || (error instanceof Error && 'code' in error && error.code === 'ENOENT')) return null;
    throw error;
  }
}

/** Writes the file, for its owner only. */
export async function writeDemoAccounts(path: string, accounts: DemoAccounts): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.tmp`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.tmp`, path);
}
