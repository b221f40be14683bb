/**
 * Words of the generated archive. Hungarian puts endings on words by their vowels, so what needs an ending stands here
 * with it. All places and names are invented.
 */

/** A place: its name, where something happens (`on`), what belongs to it (`of`). */
export type Town = { readonly name: string; readonly on: string; readonly of: string };

export const TOWNS: readonly Town[] = [
  { name: 'Bodrogvár', on: 'Bodrogváron', of: 'bodrogvári' },
  { name: 'Tiszaszálkás', on: 'Tiszaszálkáson', of: 'tiszaszálkási' },
  { name: 'Kőrösliget', on: 'Kőrösligeten', of: 'kőrösligeti' },
  { name: 'Zalabérc', on: 'Zalabércen', of: 'zalabérci' },
  { name: 'Sárrétújfalu', on: 'Sárrétújfaluban', of: 'sárrétújfalui' },
  { name: 'Dunamorva', on: 'Dunamorván', of: 'dunamorvai' },
  { name: 'Hegyalmás', on: 'Hegyalmáson', of: 'hegyalmási' },
  { name: 'Mezőharkány', on: 'Mezőharkányban', of: 'mezőharkányi' },
  { name: 'Rábakút', on: 'Rábakúton', of: 'rábakúti' },
  { name: 'Ipolyrét', on: 'Ipolyréten', of: 'ipolyréti' },
  { name: 'Somlóhegy', on: 'Somlóhegyen', of: 'somlóhegyi' },
  { name: 'Bakonyszeg', on: 'Bakonyszegen', of: 'bakonyszegi' },
  { name: 'Hernádfalva', on: 'Hernádfalván', of: 'hernádfalvai' },
  { name: 'Marcaltő', on: 'Marcaltőn', of: 'marcaltői' },
  { name: 'Szentpálfa', on: 'Szentpálfán', of: 'szentpálfai' },
  { name: 'Nyírsáros', on: 'Nyírsároson', of: 'nyírsárosi' },
];

export const REGIONAL_TOWNS: readonly Town[] = [
  { name: 'Kalotavár', on: 'Kalotaváron', of: 'kalotavári' },
  { name: 'Küküllőmező', on: 'Küküllőmezőn', of: 'küküllőmezei' },
  { name: 'Gyimesvölgy', on: 'Gyimesvölgyben', of: 'gyimesvölgyi' },
  { name: 'Szamosbérc', on: 'Szamosbércen', of: 'szamosbérci' },
  { name: 'Hargitaalja', on: 'Hargitaalján', of: 'hargitaaljai' },
  { name: 'Olthévíz', on: 'Olthévízen', of: 'olthévízi' },
  { name: 'Nyárádkút', on: 'Nyárádkúton', of: 'nyárádkúti' },
  { name: 'Marosliget', on: 'Marosligeten', of: 'marosligeti' },
];

export const FAMILY_NAMES = [
  'Bányai', 'Csorba', 'Dallos', 'Erdős', 'Fazekas', 'Gál', 'Hajdú', 'Illés', 'Jakab', 'Kádár', 'Lengyel', 'Makk', 'Nyerges', 'Oláh', 'Pásztor',
  'Révész', 'Somogyi', 'Szántó', 'Takács', 'Ungvári', 'Vajda', 'Zentai', 'Halász', 'Bodó', 'Kerekes', 'Madarász', 'Polgár', 'Rácz', 'Sebő', 'Tímár',
] as const;

export const GIVEN_NAMES = [
  'Ágnes', 'Balázs', 'Csilla', 'Dániel', 'Emese', 'Ferenc', 'Gizella', 'Henrik', 'Ildikó', 'János', 'Katalin', 'Levente', 'Márta', 'Nándor', 'Orsolya',
  'Péter', 'Rozália', 'Sándor', 'Tünde', 'Vilmos', 'Zita', 'Ákos', 'Boglárka', 'Dezső', 'Eszter', 'Gábor', 'Hajnalka', 'Imre', 'Judit', 'Kálmán',
] as const;

/** Months with "in". */
export const IN_MONTHS = ['januárban', 'februárban', 'márciusban', 'áprilisban', 'májusban', 'júniusban', 'júliusban', 'augusztusban', 'szeptemberben', 'októberben', 'novemberben', 'decemberben'] as const;

/** Days of the week with "on". */
export const ON_DAYS = ['Hétfőn', 'Kedden', 'Szerdán', 'Csütörtökön', 'Pénteken', 'Szombaton', 'Vasárnap'] as const;

/** Years with "in", all of them with the same ending. */
export const IN_YEARS = ['1994-ben', '1995-ben', '1997-ben', '1999-ben', '2001-ben', '2002-ben', '2004-ben', '2005-ben', '2007-ben', '2009-ben', '2010-ben', '2011-ben', '2012-ben'] as const;

/** Small numbers as newspapers write them. */
export const FEW = ['két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc'] as const;
