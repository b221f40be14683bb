import { foldText } from './fold-text.ts';
import { toStemLetters } from './stem-letters.ts';

/*
 * What endings alone do not tell: verbs with several stems, nouns that change inside, and words that only look as if they
 * had an ending. Written as they are spelled, compared in `toStemLetters`.
 */

const PREFIX =
  '(meg|el|fel|fol|be|ki|le|ra|at|ossze|vissza|hozza|letre|kozze|elo|ide|oda|haza|egyutt|eszre|reszt|ala|fenn|fonn|szet|tonkre|tovabb|tul|ujra|vegbe|vegig|vegre|utana|korul|kozre|egybe|agyon)?';
const MAY = 'het(?:ek|sz|unk|tek|nek|em|ed|i|juk|itek|ik|ett|tem|te|tek|ted|tuk|tunk|tel|etted|ettem|ettek|ettel|ettunk|ne|nek|nel|nenek|nenk|ne|netek)?|hess(?:ek|en|unk|enek|e|ek|uk|el|etek)';
const SHORT_STEM =
  'sz(?:ek|el|unk|tek|nek|em|ed|i|itek|ik|lek)?|sszuk|tt(?:em|el|unk|etek|ek|ed|e|uk|etek|ek)?|nn(?:i|ie|em|ed|unk|etek|iuk|e|ek|el|enk|etek|enek|em|ed|e)|gg?y(?:ek|el|en|unk|etek|enek|em|ed|e|uk|etek|ek)|dd|' + MAY;
const BACK_MAY = 'hat(?:ok|sz|unk|tok|nak|om|od|ja|juk|jak|ott|ta|tam|tak|tak|na|nak|nanak)?';

/** A verb's forms without accents, after a prefix that stays, and its stem. */
const VERBS: readonly { readonly forms: RegExp; readonly stem: string }[] = [
  { forms: toForms(`te(?:${SHORT_STEM})`), stem: 'tesz' },
  { forms: toForms(`ve(?:${SHORT_STEM})`), stem: 'vesz' },
  { forms: toForms(`vi(?:${SHORT_STEM})`), stem: 'visz' },
  { forms: toForms(`hi(?:${SHORT_STEM})`), stem: 'hisz' },
  { forms: toForms(`megy(?:ek|unk|en)?|mesz|men(?:t(?:em|el|unk|etek|ek)?|ni(?:e|uk)?|nem|ned|nunk|nek|ne(?:k|nk|nek|l)?|j(?:|ek|el|en|unk|etek|enek))|me(?:${MAY})`), stem: 'megy' },
  { forms: toForms(`jon(?:nek|nie?|nom|no[dm]|nunk|ne(?:|nek)|nenek|nek)?|jovok|jossz|jovunk|jott(?:ek|em|el|unk|etek)?|jojj?(?:on|ek|unk|enek|etek|el)?|jo(?:${MAY})|gyere|gyertek`), stem: 'jon' },
  { forms: toForms(`la(?:ss(?:ak|al|on|unk|atok|anak|am|ad|a|uk|atok|ak)?|sd)`), stem: 'lat' },
  { forms: toForms(`isz(?:ik|om|unk|nak|sz|ol|t?ok)|iv(?:ott|ott?am|ott?ak|ott?unk|ta|tak)|inni|igy(?:on|ak|unk|anak|a)|i(?:${BACK_MAY})`), stem: 'isz' },
];
/** To be: its own stem has none of its forms, and the stem of "lesz" is its future. */
const TO_BE = new RegExp(`^(?:van|vagyok|vagyunk|vagytok|vannak|volt(?:am|al|unk|atok|ak)?|voln(?:a|ek|al|ank|anak)|le(?:${SHORT_STEM})|legy|lenniuk)$`);

