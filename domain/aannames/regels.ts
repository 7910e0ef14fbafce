import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { isZonderLening } from '../financieringsOpzet/lening'
import { roundBedrag } from '../geld/roundBedrag'
import { standaardKosten } from '../normen/kostenposten'
import type { Normen } from '../normen/normen'
import type { Rentepaar } from '../normen/rentepaar'
import type { DienstBetrekking } from '../antwoorden/dienstBetrekking'
import type { Startersvrijstelling } from '../antwoorden/startersvrijstelling'
import { afmToetsrente, PERIODE_ZONDER_TOETSRENTE } from '../rekenkern/rente/rente.stappen'
import { rentesoortBij } from '../rekenkader/rentesoort'
import { isToetsrente } from '../rekenkern/rente/rentesoortVanMaximum'
import { isNieuwbouwA4, nhgGrensVan } from '../rekenkern/woning/grenzen'
import { MAKELAARSPERCENTAGE } from '../rekenkern/woning/woning.stappen'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek, Hypotheekgever, Onderpand } from '../antwoorden/verzoek'
import { belastingZonderHypotheek } from '../vergelijking/belastingZonderHypotheek'
import { besparingMetNhg } from '../vergelijking/besparingMetNhg'
import { hoogsteVanTwee, kanGelijkZijn } from './tabelVanTwee'
import {
  metAftrekbareRestschuld,
  metAndereTabel,
  metLabelA3,
  metRestschuldBovenWaarde,
  zonderBedragAlleenstaande,
  type Anders,
  type EigenAannamegrond,
} from './anders'

/**
 * The data that decides whether an assumption applies. `kader` is undefined when the caller gave no rekenkader, or when
 * a calculation with that rekenkader gives another loan or monthly cost than `opzet`.
 */
export interface Aannamegrond {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly opzet: FinancieringsOpzet
  readonly kader: Rekenkader | undefined
}

/** Details of an applicable assumption: none (`true`), the outcome without the assumption, or a number in the text. */
export type Uitwerking = true | Anders | number

type Uitkomst = false | Uitwerking

/** A rule about one assumption: returns false when the assumption does not apply, otherwise its details. */
export type Aannameregel = (grond: Aannamegrond) => Uitkomst

const altijd: Aannameregel = () => true

/** Creates a rule that returns the outcome of `oordeel`, or false when `kader` is unknown. */
const hier =
  (oordeel: (grond: EigenAannamegrond) => Uitkomst = () => true): Aannameregel =>
  ({ kader, ...grond }) =>
    kader !== undefined && oordeel({ ...grond, kader })

const iemand =
  (past: (gever: Hypotheekgever) => boolean): Aannameregel =>
  ({ verzoek }) =>
    verzoek.hypotheekgevers.some(past)

const metInkomen = (soort: DienstBetrekking): Aannameregel =>
  iemand(({ inkomsten }) => inkomsten.dienstbetrekkingsoort === soort)

const metUitgave = (post: keyof Hypotheekgever['uitgaven']): Aannameregel =>
  iemand(({ uitgaven }) => (uitgaven[post] ?? 0) > 0)

const isMetTwee = ({ verzoek }: Aannamegrond): boolean => verzoek.hypotheekgevers.length === 2

/** Creates a rule that applies when `kader` is known and `hoogsteVanTwee` returns `hoogste`. */
const metTabelVan = (hoogste: ReturnType<typeof hoogsteVanTwee>): Aannameregel =>
  hier((grond) => hoogsteVanTwee(grond) === hoogste && (metAndereTabel(grond) ?? true))

/** Creates a rule that returns the outcome of `oordeel`, or false for a request without a home. */
const metWoning =
  <G extends Aannamegrond>(oordeel: (woning: Onderpand, grond: G) => Uitkomst = () => true) =>
  (grond: G): Uitkomst =>
    grond.verzoek.onderpand !== undefined && oordeel(grond.verzoek.onderpand, grond)

const isBestaand = ({ onderpandType }: Onderpand): boolean => onderpandType === 'BestaandeBouw'

const isLabelOnbekend = ({ energielabelType = 'Onbekend' }: Onderpand): boolean => energielabelType === 'Onbekend'

const waardeVan = ({ koopsom, meerwerkOfVerbouwingskosten = 0 }: Onderpand): number =>
  koopsom + meerwerkOfVerbouwingskosten

const metLabelOnbekend = (past: (woning: Onderpand) => boolean): Aannameregel =>
  metWoning((woning, { kader, ...grond }) => {
    if (!past(woning) || !isLabelOnbekend(woning)) return false
    return (kader && metLabelA3({ ...grond, kader })) ?? true
  })

const isZonderAdvieskosten = ({ opzet: { advieskosten, afhandelingskosten } }: Aannamegrond): boolean =>
  advieskosten === undefined && afhandelingskosten === undefined

