/** The words of what something else comes to. Amounts come as text. */
export const watAlsTekst = {
  inleiding: {
    lokaal: 'Schuif, of vul een ander bedrag in. Je ziet meteen wat er verandert.',
    dienst: 'Schuif, of vul een ander bedrag in. Laat je los, dan rekenen we opnieuw.',
  },
  blijft: 'Je berekening verandert mee; je kan altijd terug.',
  schuif: {
    vraagprijsWoning: 'Schuif de vraagprijs',
    eigenGeld: 'Schuif je eigen geld',
  },
  uitkomst: 'Dit is dan de uitkomst',
  was: (bedrag: string) => `Dit was ${bedrag}`,
  bezig: 'We rekenen opnieuw.',
  label: 'Energielabel van de woning',
  labelHulp: 'Kies het label van een zuinigere woning, of van deze woning na de verbouwing.',
  andereLabels: 'Met de andere labels kan je niet meer lenen.',
  geenBeterLabel: 'Met een ander energielabel kan je niet meer lenen.',
  nu: (label: string) => `${label} (nu)`,
  maatregelen: (heeftLabel: boolean, extra: string) =>
    `Wil je zelf energie besparen? Dan mag je ${heeftLabel ? 'bij dit label' : 'zonder label'} tot ${extra} extra lenen. ` +
    'Dat zit niet in deze berekening.',
  watTelt: 'Wat scheelt het?',
  anderInkomen: {
    1: {
      meer: (bedrag: string) => `Verdien je ${bedrag} per jaar meer?`,
      minder: (bedrag: string) => `Verdien je ${bedrag} per jaar minder?`,
    },
    2: {
      meer: (bedrag: string) => `Verdient je partner ${bedrag} per jaar meer?`,
      minder: (bedrag: string) => `Verdient je partner ${bedrag} per jaar minder?`,
    },
  },
  meerEigenGeld: (bedrag: string) => `Betaal je ${bedrag} meer met eigen geld?`,
  beterEnergielabel: (label: string) => `Heeft de woning energielabel ${label}?`,
  schuldenWeg: 'Heb je geen leningen en studieschuld?',
  lenen: {
    meer: (bedrag: string) => `Dan kan je ${bedrag} meer lenen.`,
    minder: (bedrag: string) => `Dan kan je ${bedrag} minder lenen.`,
  },
  mist: {
    meer: (bedrag: string) => `Dan kom je ${bedrag} meer tekort.`,
    minder: (bedrag: string) => `Dan kom je ${bedrag} minder tekort.`,
  },
  netto: {
    meer: (bedrag: string) => `Je netto maandlast is dan ${bedrag} hoger.`,
    minder: (bedrag: string) => `Je netto maandlast is dan ${bedrag} lager.`,
  },
  gezegd: (tekort: string | undefined, netto: string) =>
    `${tekort === undefined ? 'Geen tekort' : `Tekort: ${tekort}`}. Netto maandlast: ${netto}.`,
  wijziging: {
    vraagprijsWoning: (bedrag: string) => `een woning van ${bedrag}`,
    eigenGeld: (bedrag: string) => `${bedrag} eigen geld`,
    energielabelType: (label: string) => `energielabel ${label}`,
    verbouwingskosten: (bedrag: string) => `${bedrag} voor de verbouwing`,
  },
} as const
