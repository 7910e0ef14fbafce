/** Texts of the dialog that saves or shares a calculation: with a link, on paper, or for an adviser. */
export const meenemenTekst = {
  waarschuwing: 'Je inkomen gaat mee, ook in de link en de QR-code. Deel dit alleen met iemand die je vertrouwt.',
  /** The warning where no link, and so no QR code, is possible. */
  waarschuwingZonderLink: 'Je inkomen gaat mee. Deel dit alleen met iemand die je vertrouwt.',
  linkKop: 'Met een link',
  linkUitleg: 'Met de link open je deze berekening later weer, ook op je telefoon.',
  link: 'Link naar je berekening',
  geenLink: 'Hier kan je geen link maken. Open de rekenhulp op een eigen pagina.',
  kopieerLink: 'Kopieer de link',
  linkGekopieerd: 'De link is gekopieerd.',
  linkMislukt: 'Kopiëren lukt niet. Selecteer de link en kopieer hem zelf.',
  geefDoor: 'Geef de link aan de volgende pagina',
  /** Returns the explanation of the choice to pass the link on; `knop` is the text of the button that passes it on. */
  geefDoorUitleg: (knop: string) =>
    `Kies je daarna ‘${knop}’? Dan kan die pagina je antwoorden lezen, dus ook je inkomen.`,
  printKop: 'Op papier of als pdf',
  /** The heading of the part with the text and the receipt, by audience. */
  adviseurKop: { Klant: 'Voor je adviseur', Adviseur: 'Voor je dossier' },
  bewijsUitleg: {
    Klant: 'Met dit bestand kan je adviseur je berekening openen en narekenen. Let op: je inkomen staat erin.',
    Adviseur: 'Met dit bestand kan je de berekening later openen en narekenen.',
  },
  neemMee:
    'Neem mee: deze berekening, een loonstrook, een overzicht van je schulden en het energielabel van de woning.',
  vragenKop: 'Vragen die je kan stellen',
  vragen: [
    'Welke rentevaste periode past bij mij?',
    'Kan ik NHG krijgen?',
    'Wat kost het advies?',
    'Hoeveel spaargeld moet ik overhouden?',
    'Kan ik dit ook betalen als ik minder ga verdienen?',
  ],
  kopieerSamenvatting: 'Kopieer de samenvatting',
  kopieerBewijs: 'Kopieer het rekenbewijs',
  bewaarBewijs: 'Bewaar het rekenbewijs als bestand',
  /** The sentence after a download, because a browser does not tell whether it saved the file. */
  bewaard: 'Staat het bestand niet bij je downloads? Kopieer dan het rekenbewijs.',
  gekopieerd: 'Gekopieerd.',
  kopierenMislukt: 'Kopiëren lukt niet in deze browser.',
  geenBewijs: 'Voor deze berekening kunnen we geen rekenbewijs maken.',
} as const
