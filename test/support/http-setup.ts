import { watchSecrets } from './secret-watch.ts';

/** What all tests over HTTP share. */
export function setup(): () => void {
  return watchSecrets();
}
