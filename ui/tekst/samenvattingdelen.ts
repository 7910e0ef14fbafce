/** The words of what comes later in the summary panel. */
export const samenvattingdelenTekst = {
  viaBelasting: 'Je betaalt het bruto bedrag. Het verschil krijg je via de belasting terug.',
  metWoning: 'Bij stap 1 was dit bedrag anders: toen wisten we nog niet wat je woning waard is.',
  watVeranderen: 'Wat moet er veranderen?',
  toonDetails: 'Toon details',
  verbergDetails: 'Verberg details',
} as const
