import { z } from 'zod';
import { imageAddress, slug, unixSeconds } from './common.ts';

const text = z.string().min(1).max(300);
const description = z.string().max(4000).nullable().default(null);

/** A show as the newsroom saves it. `category` is one of Apple Podcasts. */
export const podcastDraftSchema = z
  .strictObject({
    name: text,
    description,
    image: imageAddress,
    page: z.string().max(1000).nullable().default(null),
    category: z.string().min(1).max(60).nullable().default(null),
    explicit: z.boolean().default(false),
    /** Its place among the shows. */
    position: z.number().int().min(0).max(10_000).default(0),
  })
  .meta({ id: 'PodcastDraft' });

/** An episode as the newsroom saves it. Size and type of a recording of ours are measured; of one elsewhere they are given. */
export const episodeDraftSchema = z
  .strictObject({
    podcast: slug,
    title: text,
    description,
    image: imageAddress,
    sourceUrl: z.string().max(1000).regex(/^(?:\/uploads(?:\/[a-z0-9_-]+)+\.[a-z0-9]+|https:\/\/[^/?#@\\\s][^\s\\]*)$/, 'has to be the address of an uploaded sound or an https:// address'),
    duration: z.number().min(0).max(86_400),
    pubDate: unixSeconds,
    /** The slug of the article that it belongs to. */
    article: slug.nullable().default(null),
    bytes: z.number().int().min(0).max(10_000_000_000).nullable().default(null),
    mimeType: z.string().regex(/^audio\/[a-z0-9.+-]+$/).max(60).nullable().default(null),
  })
  .meta({ id: 'EpisodeDraft' });

export type PodcastDraft = z.infer<typeof podcastDraftSchema>;
export type EpisodeDraft = z.infer<typeof episodeDraftSchema>;
