import type { AlleenSamen, Antwoorden, DienstBetrekking, Veld } from '../../domain/orientatie'

/** Words of a question; some depend on the answers so far. */
type Bewoording = string | ((antwoorden: Antwoorden) => string)

/** The words beside one question. */
interface VraagWoorden<W = string> {
  readonly label: W
  /** What to count in the answer; shown under the label. */
  readonly hulp?: W | undefined
  /** Why the question is asked; shown in the tooltip. */
  readonly toelichting?: W | undefined
}

interface MetPartner {
  readonly alleenSamen: AlleenSamen
}

interface MetInkomen {
  readonly dienstBetrekking: DienstBetrekking
}

const LOON = 'Tel vakantiegeld en een vaste dertiende maand mee, een bonus niet.'

const inkomenHulp =
  (verklaring: string, winst: string, meerInkomens: string) =>
  ({ dienstBetrekking }: MetInkomen): string => {
    if (dienstBetrekking === 'Onderneming') return `${winst} ${meerInkomens}`
    const loon = dienstBetrekking === 'DienstbetrekkingTijdelijk' ? `${LOON} ${verklaring}` : LOON
    return `${loon} ${meerInkomens}`
  }

const eigenInkomenHulp = inkomenHulp(
  'Meestal moet je werkgever verklaren dat je in dienst kan blijven.',
  'Vul je gemiddelde winst per jaar in, van de laatste 3 jaar. Was je winst vorig jaar lager? Vul dan die in.',
  'Heb je meer dan één inkomen? Tel ze bij elkaar op. Kies de soort van het hoogste.',
)
const partnerInkomenHulp = inkomenHulp(
  'Meestal moet de werkgever verklaren dat je partner in dienst kan blijven.',
  'Vul de gemiddelde winst per jaar in, van de laatste 3 jaar. Was de winst vorig jaar lager? Vul dan die in.',
  'Heeft je partner meer dan één inkomen? Tel ze bij elkaar op. Kies de soort van het hoogste.',
)

const isSamen = ({ alleenSamen }: MetPartner): boolean => alleenSamen === 'samen'

