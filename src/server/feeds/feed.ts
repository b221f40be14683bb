/** A picture of an item; its measures are null where nobody knows them. */
export type FeedPicture = { readonly url: string; readonly type: string | null; readonly width: number | null; readonly height: number | null };

/** An entry of a feed; addresses are absolute, times unix seconds. */
export type FeedItem = {
  /** Where it stands, and by what readers of feeds know it again. */
  readonly url: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string | null;
  /** The whole as clean HTML with absolute addresses; null where only a summary is known. */
  readonly html: string | null;
  readonly language: string;
  readonly publishedAt: number;
  readonly updatedAt: number;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  /** Section and topics by name. */
  readonly topics: readonly string[];
  readonly picture: (FeedPicture & { readonly text: string | null; readonly thumbnail: FeedPicture }) | null;
};

/** A feed before it is written as RSS or JSON. */
export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly copyright: string;
  /** Who writes what nobody has signed. */
  readonly publisher: { readonly name: string; readonly url: string };
  /** The page that shows the same. */
  readonly pageUrl: string;
  readonly rssUrl: string;
  readonly jsonUrl: string;
  readonly iconUrl: string;
  /** The last change of any of its items. */
  readonly updatedAt: number;
  readonly items: readonly FeedItem[];
};
