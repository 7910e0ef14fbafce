import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { codecOf, metEenheid, codecWith } from '../codec/codecOf'
import { objectCodec } from '../codec/objectCodec'
import { strictly } from '../codec/strictly'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import {
  OPZETVELDEN,
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
} from '../financieringsOpzet/financieringsOpzetCodec'
import { kostenpostenCodec, type Kostenposten } from '../normen/kostenposten'
import { rentetarievenCodec, type Rentetarieven } from '../normen/rentetarieven'
import { startersvrijstellingCodec, type Startersvrijstelling } from '../orientatie/startersvrijstelling'
import { vrijstellingVoor } from '../rekenkader/vrijstelling'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import { verzoekCodec } from '../verzoek/verzoekCodec'

/** A list of names, which is refused as a whole: a mistake for each of a hundred thousand helps nobody. */
const voorstellenCodec = codecOf(
  'Voorstellen',
  (waarde): waarde is readonly string[] =>
    Array.isArray(waarde) && waarde.every((naam: unknown) => typeof naam === 'string'),
  'verwacht de namen van normen',
)

/** What a calculation took as given, as a receipt holds it. */
export interface Bewijskader {
  /** The year of the norms. */
  readonly normjaar: number
  /** The version of the norm set. */
  readonly normversie: string
  /** The hash of the norm set: SHA-256 over JSON with sorted keys, 64 hexadecimal digits. */
  readonly normhash: string
  /** The rates that could be read. Percent a year, 0 to 100, by fixed-rate period in months. */
  readonly rentetarieven: Rentetarieven
  /** The cost items. Euro, 0 to 99.999.999. */
  readonly kosten: Kostenposten
  /** The hash of rates and cost items together. */
  readonly tariefhash: string
  /** The names of the norms that were only proposed; absent when there were none. */
  readonly voorstellen?: readonly string[]
  /** Who pays no transfer tax as a starter; absent when nobody does. */
  readonly startersvrijstelling?: Startersvrijstelling
}

/** Reads what a calculation took as given. */
const kaderCodec = objectCodec<Bewijskader>(
  {
    normjaar: metEenheid(t.number, 'jaar van de normen'),
    normversie: t.string,
    normhash: t.string,
    rentetarieven: rentetarievenCodec,
    kosten: kostenpostenCodec,
    tariefhash: t.string,
  },
  { voorstellen: voorstellenCodec, startersvrijstelling: startersvrijstellingCodec },
)

const opgegevenCodec = codecOf(
  'Opgegeven',
  (waarde): waarde is number | string | boolean | null =>
    waarde === null || ['number', 'string', 'boolean'].includes(typeof waarde),
  'verwacht een getal, een tekst, true of false',
)

const shape = t.exact(
  t.type({
    formaat: t.literal('rekenbewijs/1'),
    rekenkern: t.string,
    kader: kaderCodec,
    verzoek: verzoekCodec,
    financieringsOpzet: t.exact(t.partial(Object.fromEntries(OPZETVELDEN.map((veld) => [veld, opgegevenCodec])))),
    zegel: t.string,
  }),
  'Rekenbewijs',
)

type Opgegeven = t.TypeOf<typeof shape>

/** Refuses an exemption for starters that the buyers of the request cannot have. */
const checkVrijstelling = (opgegeven: Opgegeven, context: t.Context): t.Validation<Opgegeven> => {
  const { verzoek, kader } = opgegeven
  const gekeurd = vrijstellingVoor(verzoek, kader.startersvrijstelling ?? 'nee')
  if (either.isRight(gekeurd)) return t.success(opgegeven)
  const { startersvrijstelling, mogelijk } = gekeurd.left
  const keuze = t.keyof(Object.fromEntries(mogelijk.map((een) => [een, null])), 'Startersvrijstelling')
  const inKader = t.appendContext(context, 'kader', kaderCodec, kader)
  return t.failure(startersvrijstelling, t.appendContext(inKader, 'startersvrijstelling', keuze, startersvrijstelling))
}

/**
 * Reads a receipt to do it again: what it says it came to is compared and nothing more, so that a figure in it can be
 * any number, text, true, false or null. Refuses every field that a receipt does not have.
 */
export const opgegevenBewijs = strictly(
  codecWith('Rekenbewijs', shape.is, (invoer, context) =>
    either.flatMap(shape.validate(invoer, context), (opgegeven) => checkVrijstelling(opgegeven, context)),
  ),
)

/**
 * What a calculation was and came to, enough to do it again later: the request, the identity of norms, rates and cost
 * items (hashes are SHA-256 over JSON with sorted keys), the version of the rules and the record. `voorstellen` names
 * the norms that were only proposed, when there were any, `startersvrijstelling` who is exempt from transfer tax, when
 * somebody is. `zegel` is the hash of all the rest: it shows a change by accident, and is no signature.
 */
export interface Rekenbewijs {
  /** What this is: a receipt of the first format. */
  readonly formaat: 'rekenbewijs/1'
  /** The version of the rules of calculation. */
  readonly rekenkern: string
  /** What the calculation took as given. */
  readonly kader: Bewijskader
  /** The request. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The record that came of it. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** The hash of all the rest: it shows a change by accident, and is no signature. */
  readonly zegel: string
}

/** The shape of a receipt, to describe it with; a request with a home goes with a record of a home. */
export const rekenbewijsShape = objectCodec<Rekenbewijs>(
  {
    formaat: t.literal('rekenbewijs/1'),
    rekenkern: t.string,
    kader: kaderCodec,
    verzoek: verzoekCodec,
    financieringsOpzet: financieringsOpzetCodec,
    zegel: t.string,
  },
  {},
  'Rekenbewijs',
)

type Opzetlezer = t.Decoder<unknown, FinancieringsOpzet> & { readonly is: t.Is<FinancieringsOpzet> }

const opzetLezerVoor = ({ verzoek }: Rekenbewijs): Opzetlezer =>
  verzoek.onderpand === undefined ? financieringsOpzetCodec : financieringsOpzetMetOnderpandCodec

/**
 * Reads a receipt from JSON, with in it the record that its request asks for; refuses every field that a receipt does
 * not have. Its seal is not checked here.
 */
export const rekenbewijsCodec = codecWith(
  'Rekenbewijs',
  (waarde): waarde is Rekenbewijs =>
    rekenbewijsShape.is(waarde) && opzetLezerVoor(waarde).is(waarde.financieringsOpzet),
  (invoer, context) =>
    fp.pipe(
      opgegevenBewijs.validate(invoer, context),
      either.flatMap((opgegeven) => {
        const bewijs = opgegeven as unknown as Rekenbewijs
        const lezer = strictly(opzetLezerVoor(bewijs))
        const { financieringsOpzet } = bewijs
        return fp.pipe(
          lezer.validate(financieringsOpzet, t.appendContext(context, 'financieringsOpzet', lezer, financieringsOpzet)),
          either.map((gelezen) => ({ ...bewijs, financieringsOpzet: gelezen })),
        )
      }),
    ),
)
