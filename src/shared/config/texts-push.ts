/* The texts of push messages. */

/** What a reader reads on the page of notifications, and where a message cannot be read. @spec §3 Push topic */
export const pushTexts = {
  title: 'Értesítések',
  description: (site: string) => `${site}: értesítés a böngészőben, ha valami fontos történik. Egy gombbal be- és kikapcsolható.`,
  lead: 'Szólunk, ha valami azonnal figyelmet érdemel: választás estéje, árvíz, jelentős nyomozás vége. Hirdetést így nem küldünk.',
  how: 'A kikapcsoláshoz elég ugyanez a gomb. Kikapcsolás után a böngészője címét is töröljük.',
  notOffered: 'Az értesítések most nem érhetők el. Nézzen vissza később, vagy kérje hírlevelünket.',
  newsletters: 'Hírleveleink',
  states: {
    waiting: 'Az értesítések bekapcsolásához JavaScript kell. Ha ez a szöveg nem tűnik el, engedélyezze a böngészőjében.',
    unsupported: 'Ez a böngésző nem tud értesítést fogadni. Telefonon tegye a lapot a kezdőképernyőre, és próbálja onnan.',
    denied: 'A böngészőjében le van tiltva, hogy értesítést küldjünk. Engedélyezze a címsor melletti ikonnál, azután töltse újra az oldalt.',
    off: 'Az értesítések ki vannak kapcsolva ebben a böngészőben.',
    on: 'Az értesítések be vannak kapcsolva ebben a böngészőben.',
  },
  turnOn: 'Bekapcsolom az értesítéseket',
  turnOff: 'Kikapcsolom az értesítéseket',
  failed: 'Ez most nem sikerült. Ellenőrizze a kapcsolatot, és próbálja újra.',
  unreadable: 'Friss hírünk van',
} as const;
