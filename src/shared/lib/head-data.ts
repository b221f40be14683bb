/** A picture for share cards; `url` is absolute. */
export type HeadImage = { url: string; width: number | null; height: number | null; alt: string };

/** The head of a page as data: rendered by one component, on both sides. */
export type HeadData = {
  title: string;
  description: string | null;
  /** Absolute address of the page; null on errors. */
  canonical: string | null;
  robots: string | null;
  language: 'hu' | 'en';
  siteName: string;
  ogType: 'website' | 'article' | 'profile';
  image: HeadImage | null;
  /** `article:*` properties and the like: name → content, in order. */
  properties: readonly (readonly [property: string, content: string])[];
  feeds: readonly { title: string; href: string }[];
  alternates: readonly { hreflang: string; href: string }[];
};
