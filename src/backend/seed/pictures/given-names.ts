/** Women's names that end neither in -a nor in -e; Hungarian ones, and a few English. */
const FEMININE = new Set(
  (
    'abigél adél ágnes alíz anikó beatrix boglár bori edit elizabeth emily enikő erzsébet eszter gyöngyi hajnal hedvig ibolya ildikó ingrid írisz ivett jane ' +
    'jázmin judit juli katalin kati kinga kitti krisztin lili lilien margit mary mercédesz nikolett noémi teréz vivien zsófi zsuzsi'
  ).split(' '),
);

/** Men's names that end in -a or -e. */
const MASCULINE = new Set(
  'andre attila barna bence béla benke buda csaba dave döme ernye george géza gyula imre ince jake joshua kende luke miksa mike pete soma steve vince zsiga'.split(' '),
);

/**
 * Decides whether a drawn face for this Hungarian or English name is a woman's: a portrait that contradicts its name
 * looks like a mistake. A Hungarian given name stands last, an English one first.
 */
export function decideFeminine(name: string): boolean {
  const words = name.toLocaleLowerCase('hu').split(/[\s-]+/u);
  const last = words.at(-1) ?? '';
  if (MASCULINE.has(last)) return false;
  return /[aáeé]$/u.test(last) || FEMININE.has(last) || FEMININE.has(words[0] ?? '');
}
