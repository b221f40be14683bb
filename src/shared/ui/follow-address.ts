/**
 * Goes to an address as a link would: in place where the app has taken over links, by the browser otherwise. Components
 * know nothing of the router, and whatever listens to links hears this one too.
 */
export function followAddress(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
