import type { Veld } from '../../domain'

/** The words beside one question. */
export interface VraagTekst {
  readonly label: string
  /** What to count in the answer; shown under the label. */
  readonly hulp?: string
  /** Why the question is asked; shown in the tooltip. */
  readonly toelichting?: string
}

const bedragenPerMaand = 'Vul het bedrag per maand in.'

/** The words of every question of the calculator. */
export const vragen: Readonly<Record<Veld, VraagTekst>> = {
  alleenSamen: {
    label: 'Koop je alleen of samen?',
    toelichting: 'Koop je samen, dan tellen jullie beide inkomens mee voor de hypotheek.',
  },
  'eigen.dienstBetrekking': {
    label: 'Wat voor inkomen heb je?',
    toelichting: 'Het soort inkomen bepaalt hoe het meetelt voor je hypotheek.',
  },
  'eigen.inkomen': {
    label: 'Bruto jaarinkomen',
    hulp: 'Tel vakantiegeld en een vaste dertiende maand mee, een bonus niet.',
    toelichting:
      'Je bruto jaarinkomen is je inkomen voordat er belasting af gaat. Daarmee bepalen we wat je kan lenen.',
  },
  'eigen.inkomenPensioen': {
    label: 'Pensioen jaarinkomen',
    hulp: 'Tel je AOW en je pensioen bij elkaar op, bruto per jaar.',
  },
  'eigen.pensioenBinnen10Jaar': {
    label: 'Ga je binnen 10 jaar met pensioen?',
    toelichting: 'Je moet de hypotheek ook na je pensioen kunnen betalen. Daarom kijken we dan ook naar je pensioen.',
  },
  'eigen.inkomenPensioenVerwacht': {
    label: 'Verwacht pensioen jaarinkomen',
    hulp: 'Tel je AOW en je pensioen bij elkaar op, bruto per jaar. Je vindt ze op mijnpensioenoverzicht.nl.',
  },
  'partner.dienstBetrekking': { label: 'Wat voor inkomen heeft je partner?' },
  'partner.inkomen': {
    label: 'Bruto jaarinkomen van je partner',
    hulp: 'Tel vakantiegeld en een vaste dertiende maand mee, een bonus niet.',
  },
  'partner.inkomenPensioen': {
    label: 'Pensioen jaarinkomen van je partner',
    hulp: 'Tel de AOW en het pensioen bij elkaar op, bruto per jaar.',
  },
  'partner.pensioenBinnen10Jaar': { label: 'Gaat je partner binnen 10 jaar met pensioen?' },
  'partner.inkomenPensioenVerwacht': {
    label: 'Verwacht pensioen jaarinkomen van je partner',
    hulp: 'Tel de AOW en het pensioen bij elkaar op, bruto per jaar.',
  },
  schulden: {
    label: 'Heb je een studieschuld, lening of alimentatie?',
    hulp: 'Denk ook aan een creditcard, rood staan of kopen op afbetaling.',
    toelichting: 'Wat je hieraan betaalt, kan je niet aan een hypotheek betalen. Daarom gaat het van je maximum af.',
  },
  'eigen.leningen': {
    label: 'Leningen',
    hulp: bedragenPerMaand,
    toelichting:
      'Voor een creditcard, rood staan en kopen op afbetaling telt per maand 2% van de limiet of het aankoopbedrag, ook als je er niets van gebruikt.',
  },
  'eigen.partneralimentatie': {
    label: 'Partneralimentatie',
    hulp: 'Vul in wat je bruto per maand aan een ex-partner betaalt. Kinderalimentatie telt niet mee.',
  },
  'eigen.studieschuld': { label: 'Studieschuld', hulp: 'Vul in wat je per maand aan DUO betaalt.' },
  'partner.leningen': { label: 'Leningen van je partner', hulp: bedragenPerMaand },
  'partner.partneralimentatie': {
    label: 'Partneralimentatie die je partner betaalt',
    hulp: 'Vul in wat je partner bruto per maand aan een ex-partner betaalt.',
  },
  'partner.studieschuld': {
    label: 'Studieschuld van je partner',
    hulp: 'Vul in wat je partner per maand aan DUO betaalt.',
  },
  vraagprijsWoning: {
    label: 'Vraagprijs van de woning',
    hulp: 'Weet je nog niet welke woning je koopt? Vul dan in wat je ongeveer wilt betalen.',
  },
  bestaandeWoning: { label: 'Wat voor woning wil je kopen?' },
  energielabelType: {
    label: 'Energielabel',
    toelichting: 'Voor een zuinige woning mag je meer lenen. Het energielabel staat in de advertentie van de woning.',
  },
  verbouwingskosten: {
    label: 'Kosten van de verbouwing',
    hulp: 'Vul in wat je meteen na de koop aan de woning wilt doen.',
  },
  meerwerk: {
    label: 'Kosten van meerwerk',
    hulp: 'Meerwerk is wat je extra laat doen bij de bouw, zoals een keuken of een dakkapel.',
  },
  woonJeNuInEenKoopwoning: { label: 'Woon je nu in een koopwoning?' },
  verkoopPrijsWoning: {
    label: 'Verkoopprijs van je huidige woning',
    hulp: 'Vul in wat je woning bij verkoop ongeveer opbrengt. Voor de verkoop rekenen we 2% kosten.',
  },
  huidigeHypotheekBedrag: {
    label: 'Huidig hypotheekbedrag',
    hulp: 'Vul in wat je nog moet aflossen op je huidige woning.',
  },
  eigenGeld: {
    label: 'Eigen geld',
    hulp: 'Vul in hoeveel eigen geld je in de woning wilt steken, zoals spaargeld of een schenking.',
  },
  renteperiode: {
    label: 'Hoe lang wil je je rente vastzetten?',
    toelichting: 'In de rentevaste periode blijft je rente gelijk. Hoe langer de periode, hoe hoger meestal de rente.',
  },
}
