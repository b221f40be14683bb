import { z } from 'zod';
import { AppError } from '../../shared/lib/errors.ts';
import { toPresentSettings, type Environment } from '../../shared/lib/settings.ts';

const settings = z.object({ BACKEND_URL: z.url(), NEWSROOM_TOKEN: z.string().min(16) });

/** Where the demo's newsroom writes, and by which token. */
export type DemoNewsroomConfig = z.infer<typeof settings>;

/** Reads the environment that the start script gives. @throws CONFIG_INVALID */
export function parseDemoNewsroomConfig(environment: Environment): DemoNewsroomConfig {
  const result = settings.safeParse(toPresentSettings(environment));
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path }) => String(path[0]));
  throw new AppError('CONFIG_INVALID', `The demo's newsroom needs ${names.join(' and ')}; npm start gives both.`);
}
