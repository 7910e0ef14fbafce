/** The words of a calculation on paper. */
export const afdrukTekst = {
  uitleg: 'Je krijgt je antwoorden en de uitkomst op één A4. Met alle stappen erbij zijn het meer bladzijden.',
  waarschuwing: 'Op het papier staat je inkomen, ook in de QR-code. Geef het alleen aan iemand die je vertrouwt.',
  /** The warning for paper without a QR code. */
  waarschuwingZonderCode: 'Op het papier staat je inkomen. Geef het alleen aan iemand die je vertrouwt.',
  print: 'Print op één A4',
  printAlles: 'Print met alle stappen',
  verboden: 'Printen lukt hier niet. Kopieer de tekst.',
  kopieer: 'Kopieer de tekst',
  gekopieerd: 'De tekst is gekopieerd.',
  kopierenMislukt: 'Kopiëren lukt niet. Selecteer de tekst en kopieer hem zelf.',
  kop: (datum: string) => `Je hypotheekberekening van ${datum}`,
  ingevuld: 'Dit heb je ingevuld',
  uitkomst: 'Dit is de uitkomst',
  gerekend: 'Zo hebben we gerekend',
  aannames: 'Waar we van uitgaan',
  stappen: 'Stap voor stap',
  nietIngevuld: 'Niet ingevuld',
  weetNiet: 'Weet ik niet',
  bewijs: 'Rekenbewijs',
  qr: 'Scan deze code om de berekening te openen.',
  voet: 'Deze berekening is een inschatting, geen aanbod en geen advies.',
} as const
