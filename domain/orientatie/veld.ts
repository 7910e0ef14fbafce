import { eq } from 'fp-ts'

import type { Antwoorden } from './antwoorden'
import type { Persoon, Wie } from './persoon'

/** What one home buyer can answer, by the name of the question. */
type WaardenVan<W extends Wie> = { readonly [Vraag in keyof Persoon as `${W}.${Vraag}`]: Persoon[Vraag] }

/** What can be answered to each question of the calculator, by the name of the question. */
export interface Waarden extends Omit<Antwoorden, Wie>, WaardenVan<'eigen'>, WaardenVan<'partner'> {}

/** A question of the calculator, named after the answer it fills. */
export type Veld = keyof Waarden

/** What the answer to a question can be: one of its choices, or an amount that may be absent. */
export type Waarde<V extends Veld = Veld> = Waarden[V]

/** A question asked of each home buyer by itself. */
export type PersoonVeld = `${Wie}.${keyof Persoon}`

/** A question answered with an amount in euro. */
export type BedragVeld = { [V in Veld]: number extends Waarde<V> ? V : never }[Veld]

/** Where an answer stands. */
interface Plek<W> {
  readonly lees: (antwoorden: Antwoorden) => W
  readonly zet: <A extends Antwoorden>(antwoorden: A, waarde: W) => A
  /** Copies the answer that stands here from other answers. */
  readonly neemOver: <A extends Antwoorden>(antwoorden: A, van: Antwoorden) => A
}

const metNeemOver = <W>({ lees, zet }: Omit<Plek<W>, 'neemOver'>): Plek<W> => ({
  lees,
  zet,
  neemOver: (antwoorden, van) => zet(antwoorden, lees(van)),
})

const plek = <Naam extends keyof Antwoorden>(naam: Naam): Plek<Antwoorden[Naam]> =>
  metNeemOver({
    lees: (antwoorden) => antwoorden[naam],
    zet: (antwoorden, waarde) => ({ ...antwoorden, [naam]: waarde }),
  })

const plekVan = <Naam extends keyof Persoon>(wie: Wie, naam: Naam): Plek<Persoon[Naam]> =>
  metNeemOver({
    lees: (antwoorden) => antwoorden[wie][naam],
    zet: (antwoorden, waarde) => ({ ...antwoorden, [wie]: { ...antwoorden[wie], [naam]: waarde } }),
  })

/** Every question, and where its answer stands. */
const plekken: { readonly [V in Veld]: Plek<Waarde<V>> } = {
  alleenSamen: plek('alleenSamen'),
  'eigen.dienstBetrekking': plekVan('eigen', 'dienstBetrekking'),
  'eigen.inkomen': plekVan('eigen', 'inkomen'),
  'eigen.inkomenPensioen': plekVan('eigen', 'inkomenPensioen'),
  'eigen.pensioenBinnen10Jaar': plekVan('eigen', 'pensioenBinnen10Jaar'),
  'eigen.inkomenPensioenVerwacht': plekVan('eigen', 'inkomenPensioenVerwacht'),
  'eigen.leningen': plekVan('eigen', 'leningen'),
  'eigen.partneralimentatie': plekVan('eigen', 'partneralimentatie'),
  'eigen.studieschuld': plekVan('eigen', 'studieschuld'),
  'partner.dienstBetrekking': plekVan('partner', 'dienstBetrekking'),
  'partner.inkomen': plekVan('partner', 'inkomen'),
  'partner.inkomenPensioen': plekVan('partner', 'inkomenPensioen'),
  'partner.pensioenBinnen10Jaar': plekVan('partner', 'pensioenBinnen10Jaar'),
  'partner.inkomenPensioenVerwacht': plekVan('partner', 'inkomenPensioenVerwacht'),
  'partner.leningen': plekVan('partner', 'leningen'),
  'partner.partneralimentatie': plekVan('partner', 'partneralimentatie'),
  'partner.studieschuld': plekVan('partner', 'studieschuld'),
  schulden: plek('schulden'),
  vraagprijsWoning: plek('vraagprijsWoning'),
  bestaandeWoning: plek('bestaandeWoning'),
  energielabelType: plek('energielabelType'),
  verbouwingskosten: plek('verbouwingskosten'),
  meerwerk: plek('meerwerk'),
  woonJeNuInEenKoopwoning: plek('woonJeNuInEenKoopwoning'),
  verkoopPrijsWoning: plek('verkoopPrijsWoning'),
  huidigeHypotheekBedrag: plek('huidigeHypotheekBedrag'),
  eigenGeld: plek('eigenGeld'),
  renteperiode: plek('renteperiode'),
}

/** The answer to a question, whether or not the question is shown. */
export const waardeVan = <V extends Veld>(antwoorden: Antwoorden, veld: V): Waarde<V> => plekken[veld].lees(antwoorden)

/** The same with this answer to this question, and nothing else changed. */
export const metWaarde = <A extends Antwoorden, V extends Veld>(antwoorden: A, veld: V, waarde: Waarde<V>): A =>
  plekken[veld].zet(antwoorden, waarde)

/** The same with all answers of another, and nothing else of it. */
export const metAntwoorden = <A extends Antwoorden>(antwoorden: A, van: Antwoorden): A =>
  Object.values(plekken).reduce((vorige, { neemOver }) => neemOver(vorige, van), antwoorden)

/** Are the answers to all questions the same? What is not an answer does not count. */
export const antwoordenEq: eq.Eq<Antwoorden> = eq.fromEquals((een, ander) =>
  Object.values(plekken).every(({ lees }) => lees(een) === lees(ander)),
)
