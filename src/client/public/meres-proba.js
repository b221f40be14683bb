/*
 * The demo's audience script: it stands for that of a measuring firm, and reports to the host that it comes from. Each
 * page view asks for a small picture, as such scripts do, so that it can be seen among a browser's requests.
 */
{
  const shared = /** @type {{ dataLayer?: object[] }} */ (globalThis);
  const entries = (shared.dataLayer ??= []);
  const keep = entries.push.bind(entries);

  /** @param {object} entry */
  const report = (entry) => {
    if (!('event' in entry) || entry.event !== 'page_view' || !('page_location' in entry)) return;
    const query = new URLSearchParams({ oldal: new URL(String(entry.page_location)).pathname, mikor: String(Date.now()) });
    new Image().src = `/meres-proba.svg?${query}`;
  };

  entries.forEach(report);
  entries.push = (...added) => {
    added.forEach(report);
    return keep(...added);
  };
}
