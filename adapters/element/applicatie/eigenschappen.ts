import { either } from 'fp-ts'
import * as t from 'io-ts'

import { labelCodeCodec, normjaarCodec, rentetarievenCodec, typeCodec } from '../../../domain'

const urlCodec = new t.Type<string>(
  'Url',
  t.string.is,
  (invoer, context) =>
    typeof invoer === 'string' && isVeiligeUrl(invoer)
      ? t.success(invoer)
      : t.failure(invoer, context, 'verwacht een http(s)- of relatieve URL'),
  t.identity,
)

const isVeiligeUrl = (tekst: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(tekst, document.baseURI).protocol)
  } catch {
    return false
  }
}

const kleurmodusCodec = t.keyof({ licht: null, donker: null, systeem: null }, 'Kleurmodus')

/** What each property may be, by its name in camelCase. */
const codecs = {
  labelCode: labelCodeCodec,
  type: typeCodec,
  normjaar: normjaarCodec,
  rentetarieven: rentetarievenCodec,
  adviseurZoekenUrl: urlCodec,
  hypotheekAanvragenUrl: urlCodec,
  kleurmodus: kleurmodusCodec,
} as const

type Codecs = typeof codecs
type Naam = keyof Codecs

/** The properties that were given and are good; the rest is absent. */
export type Eigenschappen = { readonly [N in Naam]?: t.TypeOf<Codecs[N]> }

/** A property that was given and cannot be used. */
export interface SlechteWaarde {
  readonly naam: string
  readonly waarde: string
}

/** Attributes are texts: a number or an object is written as JSON. */
const leesTekst = (naam: Naam, tekst: string): unknown => {
  if (naam !== 'normjaar' && naam !== 'rentetarieven') return tekst
  try {
    return JSON.parse(tekst)
  } catch {
    return tekst
  }
}

const toAttribuut = (naam: string): string => naam.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Reads the properties from the attributes of the element. Unknown ones are ignored, bad ones are reported. */
export const leesEigenschappen = (
  host: HTMLElement,
): { readonly eigenschappen: Eigenschappen; readonly slecht: readonly SlechteWaarde[] } => {
  const eigenschappen: Record<string, unknown> = {}
  const slecht: SlechteWaarde[] = []
  for (const naam of Object.keys(codecs) as Naam[]) {
    const tekst = host.getAttribute(toAttribuut(naam))
    if (tekst === null) continue
    const gelezen: t.Validation<unknown> = codecs[naam].decode(leesTekst(naam, tekst))
    if (either.isRight(gelezen)) eigenschappen[naam] = gelezen.right
    else slecht.push({ naam: toAttribuut(naam), waarde: tekst })
  }
  return { eigenschappen, slecht }
}
