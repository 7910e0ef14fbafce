import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { normjaarCodec, rentetarievenCodec } from '../../../../domain'
import { codecOf, codecWith } from '../../../../domain/codec'
import { labelCodeCodec, typeCodec, type Startwaarden } from '../../../../domain/orientatie'
import type { HypotheekOrientatieEigenschappen } from '../../eigenschappen'

/** Returns a codec that also accepts the value as a JSON text, because an attribute is always a text. */
const orAsText = <Value>(codec: t.Type<Value>): t.Type<Value> =>
  codecWith(codec.name, codec.is, (input, context) =>
    codec.validate(typeof input === 'string' ? toJson(input) : input, context),
  )

const toJson = (text: string): unknown =>
  fp.pipe(
    either.tryCatch((): unknown => JSON.parse(text), either.toError),
    either.getOrElse((): unknown => text),
  )

const textThat = (name: string, isGood: (text: string) => boolean, expected: string): t.Type<string> =>
  codecOf(name, (input): input is string => typeof input === 'string' && isGood(input), expected)

const addressOf = (text: string): URL | undefined => {
  try {
    return new URL(text, document.baseURI)
  } catch {
    return undefined
  }
}

/** The codec of a link address: http, https or relative, never `javascript:`, `data:` or another scheme. */
const urlCodec = textThat(
  'Url',
  (text) => ['http:', 'https:'].includes(addressOf(text)?.protocol ?? ''),
  'verwacht een http(s)- of relatieve URL',
)

/** The codec of `apiBase`: a path on the page's host or an https URL (on http pages also http), without `?` and `#`. */
const baseCodec = textThat(
  'Basis',
  (text) => {
    const { protocol = '', host } = addressOf(text) ?? {}
    if (/[?#]/.test(text)) return false
    if (text.startsWith('/')) return host === new URL(document.baseURI).host
    return text.startsWith(`${protocol}//`) && ['https:', location.protocol].includes(protocol)
  },
  'verwacht een pad dat met / begint, of een adres met https',
)

const globalNameCodec = textThat(
  'GlobaleNaam',
  (text) => /^[A-Za-z_$][\w$]{0,99}$/.test(text),
  'verwacht de naam van een globale array',
)

/** The codec of a boolean property. An empty attribute is true, as in HTML; the texts `true` and `false` count too. */
const switchCodec = codecWith('AanUit', t.boolean.is, (input, context) => {
  if (input === true || input === '' || input === 'true') return t.success(true)
  if (input === false || input === 'false') return t.success(false)
  return t.failure(input, context, 'verwacht niets, true of false')
})

/** The codec of `antwoorden`. Each answer is judged later, so that one bad answer leaves the others. */
const startwaardenCodec = codecOf(
  'Antwoorden',
  (input): input is Startwaarden => t.UnknownRecord.is(input),
  'verwacht een object met een antwoord per vraag',
)

export const codecs: {
  readonly [Naam in keyof HypotheekOrientatieEigenschappen]: t.Type<HypotheekOrientatieEigenschappen[Naam]>
} = {
  labelCode: labelCodeCodec,
  type: typeCodec,
  berekening: t.keyof({ lokaal: null, server: null }, 'Berekening'),
  apiBase: baseCodec,
  normjaar: orAsText(normjaarCodec),
  rentetarieven: orAsText(rentetarievenCodec),
  antwoorden: orAsText(startwaardenCodec),
  adviseurZoekenUrl: urlCodec,
  hypotheekAanvragenUrl: urlCodec,
  analytics: switchCodec,
  analyticsQueue: globalNameCodec,
  bewaren: switchCodec,
  terugknop: switchCodec,
  toegankelijkheidAudit: switchCodec,
  nonce: t.string,
  kleurmodus: t.keyof({ licht: null, donker: null, systeem: null }, 'Kleurmodus'),
  laden: t.keyof({ lui: null, direct: null }, 'Laden'),
}
