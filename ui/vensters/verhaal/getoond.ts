import { koopsomIn, metOnderpand, roundOpzet, type FinancieringsOpzet } from '../../../domain'
import { roundBedrag, roundDelen } from '../../../domain/geld'
import { knopenVan, type Graaf, type Rekenstap } from '../../../domain/uitleg'
import type { Stapnaam } from '../../../domain/uitleg/stapnamen'
import { naamVan } from './vertelling'

/** Amounts of a trail in whole euros, by the id of their step or leaf. */
export type Getoond = ReadonlyMap<string, number>

/** What the rules read of a trail, and what is shown of it so far. */
interface Trail {
  readonly stappen: readonly Rekenstap[]
  /** The exact outcome of a step or value of a leaf; 0 when the trail lacks it. */
  readonly exact: (id: string) => number
  /** As shown: set by a rule, or else rounded by itself. */
  readonly toon: (id: string) => number
  readonly zet: (id: string, bedrag: number) => void
}

/** A sum in the trail, and how its amounts are shown. */
type Regel = (trail: Trail) => void

const RECORD = 'financieringsOpzet.'

/** Binary noise: an amount this little below a whole euro is that euro. */
const RUIS = 1e-6

/** To the cent, as the course of the loan has its years. */
const toCenten = (bedrag: number): number => Math.round(bedrag * 100 + RUIS) / 100

const naarBeneden = (bedrag: number): number => Math.floor(bedrag + RUIS)

/** These steps of a trail, of each applicant and at each moment. */
const stappenAls = ({ stappen }: Trail, ...namen: readonly Stapnaam[]): readonly Rekenstap[] =>
  stappen.filter((stap) => namen.includes(naamVan(stap)))

const vanInvoer = (stap: Rekenstap, naam: string): string => stap.invoer.find((een) => een.naam === naam)?.van ?? ''

const recordIn = (stappen: readonly Rekenstap[]): FinancieringsOpzet =>
  Object.fromEntries(
    stappen.filter(({ id }) => id.startsWith(RECORD)).map(({ id, uitkomst }) => [id.slice(RECORD.length), uitkomst]),
  ) as unknown as FinancieringsOpzet

/** The figures of the record as the summary shows them, and what they are of. */
const opzet: Regel = ({ stappen, zet }) => {
  const rond = roundOpzet(recordIn(stappen))
  for (const stap of stappen.filter(({ id }) => id.startsWith(RECORD))) {
    const veld = stap.id.slice(RECORD.length) as keyof FinancieringsOpzet
    const bedrag = Number(rond[veld])
    const bron = stap.invoer.length === 1 ? stap.invoer[0]?.van : vanInvoer(stap, veld)
    if (stap.eenheid.startsWith('euro')) [stap.id, bron ?? stap.id].forEach((id) => zet(id, bedrag))
  }
  zet('maandlast.lening', rond.hypotheekbedrag ?? rond.maximaleHypotheek)
}

/** Rounds the price, the need without the NHG fee, and own money so that they add up to the figures of the record. */
const woning: Regel = ({ stappen, exact, toon, zet }) => {
  const record = metOnderpand(recordIn(stappen))
  if (record === undefined) return
  const rond = roundOpzet(record)
  const [koopsom, werk] = ['verzoek.onderpand.koopsom', 'verzoek.onderpand.meerwerkOfVerbouwingskosten'] as const
  zet(koopsom, (metOnderpand(rond) && koopsomIn(metOnderpand(rond) ?? record)) ?? toon(koopsom))
  zet('waarde', toon(koopsom) + toon(werk))
  const { aankoopkosten = 0, hypotheekaktekosten = 0, taxatiekosten = 0, restschuld = 0, overwaarde = 0 } = rond
  zet('behoefte.zonderNhg', aankoopkosten + hypotheekaktekosten + taxatiekosten + restschuld - overwaarde)
  const { benodigdeFinanciering = 0, hypotheekbedrag = 0, extraBenodigdeEigenInleg = 0 } = rond
  if (exact('behoefte.eigenInleg') < record.benodigdeFinanciering)
    zet('behoefte.eigenInleg', benodigdeFinanciering - hypotheekbedrag - extraBenodigdeEigenInleg)
}

/** Sets the costs of a sale to what its price, its debt and its proceeds on screen leave for them. */
const verkoop: Regel = ({ stappen, toon, zet }) => {
  const saldo = stappen.find(({ id }) => id === 'verkoop.saldo')
  if (saldo === undefined) return
  const over = toon('verkoop.overwaarde') - toon('verkoop.restschuld')
  zet(saldo.id, over)
  zet(
    'verkoop.makelaarskosten',
    toon(vanInvoer(saldo, 'verkoopprijs')) - toon(vanInvoer(saldo, 'huidigHypotheekbedrag')) - over,
  )
}

