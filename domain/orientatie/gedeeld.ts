import { either, record } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import { datumCodec, type Datum } from '../datum/datum'
import type { Antwoorden, Veld } from '../antwoorden/antwoorden'
import { labelCodeCodec, type LabelCode } from '../antwoorden/label'
import { nieuweOrientatie } from './orientatie'
import { waardeVan } from '../antwoorden/veld'
import { toAntwoord, type Antwoord } from './wijziging'
import { VERSIES } from '../vragen/versies'
import { isAntwoord } from '../vragen/antwoord'
import { VRAGEN } from '../vragen/vragen'

/** A shared calculation: its answers, with their brand, norm year and date. */
export interface Gedeeld {
  /** The brand of the answers. */
  readonly labelCode: LabelCode
  /** The year of the norms of the calculation; undefined without a result or when a service did not report the year. */
  readonly normjaar: number | undefined
  /** The day of sharing; for a shared receipt (`Rekenbewijs`), the day of its calculation. */
  readonly datum: Datum
  /** The answers, at most one for each question. Any other question has the answer of a new orientation. */
  readonly antwoorden: readonly Antwoord[]
}

/** The reason why a text cannot be read as a shared calculation: a later version of the format, or damaged text. */
export type GedeeldFout = 'NieuwereVersie' | 'Beschadigd'

/** The character between the parts of a text; older versions wrote the other one. Both are in no part. */
const SCHEIDING = '_'
const OUDE_SCHEIDING = '~'
const VELDEN = record.keys(VRAGEN)
const beginstand = nieuweOrientatie('MY')

/**
 * Returns the answers that differ from the answers in `van`, at most one per question. `van` is by default a new
 * orientation.
 * @example
 * toAnders(orientatie).map(({ veld, waarde }) => `${veld}: ${waarde}`)
 * // [ 'eigen.inkomen: 60000', 'eigenGeld: 20000', 'vraagprijsWoning: 300000' ]
 */
export const toAnders = (antwoorden: Antwoorden, van: Antwoorden = beginstand): readonly Antwoord[] =>
  VELDEN.flatMap((veld) => {
    const waarde = waardeVan(antwoorden, veld)
    return waarde === waardeVan(van, veld) ? [] : [toAntwoord(veld, waarde)]
  })

const controle = (inhoud: string): string => crc32(inhoud).toString(36)

const sindsVan = (veld: Veld): number => VRAGEN[veld].sinds ?? 1

/** Returns the first link version that has the questions of all answers, so that older programs can read more links. */
const versieVoor = (antwoorden: readonly Antwoord[]): number =>
  Math.max(...antwoorden.map(({ veld }) => sindsVan(veld)), 1)

/**
 * Returns an amount or a choice with a hyphen instead of a decimal point. A minus sign in the exponent stays, as in
 * `1-5e-7`.
 */
const schrijfWaarde = (waarde: Antwoord['waarde']): string => String(waarde ?? '').replace('.', '-')

/** Returns the text before `schrijfWaarde`. */
const leesWaarde = (geschreven: string): string => geschreven.replace(/^(\d+)-/, '$1.')

/**
 * Returns a shared calculation as a short text of letters, digits, `-` and `_`, which a URL and a CSS selector need not
 * escape. The text contains no results.
 * @example
 * const antwoorden = toAnders(orientatie)
 * formatGedeeld({ labelCode: 'MY', normjaar: 2026, datum: '2026-03-02', antwoorden })
 * // '1_MY_2026_2026-03-02_B60000_i20000_k300000_1c5prl3'
 */
export const formatGedeeld = ({ labelCode, normjaar, datum, antwoorden }: Gedeeld): string => {
  const delen = antwoorden.map(({ veld, waarde }) => `${VRAGEN[veld].teken}${schrijfWaarde(waarde)}`)
  const inhoud = [versieVoor(antwoorden), labelCode, normjaar ?? '', datum, ...delen].join(SCHEIDING)
  return `${inhoud}${SCHEIDING}${controle(inhoud)}`
}

