/** Texts for the lazily loaded parts of the summary panel. */
export const samenvattingdelenTekst = {
  metWoning: 'Bij stap 1 was dit bedrag anders: toen wisten we nog niet wat je woning waard is.',
  watVeranderen: 'Wat moet er veranderen?',
  toonDetails: 'Toon details',
  verbergDetails: 'Verberg details',
} as const
