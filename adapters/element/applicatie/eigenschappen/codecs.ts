import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { labelCodeCodec, normjaarCodec, rentetarievenCodec, typeCodec } from '../../../../domain'
import type { HypotheekOrientatieEigenschappen } from '../../eigenschappen'

/** Reads what this codec reads, also when it is written as JSON: an attribute is always a text. */
const ofAlsTekst = <Waarde>(codec: t.Type<Waarde>): t.Type<Waarde> =>
  new t.Type(
    codec.name,
    codec.is,
    (invoer, context) => codec.validate(typeof invoer === 'string' ? leesJson(invoer) : invoer, context),
    t.identity,
  )

const leesJson = (tekst: string): unknown =>
  fp.pipe(
    either.tryCatch((): unknown => JSON.parse(tekst), either.toError),
    either.getOrElse((): unknown => tekst),
  )

const tekstDie = (naam: string, deugt: (tekst: string) => boolean, verwacht: string): t.Type<string> =>
  new t.Type(
    naam,
    t.string.is,
    (invoer, context) =>
      typeof invoer === 'string' && deugt(invoer) ? t.success(invoer) : t.failure(invoer, context, verwacht),
    t.identity,
  )

const adresVan = (tekst: string): URL | undefined => {
  try {
    return new URL(tekst, document.baseURI)
  } catch {
    return undefined
  }
}

/** An address that can be followed: never `javascript:`, `data:` or another scheme that is not a place. */
const urlCodec = tekstDie(
  'Url',
  (tekst) => ['http:', 'https:'].includes(adresVan(tekst)?.protocol ?? ''),
  'verwacht een http(s)- of relatieve URL',
)

/** A path on the host of the page, so that neither answers nor the anti-forgery token can be sent elsewhere. */
const padCodec = tekstDie(
  'Pad',
  (tekst) => tekst.startsWith('/') && adresVan(tekst)?.host === new URL(document.baseURI).host && !/[?#]/.test(tekst),
  'verwacht een pad op deze website, dat met / begint',
)

const globaleNaamCodec = tekstDie(
  'GlobaleNaam',
  (tekst) => /^[A-Za-z_$][\w$]{0,99}$/.test(tekst),
  'verwacht de naam van een globale array',
)

/** On when it is there, as in HTML; `false` is off, because reporting by mistake is the worse mistake. */
const aanUitCodec = new t.Type<boolean>(
  'AanUit',
  t.boolean.is,
  (invoer, context) => {
    if (invoer === true || invoer === '' || invoer === 'true') return t.success(true)
    if (invoer === false || invoer === 'false') return t.success(false)
    return t.failure(invoer, context, 'verwacht niets, true of false')
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
  apiBase: padCodec,
  normjaar: ofAlsTekst(normjaarCodec),
  rentetarieven: ofAlsTekst(rentetarievenCodec),
  adviseurZoekenUrl: urlCodec,
  hypotheekAanvragenUrl: urlCodec,
  analytics: aanUitCodec,
  analyticsQueue: globaleNaamCodec,
  toegankelijkheidAudit: aanUitCodec,
  nonce: t.string,
  kleurmodus: t.keyof({ licht: null, donker: null, systeem: null }, 'Kleurmodus'),
  laden: t.keyof({ lui: null, direct: null }, 'Laden'),
}
