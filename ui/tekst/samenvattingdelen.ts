/** The words of what comes later in the summary panel, and what two of the dialogs behind it both say. */
export const samenvattingdelenTekst = {
  viaBelasting: 'Je betaalt het bruto bedrag. Het verschil krijg je via de belasting terug.',
  metWoning: 'Netto telt nu ook de waarde van je woning mee. Daarom is het anders dan op stap 1.',
  watVeranderen: 'Wat moet er veranderen?',
  toonDetails: 'Toon details',
  verbergDetails: 'Verberg details',
  zelfZuiniger: 'Wil je deze woning zelf zuiniger maken? Reken dan ook met de kosten daarvan.',
  geenAdvies: 'Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur.',
} as const
