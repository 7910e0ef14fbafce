/** The words of what comes later in the summary panel. */
export const samenvattingdelenTekst = {
  viaBelasting: 'Je betaalt het bruto bedrag. Het verschil krijg je via de belasting terug.',
  metWoning: 'Netto telt nu ook de waarde van je woning mee. Daarom is het anders dan op stap 1.',
  watVeranderen: 'Wat moet er veranderen?',
  toonDetails: 'Toon details',
  verbergDetails: 'Verberg details',
} as const
