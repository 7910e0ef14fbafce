import type { Normjaar, Rentetarieven } from '../../domain'
import type { LabelCode, Type } from '../../domain/orientatie'

/** The properties of a calculator, by their name in camelCase; as attributes they are written in kebab-case. */
export interface HypotheekOrientatieEigenschappen {
  /** The brand: `MY` or `FL`. Required. */
  readonly labelCode: LabelCode
  /** The audience; `Klant` when absent. */
  readonly type: Type
  /** Who calculates: the browser itself, or the calculation call; `lokaal` when absent. */
  readonly berekening: 'lokaal' | 'server'
  /** Before the path of the calculation call: a path on the host of the page, or the address of a service elsewhere. */
  readonly apiBase: string
  /** The year of the norms of the embedded calculation; 2025 when absent. */
  readonly normjaar: Normjaar
  /** Rates of the embedded calculation, percent a year by period in months; example rates when absent. */
  readonly rentetarieven: Rentetarieven
  /** Where 'Zoek een adviseur' leads: an http(s) or relative address. Without it there is no such button. */
  readonly adviseurZoekenUrl: string
  /** Where 'Hypotheek aanvragen' leads: an http(s) or relative address. Without it there is no such button. */
  readonly hypotheekAanvragenUrl: string
  /** Reports to the analytics hub and the page queue. */
  readonly analytics: boolean
  /** The name of the global array that is the page queue; `dataLayer` when absent. */
  readonly analyticsQueue: string
  /** Keeps the answers in the tab of the visitor, and offers them again after a reload. */
  readonly bewaren: boolean
  /** Has Back of the browser go a step back, with entries of its own in the history of the page. */
  readonly terugknop: boolean
  /** Tests the calculator for accessibility while it is used, and shows the results under it. */
  readonly toegankelijkheidAudit: boolean
  /** The CSP nonce for style tags, in browsers that need them. */
  readonly nonce: string
  /** `licht` when absent; `systeem` follows the visitor's own setting. */
  readonly kleurmodus: 'licht' | 'donker' | 'systeem'
  /** Loads the application near the viewport (`lui`, when absent) or at once (`direct`). */
  readonly laden: 'lui' | 'direct'
}

/** The name of a property. */
export type Eigenschap = keyof HypotheekOrientatieEigenschappen

/** The detail of a `dynamic-props` event: it replaces what the JSON layer said before. */
export type DynamischeEigenschappen = Partial<HypotheekOrientatieEigenschappen>

/** The name of the attribute that goes with a property: `labelCode` becomes `label-code`. */
export type Attribuut<Naam extends string = Eigenschap> = Naam extends `${infer Begin}${infer Rest}`
  ? `${Begin extends Lowercase<Begin> ? Begin : `-${Lowercase<Begin>}`}${Attribuut<Rest>}`
  : ''

/** The attributes that are properties; written as text, because every page loads it. */
export const ATTRIBUTEN: readonly string[] = (
  'label-code type berekening api-base normjaar rentetarieven adviseur-zoeken-url hypotheek-aanvragen-url ' +
  'analytics analytics-queue bewaren terugknop toegankelijkheid-audit nonce kleurmodus laden'
).split(' ')

/**
 * The properties as a script sets them on an element, which sets their attributes; undefined takes the attribute away.
 * Reading one gives the value in force, or as long as the application is not there what was given; undefined when
 * there is none.
 */
export type GezetteEigenschappen = {
  -readonly [Naam in Exclude<Eigenschap, 'nonce'>]: HypotheekOrientatieEigenschappen[Naam] | undefined
}

/** The property that goes with an attribute: `label-code` becomes `labelCode`. */
export const toEigenschap = (attribuut: string): Eigenschap =>
  attribuut.replace(/-./g, (part) => part.slice(1).toUpperCase()) as Eigenschap

/** What an attribute that begins with `ref-` can point at: an element of the page, by its id or a CSS selector. */
export type Referentie = 'ankermenu' | 'bovenkant' | 'analytics-hub' | 'anti-forgery'

/** A value as the text of an attribute; what has no text of its own, such as rates, is any text. */
type AlsTekst<Waarde> = Waarde extends string
  ? Waarde
  : Waarde extends boolean
    ? '' | `${Waarde}`
    : Waarde extends number
      ? `${Waarde}`
      : string

/** The property that goes with an attribute. */
type EigenschapVan<Naam extends string> = {
  [Een in Eigenschap]: Attribuut<Een> extends Naam ? Een : never
}[Eigenschap]

/**
 * The value that a template may give under a name: the value of the property, or under the name of its attribute also
 * that value as text.
 */
type Waarde<Naam extends string> =
  | (Naam extends Eigenschap ? HypotheekOrientatieEigenschappen[Naam] : never)
  | (EigenschapVan<Naam> extends infer Een extends Eigenschap
      ? HypotheekOrientatieEigenschappen[Een] | AlsTekst<HypotheekOrientatieEigenschappen[Een]>
      : never)

/**
 * The element as a template writes it: its properties by the name of the attribute, or where a framework sets
 * properties in camelCase; and `ref-…`, the id or a CSS selector of another element of the page.
 */
export type SjabloonAttributen = { readonly [Naam in Eigenschap | Attribuut]?: Waarde<Naam> | undefined } & Readonly<
  Partial<Record<`ref-${Referentie}`, string>>
>
