import { AppError } from '../../shared/lib/errors.ts';
import type { Edge } from '../edge.ts';
import { distStore, readBuild, sharedStore } from './asset-ledger.ts';
import { pruneBuilds } from './prune-builds.ts';
import { publishBuild } from './publish-build.ts';

/** How often an edge tells the others that its build is in use, and puts back what somebody deleted by hand. */
const RENEW_EVERY_MS = 60 * 60 * 1000;

type SharingEdge = Pick<Edge, 'config' | 'assets' | 'logger' | 'clock'>;

/**
 * Shares this edge's build by ASSETS_FOLDER for as long as the process lives; without that setting nothing happens.
 * Ends when the files are there, so that an edge listens only after every other one can answer for its pages.
 * @throws CONFIG_INVALID where the folder or the build cannot be used
 */
export async function startSharing(edge: SharingEdge): Promise<void> {
  if (edge.config.ASSETS_FOLDER === undefined) return;
  await shareBuild(edge).catch((error: unknown) => {
    throw new AppError('CONFIG_INVALID', `ASSETS_FOLDER "${edge.config.ASSETS_FOLDER}" cannot take this edge’s files: ${describe(error)}. Give the process a folder that it may write to.`, { cause: error });
  });
  setInterval(() => void shareBuild(edge).catch((error: unknown) => edge.logger.error({ err: error }, 'assets could not be shared')), RENEW_EVERY_MS).unref();
}

/** Publishes this edge's build, then drops what nobody has used for the keep time. */
export async function shareBuild({ config, assets, logger, clock }: SharingEdge): Promise<void> {
  if (config.ASSETS_FOLDER === undefined) return;
  const own = distStore(config.DIST_FOLDER);
  const shared = sharedStore(config.ASSETS_FOLDER);
  const entry = await readBuild(own, assets.buildId);
  if (entry === null) throw new Error(`${own.ledger} does not list build ${assets.buildId}: run the build again`);
  await publishBuild(own, shared, { ...entry, usedAt: new Date(clock()).toISOString() });
  try {
    const dropped = await pruneBuilds(shared, clock());
    if (dropped.length > 0) logger.info({ builds: dropped }, 'assets of old builds deleted');
  } catch (error) {
    // Too many files are no reason not to serve.
    logger.warn({ err: error }, 'old assets could not be deleted');
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
