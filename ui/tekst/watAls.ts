import { aflosbaarInZin } from './vragen/schulden'

/** Texts about the effect of other answers on the result. Amounts are passed as text. */
export const watAlsTekst = {
  inleiding: {
    lokaal: 'Schuif, of vul een ander bedrag in. Je ziet meteen wat er verandert.',
    dienst: 'Schuif, of vul een ander bedrag in. Laat je los, dan rekenen we opnieuw.',
  },
  blijft: 'Je berekening verandert mee; je kan altijd terug.',
  schuif: {
    vraagprijsWoning: 'Schuif de vraagprijs',
    eigenGeld: 'Schuif je eigen geld',
    'eigen.inkomen': 'Schuif je inkomen',
    'eigen.inkomenPensioen': 'Schuif je pensioen',
    'partner.inkomen': 'Schuif het inkomen van je partner',
    'partner.inkomenPensioen': 'Schuif het pensioen van je partner',
  },
  periodeMetRente: (periode: string, rente: string) => `${periode}, ${rente}`,
  was: 'Was',
  wordt: 'wordt',
  nettoPerMaand: 'netto per maand',
  tekort: 'tekort',
  metTekort: (bedrag: string) => `${bedrag} tekort`,
  eerstGeenTekort: 'Eerst kwam je niets tekort.',
  jeLeent: (lening: string) => `Je leent ${lening}.`,
  nettoBetaalJe: (netto: string) => `Netto betaal je ${netto} per maand.`,
  nietsTekort: (eerst: string) => `Eerst kwam je ${eerst} tekort, nu niet meer.`,
  meerDanNu: (bedrag: string) => `Dat is ${bedrag} meer dan nu.`,
  minderDanNu: (bedrag: string) => `Dat is ${bedrag} minder dan nu.`,
  /** Returns the sentence on the tax on a home without a mortgage that the change ends. */
  belastingEerst: (bedrag: string) => `Over je eigen woning betaalde je eerst ${bedrag} belasting per maand.`,
  /** Returns the sentence on the earlier amount of that tax, below the sentence on the amount after the change. */
  belastingWas: (bedrag: string) => `Eerst was dat ${bedrag}.`,
  renteWordt: (rente: string) => `De rente is dan ${rente}.`,
  evenveelAlsNu: 'Dat is evenveel als nu.',
  uitkomst: 'De uitkomst in cijfers',
  kolommen: { nu: 'Nu', bewaard: 'Bewaard', dan: 'Dan' },
  /** The titles above the bars of the monthly cost and above the price lines. */
  maandbalken: 'Netto per maand',
  prijslijn: 'Wat je kan kopen',
  bewaar: 'Bewaar deze situatie',
  isBewaard: 'Situatie bewaard',
  /** The main figure of the kept situation, below that of the current one. */
  bewaardNetto: (netto: string) => `In de bewaarde situatie betaal je netto ${netto} per maand.`,
  bewaardTekort: (tekort: string) => `In de bewaarde situatie kom je ${tekort} tekort.`,
  bewaardIs: (wijzigingen: string) => `Bewaard: ${wijzigingen}.`,
  gebruik: 'Gebruik deze situatie',
  verwijder: 'Verwijder deze situatie',
  /** Sentences for a screen reader about the kept situation. */
  gezegdBewaard: (wijzigingen: string) => `Je hebt deze situatie bewaard: ${wijzigingen}.`,
  gezegdGebruikt: 'We rekenen nu met de bewaarde situatie.',
  gezegdVerwijderd: 'De bewaarde situatie is verwijderd.',
  bezig: 'We rekenen opnieuw.',
  label: 'Energielabel van de woning',
  labelHulp: 'Kies het label van een zuinigere woning, of van deze woning na de verbouwing.',
  andereLabels: 'De andere labels geven geen hogere hypotheek.',
  geenBeterLabel: 'Een ander energielabel geeft geen hogere hypotheek.',
  nu: (label: string) => `${label} (nu)`,
  maatregelen: (heeftLabel: boolean, extra: string) =>
    `Wil je zelf energie besparen? Dan mag je ${heeftLabel ? 'bij dit label' : 'zonder label'} tot ${extra} extra lenen. ` +
    'Dat zit niet in deze berekening.',
  watTelt: 'Wat scheelt het?',
  watTeltUitleg: 'Zo verandert je uitkomst als er één ding anders is.',
  watAnders: 'Wat er anders is',
  anderInkomen: {
    1: {
      meer: (bedrag: string) => `${bedrag} per jaar meer inkomen`,
      minder: (bedrag: string) => `${bedrag} per jaar minder inkomen`,
    },
    2: {
      meer: (bedrag: string) => `${bedrag} per jaar meer inkomen van je partner`,
      minder: (bedrag: string) => `${bedrag} per jaar minder inkomen van je partner`,
    },
  },
  meerEigenGeld: (bedrag: string) => `${bedrag} meer eigen geld`,
  beterEnergielabel: (label: string) => `Energielabel ${label}`,
  schuldenWeg: `Geen ${aflosbaarInZin()}`,
  verschillen: { lenen: 'Je kan lenen', mist: 'Tekort', netto: 'Netto per maand' },
  meer: (bedrag: string) => `${bedrag} meer`,
  minder: (bedrag: string) => `${bedrag} minder`,
  gelijk: 'gelijk',
  gezegd: (tekort: string | undefined, netto: string) =>
    `${tekort === undefined ? 'Geen tekort' : `Tekort: ${tekort}`}. Netto maandlast: ${netto}.`,
  wijziging: {
    vraagprijsWoning: (bedrag: string) => `een woning van ${bedrag}`,
    eigenGeld: (bedrag: string) => `${bedrag} eigen geld`,
    energielabelType: (label: string) => `energielabel ${label}`,
    verbouwingskosten: (bedrag: string) => `${bedrag} voor de verbouwing`,
    inkomen: {
      eigen: (bedrag: string) => `${bedrag} inkomen per jaar`,
      partner: (bedrag: string) => `${bedrag} inkomen per jaar van je partner`,
    },
    renteperiode: (periode: string) => `een rentevaste periode van ${periode}`,
  },
} as const