const isMetGemiddeldeKosten = ({ kader: { kosten = standaardKosten } }: EigenAannamegrond): boolean =>
  kosten === standaardKosten

const heeftInkomen = ({ inkomsten: { dienstbetrekkingsoort, bedrag = 0 } }: Hypotheekgever): boolean =>
  dienstbetrekkingsoort !== 'Overig' && bedrag > 0

const heeftVerkoop = ({ verkoopprijs }: Onderpand): boolean => verkoopprijs !== undefined

const heeftRestschuld = ({ opzet: { restschuld = 0 } }: Pick<Aannamegrond, 'opzet'>): boolean => restschuld > 0

/** Creates a rule that applies if the result has this rate of a pair, and gives details. */
const metRentesoort = (soort: keyof Rentepaar, uitwerking: (grond: EigenAannamegrond) => Uitkomst): Aannameregel =>
  hier((grond) => rentesoortBij(grond.verzoek, grond.kader, grond.opzet) === soort && uitwerking(grond))

/** The rules for assumptions about the buyers, the test rate and a request without a home, by name. */
const bijJou = {
  bedragAlleenstaande: hier((grond) => zonderBedragAlleenstaande(grond) ?? false),
  pensioenBinnen10Jaar: iemand(({ binnen10JaarMetPensioen }) => binnen10JaarMetPensioen),
  volgordeVanPensioen: hier(
    (grond) =>
      isMetTwee(grond) && grond.verzoek.hypotheekgevers.every(({ binnen10JaarMetPensioen }) => binnen10JaarMetPensioen),
  ),
  pensioenIsAow: metInkomen('Pensioen'),
  tabelVanJouMetAow: metTabelVan('jijMetAow'),
  tabelVanJouZonderAow: metTabelVan('jijZonderAow'),
  tabelVanPartnerMetAow: metTabelVan('partnerMetAow'),
  tabelVanPartnerZonderAow: metTabelVan('partnerZonderAow'),
  gelijkInkomen: hier(
    (grond) => kanGelijkZijn(grond) && (hoogsteVanTwee(grond) === 'gelijk' ? (metAndereTabel(grond) ?? true) : true),
  ),
  tijdelijkInkomen: hier(metInkomen('DienstbetrekkingTijdelijk')),
  inkomenUitOnderneming: hier(metInkomen('Onderneming')),
  overigInkomen: hier(metInkomen('Overig')),
  studieschuld: metUitgave('huidigeMaandlastStudieschuld'),
  studieschuldfactor: hier(metUitgave('huidigeMaandlastStudieschuld')),
  leningen: metUitgave('brutoMaandlastOverige'),
  partneralimentatie: hier(metUitgave('brutoMaandlastAlimentatie')),
  zonderRuimte: hier((grond) => grond.opzet.maximaleHypotheekOpInkomen === 0 && iemand(heeftInkomen)(grond)),
  toetsrente: hier(
    ({ verzoek, kader }) => verzoek.rentevastperiode < PERIODE_ZONDER_TOETSRENTE && afmToetsrente(kader.normen),
  ),
  zonderWoning: ({ verzoek }: Aannamegrond) => verzoek.onderpand === undefined,
  maandlastZonderWoning: hier(({ verzoek }) => verzoek.onderpand === undefined),
  renteZonderWoning: metRentesoort('zonder', ({ verzoek }) => verzoek.onderpand === undefined),
} satisfies Readonly<Record<string, Aannameregel>>

/** Creates a rule for an existing home up to the starter limit: applies if `kader` has startersvrijstelling `wie`. */
const metVrijstelling = (wie: Startersvrijstelling): Aannameregel =>
  hier(
    metWoning(
      (woning, { kader: { normen, startersvrijstelling = 'nee' } }) =>
        isBestaand(woning) &&
        woning.koopsom <= normen.startersvrijstelling.waarde.woningwaardeTotEnMet &&
        startersvrijstelling === wie,
    ),
  )

/** Whether a new build has another label than A++++, which has a higher NHG limit in the year of `normen`. */
const kanA4Worden = (woning: Onderpand, { nhg }: Normen): boolean =>
  !isBestaand(woning) && !isNieuwbouwA4(woning) && nhg.waarde.grensNieuwbouwA4 !== undefined

/** Creates a rule that gives the NHG limit with energy-saving measures, for a price between the usual limit and it. */
const metHogereGrens = (past: (woning: Onderpand, normen: Normen) => boolean): Aannameregel =>
  hier(
    metWoning(
      (woning, { opzet, kader: { normen } }) =>
        past(woning, normen) &&
        opzet.nhg === false &&
        opzet.hypotheekbedrag > 0 &&
        waardeVan(woning) > nhgGrensVan(woning, normen) &&
        waardeVan(woning) <= normen.nhg.waarde.grensMetVerduurzaming &&
        normen.nhg.waarde.grensMetVerduurzaming,
    ),
  )

