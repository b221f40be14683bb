/** Where the newsroom's videos are; a link to anywhere else is a mistake or worse. */
const VIDEO_HOSTS: ReadonlySet<string> = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be']);

/** The address of the video that editors name, as JSON text or plainly; null for what is no video's. @spec §3 after-youtube §5 */
export function parseVideoUrl(content: string): string | null {
  const text = content.trim().replace(/^"(.*)"$/, '$1');
  if (!URL.canParse(text)) return null;
  const { protocol, host, username, href } = new URL(text);
  return protocol === 'https:' && VIDEO_HOSTS.has(host) && username === '' ? href : null;
}
