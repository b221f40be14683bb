import after from './logos/after.svg?no-inline';
import arcok from './logos/arcok.svg?no-inline';
import automagazin from './logos/automagazin.svg?no-inline';
import direkt36 from './logos/direkt36.svg?no-inline';
import ep2024 from './logos/ep-2024.svg?no-inline';
import eszkombajn from './logos/eszkombajn.svg?no-inline';
import helyben from './logos/helyben.svg?no-inline';
import holdblog from './logos/holdblog.svg?no-inline';
import kedvenceink from './logos/kedvenceink.svg?no-inline';
import komplex from './logos/komplex.svg?no-inline';
import legfontosabb from './logos/legfontosabb.svg?no-inline';
import legfrissebb from './logos/legfrissebb.svg?no-inline';
import napirajz from './logos/napirajz.svg?no-inline';
import oroszUkranHaboru from './logos/orosz-ukran-haboru.svg?no-inline';
import szepkilatas from './logos/szepkilatas.svg?no-inline';
import valasztas2022 from './logos/valasztas-2022.svg?no-inline';
import valasztas2024 from './logos/valasztas-2024.svg?no-inline';
import valasztasiFoldrajz from './logos/valasztasi-foldrajz.svg?no-inline';
import zacc from './logos/zacc.svg?no-inline';

/** The emblems by the name of their list, as addresses of files. @spec §2.3 header */
export const listLogos: ReadonlyMap<string, string> = new Map([
  ['after', after],
  ['arcok', arcok],
  ['automagazin', automagazin],
  ['direkt36', direkt36],
  ['ep-2024', ep2024],
  ['eszkombajn', eszkombajn],
  ['helyben', helyben],
  ['holdblog', holdblog],
  ['kedvenceink', kedvenceink],
  ['komplex', komplex],
  ['legfontosabb', legfontosabb],
  ['legfrissebb', legfrissebb],
  ['napirajz', napirajz],
  ['orosz-ukran-haboru', oroszUkranHaboru],
  ['szepkilatas', szepkilatas],
  ['valasztas-2022', valasztas2022],
  ['valasztas-2024', valasztas2024],
  ['valasztasi-foldrajz', valasztasiFoldrajz],
  ['zacc', zacc],
]);
