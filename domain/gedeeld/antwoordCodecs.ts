import { record } from 'fp-ts'
import type * as t from 'io-ts'

import { isBedrag } from '../geld/bedrag'
import { alleenSamenCodec, jaNeeCodec, jaNeeWeetNietCodec, bestaandeWoningCodec } from '../orientatie/keuzes'
import type { Veld } from '../orientatie/antwoorden'
import { dienstBetrekkingCodec } from '../orientatie/dienstBetrekking'
import { energielabelTypeCodec } from '../orientatie/energielabel'
import { RENTEVASTE_PERIODES, type RentevastePeriode } from '../orientatie/rentevastePeriodes'
import type { Veldwaarde } from '../orientatie/veld'

const PERIODES: readonly RentevastePeriode[] = Object.values(RENTEVASTE_PERIODES)

const isPeriode = (waarde: unknown): waarde is RentevastePeriode => PERIODES.some((periode) => periode === waarde)

const isBedragOfLeeg = (waarde: unknown): waarde is number | undefined => waarde === undefined || isBedrag(waarde)

/** The versions of a shared calculation, ascending: a later one has more questions. */
export const VERSIES = [1, 2] as const

/** A version of a shared calculation. */
export type Versie = (typeof VERSIES)[number]

/** A question in a shared calculation: the sign it is known by, since which version, and what its answer can be. */
interface Vraag<Waarde> {
  readonly teken: string
  readonly sinds: Versie
  readonly is: t.Is<Waarde>
  /** What there is to choose from; nothing for an amount. */
  readonly keuzes: readonly Waarde[]
}

type Keuzes = Readonly<Record<string, unknown>>

const vraag = <Waarde>(teken: string, is: t.Is<Waarde>, keuzes: readonly Waarde[] = []): Vraag<Waarde> => ({
  teken,
  sinds: 1,
  is,
  keuzes,
})
const keuze = <K extends Keuzes>(teken: string, codec: t.KeyofC<K>): Vraag<keyof K> =>
  vraag(teken, codec.is, record.keys(codec.keys))
const bedrag = (teken: string): Vraag<number | undefined> => vraag(teken, isBedragOfLeeg)
const sinds = <Waarde>(versie: Versie, vraag: Vraag<Waarde>): Vraag<Waarde> => ({ ...vraag, sinds: versie })

/**
 * Every question with its sign. A sign never changes its meaning: links that were made with it go on to open. A new
 * question is `sinds` a new version, so that an older program says that the link is newer and not that it is damaged.
 */
export const VRAGEN: { readonly [V in Veld]: Vraag<Veldwaarde<V>> } = {
  alleenSamen: keuze('a', alleenSamenCodec),
  schulden: keuze('b', jaNeeCodec),
  bestaandeWoning: keuze('c', bestaandeWoningCodec),
  verbouwingskosten: bedrag('d'),
  meerwerk: bedrag('e'),
  woonJeNuInEenKoopwoning: keuze('f', jaNeeCodec),
  verkoopPrijsWoning: bedrag('g'),
  huidigeHypotheekBedrag: bedrag('h'),
  eigenGeld: bedrag('i'),
  renteperiode: vraag('j', isPeriode, PERIODES),
  vraagprijsWoning: bedrag('k'),
  energielabelType: keuze('l', energielabelTypeCodec),
  'eigen.dienstBetrekking': keuze('A', dienstBetrekkingCodec),
  'eigen.inkomen': bedrag('B'),
  'eigen.inkomenPensioen': bedrag('C'),
  'eigen.pensioenBinnen10Jaar': keuze('D', jaNeeCodec),
  'eigen.inkomenPensioenVerwacht': bedrag('E'),
  'eigen.leningen': bedrag('F'),
  'eigen.partneralimentatie': bedrag('G'),
  'eigen.studieschuld': bedrag('H'),
  'eigen.startersvrijstelling': sinds(2, keuze('I', jaNeeWeetNietCodec)),
  'partner.dienstBetrekking': keuze('K', dienstBetrekkingCodec),
  'partner.inkomen': bedrag('L'),
  'partner.inkomenPensioen': bedrag('M'),
  'partner.pensioenBinnen10Jaar': keuze('N', jaNeeCodec),
  'partner.inkomenPensioenVerwacht': bedrag('O'),
  'partner.leningen': bedrag('P'),
  'partner.partneralimentatie': bedrag('Q'),
  'partner.studieschuld': bedrag('R'),
  'partner.startersvrijstelling': sinds(2, keuze('S', jaNeeWeetNietCodec)),
}

/** The answers that a question has to choose from, in the order in which they are offered; none for an amount. */
export const keuzesVan = (veld: Veld): readonly Veldwaarde[] => VRAGEN[veld].keuzes
