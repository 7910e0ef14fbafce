import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { labelCodeCodec, normjaarCodec, rentetarievenCodec, typeCodec } from '../../../../domain'
import type { HypotheekOrientatieEigenschappen } from '../../eigenschappen'

/** Reads what this codec reads, also when it is written as JSON: an attribute is always a text. */
const orAsText = <Value>(codec: t.Type<Value>): t.Type<Value> =>
  new t.Type(
    codec.name,
    codec.is,
    (input, context) => codec.validate(typeof input === 'string' ? parseJson(input) : input, context),
    t.identity,
  )

const parseJson = (text: string): unknown =>
  fp.pipe(
    either.tryCatch((): unknown => JSON.parse(text), either.toError),
    either.getOrElse((): unknown => text),
  )

const textThat = (name: string, isGood: (text: string) => boolean, expected: string): t.Type<string> =>
  new t.Type(
    name,
    t.string.is,
    (input, context) =>
      typeof input === 'string' && isGood(input) ? t.success(input) : t.failure(input, context, expected),
    t.identity,
  )

const addressOf = (text: string): URL | undefined => {
  try {
    return new URL(text, document.baseURI)
  } catch {
    return undefined
  }
}

/** An address that can be followed: never `javascript:`, `data:` or another scheme that is not a place. */
const urlCodec = textThat(
  'Url',
  (text) => ['http:', 'https:'].includes(addressOf(text)?.protocol ?? ''),
  'verwacht een http(s)- of relatieve URL',
)

/** A path on the host of the page, so that neither answers nor the anti-forgery token can be sent elsewhere. */
const pathCodec = textThat(
  'Pad',
  (text) => text.startsWith('/') && addressOf(text)?.host === new URL(document.baseURI).host && !/[?#]/.test(text),
  'verwacht een pad op deze website, dat met / begint',
)

const globalNameCodec = textThat(
  'GlobaleNaam',
  (text) => /^[A-Za-z_$][\w$]{0,99}$/.test(text),
  'verwacht de naam van een globale array',
)

/** On when it is there, as in HTML; `false` is off, because reporting by mistake is the worse mistake. */
const switchCodec = new t.Type<boolean>(
  'AanUit',
  t.boolean.is,
  (input, context) => {
    if (input === true || input === '' || input === 'true') return t.success(true)
    if (input === false || input === 'false') return t.success(false)
    return t.failure(input, context, 'verwacht niets, true of false')
  },
  t.identity,
)

/** What each property may be. */
export const codecs: {
  readonly [Naam in keyof HypotheekOrientatieEigenschappen]: t.Type<HypotheekOrientatieEigenschappen[Naam]>
} = {
  labelCode: labelCodeCodec,
  type: typeCodec,
  berekening: t.keyof({ lokaal: null, server: null }, 'Berekening'),
  apiBase: pathCodec,
  normjaar: orAsText(normjaarCodec),
  rentetarieven: orAsText(rentetarievenCodec),
  adviseurZoekenUrl: urlCodec,
  hypotheekAanvragenUrl: urlCodec,
  analytics: switchCodec,
  analyticsQueue: globalNameCodec,
  toegankelijkheidAudit: switchCodec,
  nonce: t.string,
  kleurmodus: t.keyof({ licht: null, donker: null, systeem: null }, 'Kleurmodus'),
  laden: t.keyof({ lui: null, direct: null }, 'Laden'),
}