/** Rounds the interest and the tax advantage of the first year as the course of the loan does. */
const eersteJaar: Regel = (trail) => {
  const { exact, zet } = trail
  for (const { id } of stappenAls(
    trail,
    'maandlast.renteEersteJaar',
    'belasting.aftrekbareRente',
    'belasting.voordeel',
  ))
    zet(id, roundBedrag(toCenten(exact(id))))
}

/** Rounds the larger share of two people so that both shares add up to the whole. */
const vanTwee: Regel = (trail) => {
  const { exact, toon, zet } = trail
  for (const stap of stappenAls(trail, 'toets.verplichtingen', 'belasting.voordeel')) {
    const [eerste, tweede] = [vanInvoer(stap, 'eerste'), vanInvoer(stap, 'tweede')]
    if (eerste !== '' && tweede === '') zet(eerste, toon(stap.id))
    if (eerste === '' || tweede === '') continue
    const rond = roundDelen({ eerste: exact(eerste), tweede: exact(tweede) }, toon(stap.id))
    zet(eerste, rond.eerste)
    zet(tweede, rond.tweede)
  }
}

/** What is left a month for a mortgage, and what that repays with the extra amounts: no more than the maximum. */
const lenen: Regel = (trail) => {
  const { toon, zet } = trail
  for (const stap of stappenAls(trail, 'toets.ruimte'))
    zet(stap.id, toon(vanInvoer(stap, 'toegestaneMaandlast')) - toon(vanInvoer(stap, 'verplichtingen')))
  for (const stap of stappenAls(trail, 'toets.maximum')) {
    if (stap.uitkomst === 0) continue
    const maximum = naarBeneden(Number(stap.uitkomst))
    zet(stap.id, maximum)
    const extra = toon(vanInvoer(stap, 'bedragAlleenstaande')) + toon(vanInvoer(stap, 'bedragEnergielabel'))
    zet(vanInvoer(stap, 'contanteWaarde'), maximum - extra)
  }
}

/** What fits with a restschuld: its parts add up to no more than the maximum, and all of a restschuld shows as one. */
const restschuld: Regel = (trail) => {
  const { exact, toon, zet } = trail
  for (const stap of stappenAls(trail, 'restschuld.maximumMetRestschuld')) {
    const [naast, passend] = [vanInvoer(stap, 'leningNaastRestschuld'), vanInvoer(stap, 'passendeRestschuld')]
    if (exact(passend) === exact('verkoop.restschuld')) zet(passend, toon('verkoop.restschuld'))
    if (stap.uitkomst === 0) continue
    const maximum = naarBeneden(Number(stap.uitkomst))
    zet(stap.id, maximum)
    const extra = toon(vanInvoer(stap, 'bedragAlleenstaande')) + toon(vanInvoer(stap, 'bedragEnergielabel'))
    if (exact(naast) === 0) zet(passend, maximum - extra)
    else zet(naast, maximum - extra - toon(passend))
  }
}

/** Rounds the deduction, and the tax with and without the home: the larger tax absorbs the rounding. */
const belasting: Regel = (trail) => {
  const { exact, toon, zet } = trail
  for (const stap of stappenAls(trail, 'belasting.aftrek'))
    if (stap.uitkomst !== 0) zet(stap.id, toon(vanInvoer(stap, 'rente')) - toon(vanInvoer(stap, 'forfait')))
  for (const stap of stappenAls(trail, 'belastingPerAanvrager.voordeel')) {
    const [zonder, met] = [vanInvoer(stap, 'belastingZonderWoning'), vanInvoer(stap, 'belastingMetWoning')]
    const verschil = toon(stap.id) + toon(vanInvoer(stap, 'tariefsaanpassing'))
    if (exact(zonder) > exact(met)) zet(zonder, toon(met) + verschil)
    else zet(met, toon(zonder) - verschil)
  }
}

const REGELS: readonly Regel[] = [opzet, woning, verkoop, eersteJaar, vanTwee, lenen, restschuld, belasting]

/**
 * The amounts of a trail as the short story shows them, in whole euros: the figures of the record as the summary has
 * them, and what is told as a sum or a difference adds up. What no rule is about is rounded by itself.
 */
export const getoondIn = (graaf: Graaf): Getoond => {
  const knopen = knopenVan(graaf)
  const getoond = new Map<string, number>()
  const exact = (id: string): number => {
    const knoop = knopen.get(id)
    return Number((knoop?.soort === 'stap' ? knoop.uitkomst : knoop?.waarde) ?? 0)
  }
  const trail: Trail = {
    stappen: graaf.stappen,
    exact,
    toon: (id) => getoond.get(id) ?? roundBedrag(exact(id)),
    zet: (id, bedrag) => getoond.set(id, bedrag),
  }
  REGELS.forEach((regel) => regel(trail))
  return getoond
}
