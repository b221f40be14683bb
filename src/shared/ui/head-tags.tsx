import type { ReactElement } from 'react';
import type { HeadData } from '../lib/head-data.ts';

/** The tags of a page's head, the same on both sides. A flat list: the head manager looks at direct children only. */
export function toHeadTags(head: HeadData): ReactElement[] {
  return [
    <title key="title">{head.title}</title>,
    ...named('description', head.description),
    ...named('robots', head.robots),
    ...(head.canonical === null ? [] : [<link key="canonical" rel="canonical" href={head.canonical} />]),
    ...head.alternates.map((alternate) => <link key={`alternate-${alternate.hreflang}`} rel="alternate" hrefLang={alternate.hreflang} href={alternate.href} />),
    ...head.feeds.map((feed) => <link key={`feed-${feed.href}`} rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />),
    ...toProperties(head).map(([property, content], index) => <meta key={`${property}-${index}`} property={property} content={content} />),
    ...(head.image === null ? [] : named('twitter:card', 'summary_large_image')),
  ];
}

function named(name: string, content: string | null): ReactElement[] {
  return content === null ? [] : [<meta key={name} name={name} content={content} />];
}

function toProperties(head: HeadData): (readonly [string, string])[] {
  const image = head.image;
  const entries: (readonly [string, string | number | null])[] = [
    ['og:type', head.ogType],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:site_name', head.siteName],
    ['og:locale', head.language === 'en' ? 'en_GB' : 'hu_HU'],
    ['og:image', image?.url ?? null],
    ['og:image:width', image?.width ?? null],
    ['og:image:height', image?.height ?? null],
    ['og:image:alt', image?.alt ?? null],
    ...head.properties,
  ];
  return entries.flatMap(([property, content]) => (content === null ? [] : [[property, String(content)] as const]));
}
