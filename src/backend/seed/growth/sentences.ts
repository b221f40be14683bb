/*
 * Sentences with places for words; `generate-article.ts` fills them. A name in capitals begins a sentence.
 * `theTownOf` carries its article, which Hungarian chooses by the next sound ("a bodrogvári", "az ipolyréti").
 */

/** Headlines; a colon, a dash or a question, as newspapers write them. */
export const TITLES: readonly string[] = [
  '{Subject} {townOn}: {inMonth} dönthetnek róla',
  '{TownOn} {some} ember vitázott {about}',
  '{Few} év után kész a terv: így valósulhat meg {subject} {townOn}',
  'Kinek kell {subject}? {TownOf} válaszok',
  '{Subject}: {percent} százalék mondott igent {townOn}',
  '{TownOn} újragondolták {object}',
  'Megvan a pénz, indulhat {subject} {townOn}',
  '{Actor} is támogatja {object} {townOn}',
  'Ami kimaradt a tervből: {subject} {townOf} szemmel',
  '„Nem hittük volna” – {townOf} tapasztalatok {about}',
  'Új határidőt kapott {subject} {townOn}',
  '{InMonth} kezdődhet {subject} {townOn}',
];

export const LEADS: readonly string[] = [
  '{Actor} {few} hónapos előkészítés után bemutatta, mire számíthatnak {townOn}. {Subject} {some} családot érint közvetlenül.',
  '{OnDay} este {some} ember gyűlt össze {townOn}, hogy beszéljen {about}. Volt, aki tapsolt, és volt, aki az ajtót csapkodta.',
  '{TownOn} régóta téma {subject}, de pénz eddig nem volt rá. Most lett, és ezzel új kérdések is jöttek.',
  'Végigjártuk {town} utcáit, és mindenkit megkérdeztünk {about}. Kevesen mondták ugyanazt.',
  '{Actor} {inMonth} dönt arról, hogyan folytatódik {subject}. Összeszedtük, amit addig tudni érdemes.',
  '{Person} szerint {subject} {few} éve még elképzelhetetlen lett volna {townOn}. Ma {percent} százalék támogatja.',
];

export const FACTS: readonly string[] = [
  '{Actor} {year} óta készíti elő {object}, az első változaton {few} szakember dolgozott.',
  'A költségeket {many} ezer euróra becsülik, ennek a felét pályázati pénzből fedeznék.',
  '{TownOn} {some} kérdőívet osztottak ki, {percent} százalékuk érkezett vissza kitöltve.',
  'A döntést {few} lakossági fórum előzte meg, az utolsóra {OnDay|lower} került sor.',
  'Az eredeti ütemterv szerint {inMonth} kellett volna elkészülni, a csúszás oka egy elhúzódó engedélyezés volt.',
  '{TheTownOf} tapasztalatokat {few} másik település is átvenné, velük már megkezdődött az egyeztetés.',
  '{InMonth} {some} levél érkezett a szervezőkhöz, a legtöbben éppen {about} írtak.',
  'Az előzetes számítások szerint {percent} százalékkal csökkenhetnek a kiadások, de ezt csak a második év végén lehet megmérni.',
  'A munkát {few} ütemben végzik, hogy közben senkinek se kelljen {few} napnál tovább nélkülöznie a megszokott szolgáltatást.',
  'A nyilvántartás szerint utoljára {inYear} volt ekkora változás {townOn}.',
  'A jelentés {many} oldalas, a mellékletekkel együtt a városi könyvtárban is el lehet olvasni.',
  '{Actor} külön ülésen tárgyalta {object}, a javaslatot {few} tartózkodás mellett fogadták el.',
];

export const QUOTES: readonly string[] = [
  '„Nem az a kérdés, hogy lesz-e, hanem az, hogy mikor” – mondta {person}, {role}.',
  '„Húsz éve halljuk ugyanezt, ezért most papíron szeretnénk látni” – fogalmazott {person}, {role}.',
  '„Az elején én is ellene voltam, aztán elolvastam a számokat” – mesélte {person}, {role}.',
  '„Aki szerint ez ingyen lesz, az még nem fizetett számlát” – jegyezte meg {person}, {role}.',
  '„Ha a fiatalok nem kapnak okot a maradásra, hiába építünk bármit” – figyelmeztetett {person}, {role}.',
  '{Person}, {role} úgy látja, hogy a legnehezebb része nem a pénz, hanem a türelem.',
  '{Person}, {role} arra kérte a résztvevőket, hogy írásban is küldjék el a javaslataikat.',
  '„Mi nem csodát kértünk, csak azt, hogy egyszer végigcsinálják” – mondta {other}, {otherRole}.',
  '{Other}, {otherRole} szerint a környező falvak is figyelik, mi történik.',
  '„Tavaly ilyenkor még nevettek rajtunk” – tette hozzá {other}, {otherRole}.',
];

export const BACKGROUNDS: readonly string[] = [
  'A gondolat nem új: {inYear} már készült egy vázlat, de akkor {few} szavazattal elbukott.',
  '{Town} az elmúlt tíz évben {percent} százalékkal több pénzt fordított ilyen célokra, mint előtte.',
  'Hasonló változásra utoljára {few} éve volt példa a környéken, és annak a tanulságait most figyelembe veszik.',
  '{TheTownOf} példa azért érdekes, mert itt a lakók már az első tervnél az asztalnál ültek.',
  'A téma {townOn} politikai oldaltól függetlenül megosztja az embereket, inkább az dönt, ki hol lakik.',
  'Szakértők szerint önmagában kevés, de {few} kisebb lépéssel együtt érezhető javulást hozhat.',
  'Korábban lapunk is írt {about}; akkor a beszélgetőtársaink fele név nélkül nyilatkozott.',
  'Az összehasonlítást nehezíti, hogy a régi adatokat papíron vezették, és {few} évről semmi sem maradt fenn.',
];

export const ENDINGS: readonly string[] = [
  'A következő fórumot {inMonth} tartják, a napirenden ismét szerepel {subject}.',
  'A végleges döntés {inMonth} várható; addig {townOn} még sokszor szóba kerül {subject}.',
  '{Actor} azt ígéri, hogy negyedévente beszámol arról, hol tart a munka.',
  '{Person} a búcsúzásnál csak annyit mondott: egy év múlva jöjjünk vissza, és nézzük meg.',
  'A részletes ütemtervet {OnDay|lower} teszik közzé.',
  'A kérdőívet {inMonth} megismétlik, az eredményről beszámolunk.',
];
