import { podcastTexts } from '../config/texts-podcast.ts';

/** What an episode is called; a newsroom may have forgotten it. */
export function toEpisodeTitle({ title }: { readonly title: string }): string {
  return title === '' ? podcastTexts.untitled : title;
}

/** What a show is called; a newsroom may have forgotten it. */
export function toShowName({ name }: { readonly name: string }): string {
  return name === '' ? podcastTexts.unnamedShow : name;
}