/** Nouns that change inside, by what is left of them without endings, accent-free. */
const NOUNS: readonly { readonly end: RegExp; readonly stem: string }[] = [
  { end: /szav$/, stem: 'szo' },
  { end: /muv$/, stem: 'mu' },
  { end: /falv$/, stem: 'falu' },
  { end: /^lov$/, stem: 'lo' },
  { end: /^tav$/, stem: 'to' },
  { end: /^hav$/, stem: 'ho' },
  { end: /^kov$/, stem: 'ko' },
  { end: /^fuv$/, stem: 'fu' },
  { end: /^jobb?$/, stem: 'jo' },
];

/** Short words that end as if they had an ending. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(
  ('fej tölt költ olt hajt él ér ért kelt ad alap adat irat fest test rest est élet halál eset ezred nemzet gyűlés hely ige alak ablak ének lélek beszéd vers keret kép kerek egyetem szeret ' +
    'vezet követ mutat kutat nevet vet üt fut hat lát hit hét köt tet sajt vád híd had méret éret mondat tudat nézet szelet kelet vonat látszat jelenet menet eleje elem barát vonal folytat kezel ' +
    'körte köröm korai körét vált vall válaszol veszt veszít vessző veszély teszt tészta áru arany árok arc mérnök mert félelem jelent jelen jelenik szint szent török torna torta történik hála háló halál hall halad színház ' +
    'keres keret kerék kereslet part pár pára vita vizsga élő ünnep iroda irány iráni irán írás észak ősz osztály oszt terem teher termel teremt boríték börtön bőr sör sors vár varrat utca után utas tömeg tökéletes fajta fáj').split(' ').map(toStemLetters),
);
/** Longer ones, at the end of compounds too. */
const WHOLE_ENDS: readonly string[] = (
  'választék vezeték csapat feladat kapcsolat javaslat tapasztalat terület gyermek gyerek program szolgálat folyamat pillanat gondolat helyzet áldozat időszak szám használ csinál kínál érték termék játék választ ' +
  'állat csoport párt kert szint sport projekt kereszt szervezet történet természet tart vállal talál vállalat állam áram öröm szándék vidék emlék ajándék mérték környék kellék hajlék tartalék folyadék ' +
  'maradék menedék töredék kormány részlet változat ajánlat találat jelenlét ellenzék épület művészet szövet felület születet hivatal tulajdon vélemény pont bizottság hónap telefon ország ember'
)
  .split(' ')
  .map(toStemLetters);
/** Verbs in -t, which the imperative turns into an s: mutass, vezess. */
const VERBS_IN_T: ReadonlySet<string> = new Set('szeret vezet követ mutat kutat folytat nevet vet fut üt hat köt választ'.split(' ').map(toStemLetters));

/** The stem of an irregular verb's form; null for any other word. */
export function toIrregularStem(word: string): string | null {
  const plain = foldText(word);
  if (TO_BE.test(plain)) return 'van';
  for (const { forms, stem } of VERBS) {
    const match = forms.exec(plain);
    if (match !== null) return `${match[1] ?? ''}${stem}`;
  }
  return null;
}

/** The stem of a noun that changes inside, by what its endings leave; others as they are. */
export function toIrregularNoun(stem: string): string {
  const noun = NOUNS.find(({ end }) => end.test(stem));
  return noun === undefined ? stem : stem.replace(noun.end, noun.stem);
}

/** The word that `rest` is, where it only looks as if it had an ending; null for others. */
export function toWholeBase(rest: string): string | null {
  if (isWhole(rest)) return rest;
  if (rest.endsWith('tt') && isWhole(rest.slice(0, -1))) return rest.slice(0, -1);
  const inT = rest.endsWith('sz') ? rest.replace(/s?sz$/, 'szt') : rest.replace(/ss?$/, 't');
  return inT !== rest && VERBS_IN_T.has(inT) ? inT : null;
}

function isWhole(word: string): boolean {
  return WHOLE_WORDS.has(word) || WHOLE_ENDS.some((end) => word.endsWith(end));
}

function toForms(forms: string): RegExp {
  return new RegExp(`^${PREFIX}(?:${forms})$`);
}
