/** Texts around the explanation of an amount, in the dialog 'Hoe komen we aan dit bedrag?'. */
export const verhaalTekst = {
  kiesBedrag: 'Kies een bedrag',
  toonAlle: 'Toon alle stappen',
  toonBelangrijkste: 'Toon alleen de belangrijkste stappen',
  verouderd: 'Deze uitleg hoort bij je vorige antwoorden.',
  vanDienst: (aanbieder: string) => `Dit bedrag komt van ${aanbieder}. De stappen kunnen we daarom niet laten zien.`,
  kopieer: 'Kopieer als tekst',
  gekopieerd: 'De uitleg is gekopieerd.',
  kopierenMislukt: 'Kopiëren lukt niet. Selecteer de tekst en kopieer hem zelf.',
  hiermee: 'Hiermee rekenen we',
  waarHetStaat: 'Waar het staat',
  linkOpentNiet: 'Deze link opent hier niet. Kopieer het adres:',
} as const
