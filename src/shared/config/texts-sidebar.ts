/*
 * The texts of the sidebar's boxes; what `texts.ts` and `texts-list.ts` have already is not repeated here.
 */

/** The texts of the sidebar's boxes by language; those that stand on Hungarian pages only have no other. @spec §2.7 */
export const sidebarTexts = {
  hu: {
    links: { title: 'Bolt és alkalmazás', shop: 'Irány a bolt', apple: 'Letöltés az App Store-ból', android: 'Letöltés a Google Playről' },
    music: 'Ezt hallgatjuk',
    euDisclaimer: {
      title: 'Az Európai Unió finanszírozásával',
      text: 'Az itt szereplő vélemények és állítások a szerzők álláspontját tükrözik, és nem feltétlenül egyeznek meg az Európai Unió hivatalos álláspontjával. Sem az Európai Unió, sem a támogatást nyújtó hatóság nem vonható felelősségre miattuk.',
    },
  },
  en: {
    links: { title: 'Shop and app', shop: 'Visit the shop', apple: 'Download on the App Store', android: 'Get it on Google Play' },
  },
} as const;
