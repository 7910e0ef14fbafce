/** The words of what has to change to pay for a home. */
export const veranderenTekst = {
  inleiding: (tekort: string) => `Je mist nog ${tekort}. Elk van deze wijzigingen is op zichzelf genoeg.`,
  inleidingVanEen: (tekort: string) => `Je mist nog ${tekort}. Deze wijziging is genoeg.`,
  eigenGeld: (verschil: string, totaal: string) => `Betaal ${verschil} meer met eigen geld: samen ${totaal}.`,
  eersteEigenGeld: (verschil: string) => `Betaal ${verschil} met eigen geld.`,
  inkomen: (inkomen: string, verschil: string) =>
    `Met een bruto jaarinkomen van ${inkomen} kan je genoeg lenen. Dat is ${verschil} meer dan nu.`,
  inkomenSamen: (inkomen: string, verschil: string) =>
    `Met samen ${inkomen} bruto per jaar kunnen jullie genoeg lenen. Dat is ${verschil} meer dan nu.`,
  wieMeerVerdient: { 1: 'Dit geldt als jij dat meer verdient.', 2: 'Dit geldt als je partner dat meer verdient.' },
  meerInkomen: (meer: string) => `Met meer inkomen kan je hoogstens ${meer} meer lenen.`,
  prijs: (prijs: string, verschil: string) => `Koop een woning van ${prijs}. Dat is ${verschil} minder dan nu.`,
  prijsOfLager: (prijs: string, verschil: string) =>
    `Koop een woning van hoogstens ${prijs}. Dat is ${verschil} minder dan nu.`,
  werk: (verschil: string, waaraan: string) => `Geef ${verschil} minder uit aan ${waaraan}.`,
  verbouwing: 'de verbouwing',
  meerwerk: 'meerwerk',
  schulden: (meer: string) => `Zonder leningen en studieschuld kan je ${meer} meer lenen.`,
  schuldenPerMaand: (verschil: string) =>
    `Betaal je ${verschil} per maand minder aan schulden? Dan kan je genoeg lenen.`,
  aflossenKost: 'Aflossen kost ook geld: dat telt hier niet mee.',
  partneralimentatie: 'Partneralimentatie kan je niet zomaar stoppen. Die tellen we hier dus niet als mogelijkheid.',
  periode: (periode: string, lening: string) =>
    `Kies een rentevaste periode van ${periode}. Dan kan je ${lening} lenen.`,
  variabel: (lening: string) => `Kies een variabele rente. Dan kan je ${lening} lenen.`,
  maandlast: (bruto: string, verschil: string, richting: string) =>
    `Je bruto maandlast is dan ${bruto}: ${verschil} ${richting} dan nu.`,
  meer: 'meer',
  minder: 'minder',
  zelfdeMaandlast: (bruto: string) => `Je bruto maandlast blijft ${bruto}.`,
  ofBeter: (label: string) => `${label} of beter`,
  energielabel: (label: string, meer: string) =>
    `Kies een woning met energielabel ${label}. Dan mag je ${meer} meer lenen.`,
  zelfZuiniger: 'Wil je deze woning zelf zuiniger maken? Reken dan ook met de kosten daarvan.',
  startersvrijstelling: (verschil: string) =>
    `Kan je de startersvrijstelling gebruiken? Dan betaal je ${verschil} minder.`,
  helptBeetje: 'Dit helpt, maar is niet genoeg',
  danNog: (tekort: string) => `Je mist dan nog ${tekort}.`,
  waardeIsGrens:
    'Meer inkomen of minder schulden helpt niet: je leent al zoveel als de woning waard is. De kosten betaal je zelf.',
  teltNietMee: 'Dit soort inkomen telt niet mee. Meer ervan helpt dus niet.',
  pensioenIsGrens: 'Meer inkomen nu helpt niet, want je pensioen bepaalt de grens.',
  nietsHelpt: 'Met één wijziging lukt het niet',
  paarSamen:
    'Probeer er een paar samen, bijvoorbeeld een lagere prijs en meer eigen geld. Een adviseur kan met je meedenken.',
  nietBekend: 'Dit kunnen we hier niet uitrekenen. Een adviseur kan met je meedenken.',
  nietsNodig: 'Er hoeft niets te veranderen: je hebt genoeg eigen geld.',
  probeer: 'Probeer dit',
  met: (wijziging: string) => `met ${wijziging}`,
  slot: 'Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur.',
  geprobeerd: (wijzigingen: readonly string[]) => `We rekenen nu met ${new Intl.ListFormat('nl').format(wijzigingen)}.`,
  terug: 'Terug naar je eigen antwoorden',
  /** What is tried, for in a sentence. */
  wijziging: {
    eigenGeld: (verschil: string) => `${verschil} meer eigen geld`,
    inkomen: (verschil: string) => `${verschil} meer inkomen per jaar`,
    prijs: (prijs: string) => `een woning van ${prijs}`,
    werk: (verschil: string, waaraan: string) => `${verschil} minder voor ${waaraan}`,
    schulden: (verschil: string) => `${verschil} per maand minder aan schulden`,
    periode: (periode: string) => `een rentevaste periode van ${periode}`,
    variabel: 'een variabele rente',
    energielabel: (label: string) => `energielabel ${label}`,
    startersvrijstelling: 'de startersvrijstelling',
    /** What is tried as the amount that then holds. */
    geheel: {
      eigenGeld: (bedrag: string) => `${bedrag} eigen geld`,
      inkomen: (bedrag: string) => `${bedrag} inkomen per jaar`,
      werk: (bedrag: string, waaraan: string) => `${bedrag} voor ${waaraan}`,
      schulden: (bedrag: string) => `${bedrag} per maand aan schulden`,
    },
  },
} as const
