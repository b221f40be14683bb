/**
 * Words without a meaning of their own, accent-free. They stand in almost every article, so bodies are not indexed by
 * them and a search does not insist on them; titles are, for a search that has nothing else. A word that means something
 * when it is read with other accents (el: él, meg: még, hat: hát) is not here.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  ('a az es egy is hogy de nem ne ha mert ez ezt azt ezek azok ezzel azzal ennek annak ebben abban ezen azon erre arra ' +
    'mint csak sem se hanem pedig illetve valamint vagyis tehat ami amit aki akit amely amelyet amelyek akik amikor ahol ' +
    'mig igy ugy olyan ilyen oda ide itt ott o ok en te mi ti ezert azert mellett szerint utan kozott volna s').split(' '),
);
