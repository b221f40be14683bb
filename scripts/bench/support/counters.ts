import { request } from '../../../test/support/request.ts';

/** The sum of one of the edge's counters over all its labels. */
export async function readCounter(adminUrl: string, name: string): Promise<number> {
  const { body } = await request(adminUrl, '/metrics');
  return body
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
