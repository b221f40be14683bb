/** The texts of the minutes box; apart, since every article has it. @spec §9 Minutes box */
export const minutesTexts = {
  label: 'Olvasóink támogatása',
  hours: (hours: string) => `${hours} óra`,
  text: (date: string) => `munkát tettek lehetővé olvasóink ${date} óta.`,
  link: 'Én is támogatom',
} as const;
