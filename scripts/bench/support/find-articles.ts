import { request } from '../../../test/support/request.ts';

const ARTICLE = /href="(\/[^/"]+\/\d{4}\/\d\d\/\d\d\/[^/"?#]+)"/g;
const PER_PAGE = 50;

/** The addresses of the newest articles of the main edition, read off its list as a reader would. */
export async function findArticles(siteUrl: string, wanted: number, list = '/legfrissebb'): Promise<string[]> {
  const found = new Set<string>();
  for (let page = 1; found.size < wanted; page += 1) {
    const { status, body } = await request(siteUrl, `${list}?oldal=${page}&perPage=${PER_PAGE}`);
    if (status !== 200) break;
    const main = body.slice(body.indexOf('<main'));
    for (const [, path = ''] of main.matchAll(ARTICLE)) found.add(path);
  }
  return [...found].slice(0, wanted);
}
