/** A recording as feeds name it. */
export type Enclosure = { readonly url: string; readonly bytes: number; readonly mimeType: string };

/** An episode of a podcast's feed; addresses are absolute, times unix seconds. */
export type PodcastFeedItem = {
  readonly url: string;
  readonly title: string;
  readonly description: string | null;
  readonly publishedAt: number | null;
  readonly seconds: number | null;
  readonly imageUrl: string | null;
  readonly enclosure: Enclosure;
};

/** A show as programs for podcasts want it. */
export type PodcastFeed = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly copyright: string;
  readonly category: string;
  readonly explicit: boolean;
  readonly author: string;
  readonly ownerEmail: string;
  readonly pageUrl: string;
  readonly rssUrl: string;
  readonly imageUrl: string | null;
  readonly items: readonly PodcastFeedItem[];
};
