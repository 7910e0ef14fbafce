/** The words of what comes later in the summary panel. */
export const samenvattingdelenTekst = {
  viaBelasting: 'Je betaalt het bruto bedrag. Het verschil krijg je via de belasting terug.',
  watVeranderen: 'Wat moet er veranderen?',
  hoeBerekend: 'Hoe komen we aan dit bedrag?',
  hoeBerekendNaam: (regel: string, bedrag: string) => `Hoe komen we aan dit bedrag? ${regel}: ${bedrag}`,
  toonDetails: 'Toon details',
  verbergDetails: 'Verberg details',
} as const