/** The words of every question of the calculator. */
export const vragen = {
  alleenSamen: {
    label: 'Koop je alleen of samen?',
    toelichting: 'Koop je samen, dan tellen jullie beide inkomens mee voor de hypotheek.',
  },
  'eigen.dienstBetrekking': {
    label: 'Wat voor inkomen heb je?',
    toelichting: 'Niet elk inkomen telt mee voor een hypotheek. En bij pensioen gelden andere regels.',
  },
  'eigen.inkomen': {
    label: 'Bruto jaarinkomen',
    hulp: ({ eigen }: { readonly eigen: MetInkomen }) => eigenInkomenHulp(eigen),
    toelichting:
      'Je bruto jaarinkomen is je inkomen voordat er belasting af gaat. Daarmee bepalen we wat je kan lenen.',
  },
  'eigen.inkomenPensioen': {
    label: 'Jaarinkomen uit pensioen',
    hulp: 'Tel je AOW en je pensioen bij elkaar op, bruto per jaar.',
  },
  'eigen.pensioenBinnen10Jaar': {
    label: 'Ga je binnen 10 jaar met pensioen?',
    hulp: 'Ga uit van je AOW-leeftijd, ook als je langer doorwerkt.',
    toelichting: 'Met pensioen is je inkomen vaak lager. Ook dan moet je de hypotheek kunnen betalen.',
  },
  'eigen.inkomenPensioenVerwacht': {
    label: 'Verwacht jaarinkomen uit pensioen',
    hulp: 'Tel je AOW en je pensioen bij elkaar op, bruto per jaar. Je vindt ze op mijnpensioenoverzicht.nl.',
  },
  'partner.dienstBetrekking': {
    label: 'Wat voor inkomen heeft je partner?',
    toelichting: 'Ook bij je partner telt niet elk inkomen mee. En bij pensioen gelden andere regels.',
  },
  'partner.inkomen': {
    label: 'Bruto jaarinkomen van je partner',
    hulp: ({ partner }: { readonly partner: MetInkomen }) => partnerInkomenHulp(partner),
    toelichting:
      'Het bruto jaarinkomen is het inkomen voordat er belasting af gaat. Daarmee bepalen we wat jullie kunnen lenen.',
  },
  'partner.inkomenPensioen': {
    label: 'Jaarinkomen uit pensioen van je partner',
    hulp: 'Tel de AOW en het pensioen bij elkaar op, bruto per jaar.',
  },
  'partner.pensioenBinnen10Jaar': {
    label: 'Gaat je partner binnen 10 jaar met pensioen?',
    hulp: 'Ga uit van de AOW-leeftijd, ook als je partner langer doorwerkt.',
    toelichting: 'Met pensioen is het inkomen vaak lager. Ook dan moeten jullie de hypotheek kunnen betalen.',
  },
  'partner.inkomenPensioenVerwacht': {
    label: 'Verwacht jaarinkomen uit pensioen van je partner',
    hulp: 'Tel de AOW en het pensioen bij elkaar op, bruto per jaar. Je partner vindt ze op mijnpensioenoverzicht.nl.',
  },
  schulden: {
    label: (antwoorden: MetPartner) =>
      isSamen(antwoorden)
        ? 'Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?'
        : 'Heb je een studieschuld of lening, of betaal je partneralimentatie?',
    hulp: (antwoorden: MetPartner) =>
      'Denk ook aan een creditcard, rood staan, private lease, achteraf betalen of kopen op afbetaling. ' +
      (isSamen(antwoorden)
        ? 'Betalen jullie erfpacht? Tel de canon per maand op bij de leningen van een van jullie.'
        : 'Betaal je erfpacht? Tel de canon per maand bij je leningen op.'),
    toelichting: 'Wat je hieraan betaalt, kan je niet aan een hypotheek betalen. Daarom gaat het van je maximum af.',
  },
  'eigen.leningen': {
    label: 'Leningen',
    hulp: 'Vul in wat je per maand voor al je leningen samen betaalt. Tel private lease en achteraf betalen mee.',
    toelichting:
      'Bij een creditcard en rood staan telt per maand 2% van de limiet. Ook als je die niet gebruikt. Bij ' +
      'kopen op afbetaling telt 2% van wat je aankopen kostten.',
  },
  'eigen.partneralimentatie': {
    label: 'Partneralimentatie',
    hulp: 'Vul in wat je bruto per maand aan een ex-partner betaalt. Kinderalimentatie telt niet mee.',
  },
  'eigen.studieschuld': {
    label: 'Studieschuld',
    hulp:
      'Vul in wat je per maand aan DUO betaalt. Betaal je nog niets, of tijdelijk minder? Vul dan je gewone ' +
      'maandbedrag uit Mijn DUO in.',
  },
  'eigen.startersvrijstelling': { label: 'Kan je de startersvrijstelling gebruiken?' },
  'partner.startersvrijstelling': { label: 'Kan je partner de startersvrijstelling gebruiken?' },
  'partner.leningen': {
    label: 'Leningen van je partner',
    hulp:
      'Vul in wat je partner per maand voor alle leningen samen betaalt. Tel private lease en achteraf ' +
      'betalen mee.',
    toelichting:
      'Bij een creditcard en rood staan telt per maand 2% van de limiet. Ook als je partner die niet gebruikt. Bij ' +
      'kopen op afbetaling telt 2% van wat de aankopen kostten.',
  },
  'partner.partneralimentatie': {
    label: 'Partneralimentatie die je partner betaalt',
    hulp: 'Vul in wat je partner bruto per maand aan een ex-partner betaalt. Kinderalimentatie telt niet mee.',
  },
  'partner.studieschuld': {
    label: 'Studieschuld van je partner',
    hulp:
      'Vul in wat je partner per maand aan DUO betaalt. Is dat nog niets, of tijdelijk minder? Vul dan het ' +
      'gewone maandbedrag uit Mijn DUO in.',
  },
  vraagprijsWoning: {
    label: 'Vraagprijs van de woning',
  },
  bestaandeWoning: { label: 'Wat voor woning wil je kopen?' },
  energielabelType: { label: 'Energielabel' },
  verbouwingskosten: {
    label: 'Kosten van de verbouwing',
  },
  meerwerk: {
    label: 'Kosten van meerwerk',
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
        : 'Vul in hoeveel je zelf kan betalen, zoals spaargeld of een schenking. Tel overwaarde niet mee: dat doen wij.',
  },
  renteperiode: { label: 'Hoe lang wil je je rente vastzetten?' },
} as const satisfies Readonly<Record<Veld, VraagWoorden<Bewoording>>>

/** The words of a question as they are with these answers; a step that is fetched later brings more of its own. */
export const vraagWoorden = (veld: Veld, antwoorden: Antwoorden): VraagWoorden => {
  const { label, hulp, toelichting }: VraagWoorden<Bewoording> = vragen[veld]
  const kies = (woorden: Bewoording): string => (typeof woorden === 'function' ? woorden(antwoorden) : woorden)
  return { label: kies(label), hulp: hulp && kies(hulp), toelichting: toelichting && kies(toelichting) }
}
