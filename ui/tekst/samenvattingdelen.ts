/** The words of what comes later in the summary panel. */
export const samenvattingdelenTekst = {
  viaBelasting: 'Je betaalt het bruto bedrag. Het verschil krijg je via de belasting terug.',
  metWoning: 'Netto telt ook de waarde van je woning mee. Zonder woning kon dat nog niet.',
  watVeranderen: 'Wat moet er veranderen?',
  toonDetails: 'Toon details',
  verbergDetails: 'Verberg details',
} as const
