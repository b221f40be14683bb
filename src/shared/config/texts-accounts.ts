/** What letters of accounts say: plain text, an empty line between paragraphs. */
export const accountTexts = {
  /** The second factor of members. @spec §4 Auth */
  codeMail: ({ siteName, name, code }: { siteName: string; name: string; code: string }) => ({
    subject: `${siteName}: belépési kód`,
    body: [
      `Kedves ${name}!`,
      `Az Ön belépési kódja: ${code}`,
      'Írja be azon az oldalon, ahol a belépést elkezdte! A kód 10 percig érvényes, egyszer használható, és csak ahhoz a belépéshez jó.',
      'Ha nem Ön próbált belépni, akkor valaki ismeri a jelszavát: kérjük, írjon nekünk, hogy újat adhassunk. A kódot ne mondja el senkinek, mi sem kérjük.',
      siteName,
    ].join('\n\n'),
  }),
} as const;