/** The rules for assumptions about the home, its costs and the sale of the current home, by name. */
const bijDeWoning = {
  labelOnbekend: metLabelOnbekend(isBestaand),
  labelOnbekendNieuwbouw: metLabelOnbekend((woning) => !isBestaand(woning)),
  restschuld: hier(
    metWoning((woning, grond) => {
      const { restschuld = 0 } = grond.opzet
      return restschuld > 0 && (metRestschuldBovenWaarde(grond, waardeVan(woning), restschuld) ?? true)
    }),
  ),
  renteOverRestschuld: hier(
    metWoning((_, grond) => heeftRestschuld(grond) && (metAftrekbareRestschuld(grond) ?? true)),
  ),
  restschuldAlsAftrekbaar: hier(
    metWoning(
      (_, { kader: { normen }, ...grond }) =>
        heeftRestschuld(grond) && normen.financieringslast.waarde.nietAftrekbaar === undefined,
    ),
  ),
  waardeIsPrijs: metWoning(),
  werkInWaarde: hier(metWoning(({ meerwerkOfVerbouwingskosten = 0 }) => meerwerkOfVerbouwingskosten > 0)),
  energiebesparing: hier(
    metWoning(
      (woning, { kader }) =>
        isBestaand(woning) &&
        kader.normen.extraVoorVerduurzaming.waarde[woning.energielabelType ?? 'Onbekend'] > 0 &&
        kader.normen.leningTenOpzichteVanWaarde.waarde.hoogsteMetVerduurzaming,
    ),
  ),
  nhg: ({ opzet, kader }: Aannamegrond) => opzet.nhg === true && (kader?.normen.nhg.waarde.provisie ?? true),
  renteMetNhg: metRentesoort('nhg', ({ verzoek, kader, opzet }) => besparingMetNhg(verzoek, kader, opzet) || true),
  renteZonderNhg: metRentesoort(
    'zonder',
    ({ verzoek, opzet }) => verzoek.onderpand !== undefined && !isZonderLening(opzet),
  ),
  maximumBijRente: hier(
    ({ verzoek, kader, opzet }) =>
      verzoek.onderpand !== undefined &&
      !isZonderLening(opzet) &&
      rentesoortBij(verzoek, kader, opzet) !== undefined &&
      isToetsrente(verzoek, kader, opzet),
  ),
  hogereNhgGrens: metHogereGrens((woning, normen) => !kanA4Worden(woning, normen)),
  hogereNhgGrensNieuwbouw: metHogereGrens(kanA4Worden),
  eigenBewoning: metWoning(),
  startersvrijstelling: metVrijstelling('nee'),
  metStartersvrijstelling: metVrijstelling('ja'),
  startersvrijstellingVanEen: metVrijstelling('eenVanTwee'),
  gemiddeldeKosten: hier(metWoning((woning, grond) => isBestaand(woning) && isMetGemiddeldeKosten(grond))),
  kostenNieuwbouw: hier(metWoning((woning, grond) => !isBestaand(woning) && isMetGemiddeldeKosten(grond))),
  bijkomendeKosten: metWoning((_, grond) => isZonderAdvieskosten(grond)),
  renteTijdensBouw: metWoning((woning, grond) => !isBestaand(woning) && isZonderAdvieskosten(grond)),
  verkoop: metWoning((woning, { opzet }) => heeftVerkoop(woning) && opzet.overwaarde !== undefined),
  verkoopkosten: hier(metWoning((woning) => heeftVerkoop(woning) && MAKELAARSPERCENTAGE)),
  huidigeHypotheek: metWoning(heeftVerkoop),
  belastingZonderHypotheek: hier(
    metWoning((_, { verzoek, kader }) => roundBedrag(belastingZonderHypotheek(verzoek, kader)) || false),
  ),
  eigenGeldEerst: hier(metWoning((_, { verzoek: { eigenInleg = 0 } }) => eigenInleg > 0)),
  wozWaarde: hier(metWoning()),
} satisfies Readonly<Record<string, Aannameregel>>

/** The rules for assumptions about the calculation as a whole, by name. */
const bijIedereen = {
  leennormen: altijd,
  annuiteit: hier(),
  nettoEersteJaar: hier(),
  kortingen: hier(),
  eenmaligeKosten: hier(),
  partners: hier(isMetTwee),
  watEenSchuldIs: altijd,
  nietGevraagd: altijd,
  eenNormjaar: hier(({ kader }) => kader.normen.jaar),
} satisfies Readonly<Record<string, Aannameregel>>

/** The rules that decide which assumptions apply, by group and name. */
export const AANNAMES = { bijJou, bijDeWoning, bijIedereen }
