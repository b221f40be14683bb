import type { EpisodeDraft } from '../../shared/contract/schemas/podcast.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { measureSound } from '../images/measure-sound.ts';
import { saveEpisode, savePodcast } from '../store/newsroom/podcasts.ts';
import type { Handler, HandlerParts } from './handler.ts';

/** PUT /api/newsroom/podcasts/{slug}: a show of the site that the header names. */
export const handlePodcastSave: Handler<'newsroomPodcastSave'> = async ({ database, now, wakePurges }, { site, params: { slug }, body }) => {
  requireSlug(slug);
  const { sequence, purged } = await savePodcast(database, { site, slug, draft: body, now: now() });
  wakePurges();
  return { body: { sequence, purged }, keys: [] };
};

/** PUT /api/newsroom/episodes/{slug}: an episode of a show of the site that the header names. */
export const handleEpisodeSave: Handler<'newsroomEpisodeSave'> = async ({ database, images, now, wakePurges }, { site, params: { slug }, body }) => {
  requireSlug(slug);
  const { sequence, purged } = await saveEpisode(database, { site, slug, draft: await withMeasures(images, body), now: now() });
  wakePurges();
  return { body: { sequence, purged }, keys: [] };
};

/** Programs for podcasts refuse a recording whose size is not what the feed says: of a file of ours nobody has to say it. */
async function withMeasures(images: HandlerParts['images'], draft: EpisodeDraft): Promise<EpisodeDraft> {
  if (!draft.sourceUrl.startsWith('/')) return draft;
  const measures = await measureSound(images, draft.sourceUrl);
  if (measures === null) throw new AppError('INVALID_INPUT', `There is no sound at ${draft.sourceUrl}: put the file there first, as mp3, m4a, ogg or wav.`);
  return { ...draft, ...measures };
}

/** It stands in addresses, and becomes a surrogate key. */
function requireSlug(slug: string): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new AppError('INVALID_INPUT', 'A slug has small letters, digits and single hyphens.');
}