const veldVan = (teken: string): Veld | undefined => VELDEN.find((veld) => VRAGEN[veld].teken === teken)

const isGetal = (tekst: string): boolean => tekst !== '' && Number.isFinite(Number(tekst))

const readAnswer = (deel: string, versie: number): Antwoord | undefined => {
  const veld = veldVan(deel.slice(0, 1))
  if (veld === undefined || sindsVan(veld) > versie) return undefined
  const tekst = leesWaarde(deel.slice(1))
  const waarde = tekst === '' ? undefined : isGetal(tekst) ? Number(tekst) : tekst
  return isAntwoord(veld, waarde) ? toAntwoord(veld, waarde) : undefined
}

const readVersion = (versie: number, delen: readonly string[]): Gedeeld | undefined => {
  const [labelCode, jaar = '', datum, ...rest] = delen
  if (!labelCodeCodec.is(labelCode) || !/^(\d{4})?$/.test(jaar) || !datumCodec.is(datum)) return undefined
  const antwoorden = rest.flatMap((deel) => readAnswer(deel, versie) ?? [])
  const velden = new Set(antwoorden.map(({ veld }) => veld))
  if (velden.size < rest.length) return undefined
  return { labelCode, normjaar: jaar === '' ? undefined : Number(jaar), datum, antwoorden }
}

/** Returns a text without what is around a link in a letter or message, such as brackets, stars and a full stop. */
const zonderOmgeving = (tekst: string): string =>
  tekst
    .replace(/^[^\da-z]+/i, '')
    .replace(/[^\w~.-].*$/, '')
    .replace(/[^\da-z]+$/i, '')

/** Returns the parts of a text before its checksum; undefined when the checksum is wrong or absent. */
const gecontroleerd = (tekst: string): readonly string[] | undefined => {
  const scheiding = tekst.includes(OUDE_SCHEIDING) ? OUDE_SCHEIDING : SCHEIDING
  const einde = tekst.lastIndexOf(scheiding)
  const inhoud = tekst.slice(0, Math.max(0, einde))
  return einde < 0 || controle(inhoud) !== tekst.slice(einde + 1) ? undefined : inhoud.split(scheiding)
}

/**
 * Reads a text of {@link formatGedeeld}, of this version or an earlier one, after {@link asTyped}. Ignores characters
 * around the text that belong to no link, white space in it, and a backslash before `_`, as in Markdown. Refuses a
 * text of a later version, a text with a wrong checksum (another character was changed, added or lost), and a text with
 * an invalid brand, year, date or answer.
 * @example
 * parseGedeeld('geen link') // { _tag: 'Left', left: 'Beschadigd' }
 */
export const parseGedeeld = (geplakt: string): either.Either<GedeeldFout, Gedeeld> => {
  const tekst = asTyped(geplakt).replaceAll('\\_', '_')
  const gelezen = [tekst, zonderOmgeving(tekst), zonderOmgeving(tekst.replaceAll(' ', ''))].map(gecontroleerd)
  const [versie = '', ...delen] = gelezen.find((een) => een !== undefined) ?? []
  if (!VERSIES.some((bekend) => String(bekend) === versie))
    return either.left(Number(versie) > VERSIES.length ? 'NieuwereVersie' : 'Beschadigd')
  return either.fromNullable<GedeeldFout>('Beschadigd')(readVersion(Number(versie), delen))
}

const POLYNOOM = 0xedb88320

/** Returns the CRC-32 of a text of character codes below 256, as an unsigned number (ISO 3309, used by zip and PNG). */
export const crc32 = (tekst: string): number => {
  let rest = 0xffffffff
  for (const teken of tekst) {
    rest ^= teken.charCodeAt(0)
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOOM : 0)
  }
  return (rest ^ 0xffffffff) >>> 0
}
