/** Texts about the price up to which the visitor can buy, and about a home that is out of reach. */
export const kopenTotTekst = {
  /** Returns the words before the affordable price in a sentence. */
  tot: (middelen: string) => `${middelen} kan je een woning kopen tot`,
  van: (middelen: string) => `${middelen} kan je een woning kopen van`,
  /** The labels of the two marks on the price line, and the line as a sentence. */
  jouwWoning: 'Jouw woning',
  kopenTot: (prijs: string) => `Je kan kopen tot ${prijs}`,
  /** The words before the highest price on the price line and in the card. */
  totGroot: 'Je kan kopen tot',
  vanGroot: 'Je kan een woning kopen van',
  ongeveer: (prijs: string) => `ongeveer ${prijs}`,
  prijslijn: (kopenTot: string, prijs: string) => `${kopenTot} en jouw woning kost ${prijs}.`,
  /** The words for the home of a shared calculation, which may be of somebody else. */
  dezeWoning: 'Deze woning',
  prijslijnGedeeld: (kopenTot: string, prijs: string) => `${kopenTot} en deze woning kost ${prijs}.`,
  eerderWoning: (prijs: string) => `een woning van ${prijs}`,
  eerderTot: (prijs: string) => `kopen tot ${prijs}`,
  /** Returns the meaning of the dashed marks on the price line. */
  eerder: (wat: readonly string[]) => `Gestippeld is hoe het was: ${new Intl.ListFormat('nl').format(wat)}.`,
  kop: 'Jouw woning en wat je kan kopen',
  met: (middelen: readonly string[]) => `Met ${new Intl.ListFormat('nl').format(middelen)}`,
  jouwInkomen: 'jouw inkomen',
  jeInkomen: 'je inkomen',
  jullieInkomens: 'jullie inkomens',
  /** The sentences about the highest price, for one buyer and for two. */
  koop: {
    totOngeveer: (middelen: string, prijs: string) => `${middelen} kan je een woning kopen tot ongeveer ${prijs}.`,
    /** The sentence for a price below which some prices are not possible. */
    van: (middelen: string, prijs: string) => `${middelen} kan je een woning kopen van ${prijs}.`,
    nodig: (bedrag: string) => `Daarvoor heb je ${bedrag} eigen geld nodig.`,
  },
  koopSamen: {
    totOngeveer: (middelen: string, prijs: string) =>
      `${middelen} kunnen jullie een woning kopen tot ongeveer ${prijs}.`,
    van: (middelen: string, prijs: string) => `${middelen} kunnen jullie een woning kopen van ${prijs}.`,
    nodig: (bedrag: string) => `Daarvoor hebben jullie ${bedrag} eigen geld nodig.`,
  },
  kopenVan: (prijs: string) => `Je kan een woning kopen van ${prijs}`,
  metEigenGeld: (bedrag: string, prijs: string) => `Met ${bedrag} eigen geld kan je kopen tot ${prijs}`,
  metRente: (rente: string) => `Bij die prijs is de rente ${rente}.`,
  inkomenPartner: 'het inkomen van je partner',
  datVanPartner: 'dat van je partner',
  eigenGeld: (bedrag: string) => `${bedrag} eigen geld`,
  overwaarde: (bedrag: string) => `${bedrag} overwaarde`,
  restschuld: (bedrag: string) => `${bedrag} restschuld`,
  rekenMet: (prijs: string) => `Reken met ${prijs}`,
  nietsLenen: 'Je kan niets lenen, dus ook bij een lagere prijs kom je tekort.',
  kosten: 'De kosten kan je niet lenen. Die betaal je met eigen geld. Ook bij een lagere prijs kom je tekort.',
  kostenEnRestschuld:
    'De kosten en je restschuld kan je niet lenen. Die betaal je met eigen geld. ' +
    'Ook bij een lagere prijs kom je tekort.',
  /** Why the shortage is more than the difference of the two prices. */
  metKosten: 'In je tekort tellen de kosten mee.',
} as const
