import { isSamen, type MetPartner, type OverigeWoorden, type Persoonswoorden } from './woorden'

/** The names of the kinds of home. */
export const bestaandeWoningTekst = { BestaandeBouw: 'Bestaande woning', Nieuwbouw: 'Nieuwbouw' } as const

/** The texts of step 2 that are not about one question. */
export const woningTekst = {
  groepen: { woning: 'De woning', huidigeWoning: 'Je huidige woning', eigenGeld: 'Je eigen geld' },
  energielabelKoppen: ['Energielabel', 'Extra lenen', 'Extra voor energie besparen'],
  maatregelen: (heeftLabel: boolean, extra: string) =>
    `Wil je energie besparen, bijvoorbeeld met isolatie? Dan mag je ${heeftLabel ? 'bij dit label' : 'zonder label'} ` +
    `tot ${extra} extra lenen. ` +
    'Dat zit niet in deze berekening.',
  schuldOver: (bedrag: string) => `Na de verkoop houd je ${bedrag} schuld over.`,
  geldOver: (bedrag: string) => `Na de verkoop houd je ${bedrag} over.`,
} as const

/** The texts of the questions of steps 2 and 3 that are asked once, and not of each home buyer. */
export const woningwoorden = {
  vraagprijsWoning: {
    label: 'Vraagprijs van de woning',
    hulp:
      'Weet je nog niet welke woning je koopt? Vul dan in wat je ongeveer wilt betalen. Wil je meer of minder ' +
      'bieden? Vul dan je bod in.',
  },
  bestaandeWoning: { label: 'Wat voor woning wil je kopen?' },
  energielabelType: {
    label: 'Energielabel',
    toelichting:
      'Voor een zuinige woning mag je vaak meer lenen. Het energielabel staat in de advertentie. Weet je het ' +
      'niet? Kies dan Onbekend.',
  },
  verbouwingskosten: {
    label: 'Kosten van de verbouwing',
    hulp: 'Vul in hoeveel de verbouwing ongeveer kost. Tel alleen mee wat je meteen na de koop laat doen.',
  },
  meerwerk: {
    label: 'Kosten van meerwerk',
    hulp: 'Meerwerk is wat je extra laat doen bij de bouw, zoals een keuken of een dakkapel.',
  },
  woonJeNuInEenKoopwoning: {
    label: (antwoorden: MetPartner) =>
      isSamen(antwoorden) ? 'Woont een van jullie nu in een koopwoning?' : 'Woon je nu in een koopwoning?',
    hulp: (antwoorden: MetPartner) =>
      isSamen(antwoorden)
        ? 'We gaan ervan uit dat jullie die woning verkopen.'
        : 'We gaan ervan uit dat je die woning verkoopt.',
  },
  verkoopPrijsWoning: {
    label: 'Verkoopprijs van je huidige woning',
    hulp: 'Vul in voor welk bedrag je de woning ongeveer verkoopt. Voor de verkoop rekenen we 2% kosten.',
  },
  huidigeHypotheekBedrag: {
    label: 'Huidig hypotheekbedrag',
    hulp: 'Vul in wat je nog moet aflossen op je huidige woning. Dat staat op het jaaroverzicht van je hypotheek.',
  },
  eigenGeld: {
    label: 'Eigen geld',
    hulp: (antwoorden: MetPartner) =>
      isSamen(antwoorden)
        ? 'Tel op wat jullie samen hebben, zoals spaargeld of een schenking. Tel overwaarde niet mee: dat doen wij.'
        : 'Vul in hoeveel je zelf kan betalen, zoals spaargeld of een schenking. ' +
          'Tel overwaarde niet mee: dat doen wij.',
  },
  renteperiode: {
    label: 'Hoe lang wil je je rente vastzetten?',
    toelichting:
      'In de rentevaste periode blijft je rente gelijk. Hoe langer de periode, hoe hoger meestal de rente. ' +
      'Bij variabel kan je rente elke maand veranderen.',
  },
} as const satisfies Partial<OverigeWoorden>

/** The texts of the question about the startersvrijstelling, which step 2 asks each possible starter. */
export const starterswoorden = {
  startersvrijstelling: {
    eigen: { label: 'Kan je de startersvrijstelling gebruiken?' },
    partner: { label: 'Kan je partner de startersvrijstelling gebruiken?' },
  },
} as const satisfies Partial<Persoonswoorden>
