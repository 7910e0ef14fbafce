import type { Normjaar, Rentetarieven } from '../../domain'
import type { LabelCode, Type } from '../../domain/orientatie'

/** The properties of a calculator, by their camelCase name. Their attributes have the same name in kebab-case. */
export interface HypotheekOrientatieEigenschappen {
  /** The brand: `MY` or `FL`. Required. */
  readonly labelCode: LabelCode
  /** The audience; default `Klant`. */
  readonly type: Type
  /** Where results are calculated: in the browser (`lokaal`, the default) or by the calculation service (`server`). */
  readonly berekening: 'lokaal' | 'server'
  /** Address before the path of the calculation call: a path on the host of the page, or the address of a service. */
  readonly apiBase: string
  /** The year of the norms for the embedded calculation; default 2025. */
  readonly normjaar: Normjaar
  /** Rates of the embedded calculation: percent a year, by fixed-rate period in months. Example rates when absent. */
  readonly rentetarieven: Rentetarieven
  /** Target of the button 'Zoek een adviseur': an http(s) or relative address. Without it the button is not shown. */
  readonly adviseurZoekenUrl: string
  /** Target of the button 'Hypotheek aanvragen': an http(s) or relative address. Without it the button is not shown. */
  readonly hypotheekAanvragenUrl: string
  /** Sends reports to the analytics hub and the page queue. */
  readonly analytics: boolean
  /** The name of the global array that is the page queue; default `dataLayer`. */
  readonly analyticsQueue: string
  /** Stores the answers in session storage, and offers to restore them after a reload. */
  readonly bewaren: boolean
  /** Lets the Back button of the browser go one step back; adds entries to the history of the page. */
  readonly terugknop: boolean
  /** Tests the calculator for accessibility while it is used, and shows the results below it. */
  readonly toegankelijkheidAudit: boolean
  /** The CSP nonce for style tags, in browsers without adopted style sheets. */
  readonly nonce: string
  /** The colour mode; default `licht`. `systeem` follows the visitor's own setting. */
  readonly kleurmodus: 'licht' | 'donker' | 'systeem'
  /** When to load the application: near the viewport (`lui`, the default) or at once (`direct`). */
  readonly laden: 'lui' | 'direct'
}

/** The name of a property. */
export type Eigenschap = keyof HypotheekOrientatieEigenschappen

/** The detail of a `dynamic-props` event. It replaces all earlier properties given as JSON. */
export type DynamischeEigenschappen = Partial<HypotheekOrientatieEigenschappen>

/** The attribute of a property: `labelCode` becomes `label-code`. */
export type Attribuut<Naam extends string = Eigenschap> = Naam extends `${infer Begin}${infer Rest}`
  ? `${Begin extends Lowercase<Begin> ? Begin : `-${Lowercase<Begin>}`}${Attribuut<Rest>}`
  : ''

/** The attributes of the properties. One text is smaller than a list of texts, and every page loads it. */
export const ATTRIBUTEN: readonly string[] = (
  'label-code type berekening api-base normjaar rentetarieven adviseur-zoeken-url hypotheek-aanvragen-url ' +
  'analytics analytics-queue bewaren terugknop toegankelijkheid-audit nonce kleurmodus laden'
).split(' ')

/**
 * The properties that a script can set on an element. Setting one sets its attribute; undefined removes the attribute.
 * Reading one gives the value in use, or undefined. Before the application is loaded, it gives the value that was set.
 */
export type GezetteEigenschappen = {
  -readonly [Naam in Exclude<Eigenschap, 'nonce'>]: HypotheekOrientatieEigenschappen[Naam] | undefined
}

/** Returns the property of an attribute: `label-code` becomes `labelCode`. */
export const toEigenschap = (attribuut: string): Eigenschap =>
  attribuut.replace(/-./g, (part) => part.slice(1).toUpperCase()) as Eigenschap

/** The names of the `ref-…` attributes. Each holds the id or a CSS selector of another element of the page. */
export type Referentie = 'ankermenu' | 'bovenkant' | 'analytics-hub' | 'anti-forgery'

/** A value written as an attribute. Values without a text of their own, such as rates, accept any text. */
type AlsTekst<Waarde> = Waarde extends string
  ? Waarde
  : Waarde extends boolean
    ? '' | `${Waarde}`
    : Waarde extends number
      ? `${Waarde}`
      : string

/** The property of an attribute. */
type EigenschapVan<Naam extends string> = {
  [Een in Eigenschap]: Attribuut<Een> extends Naam ? Een : never
}[Eigenschap]

/**
 * The type that a template may assign to a name. For a property name, it is the value of the property. For an attribute
 * name, it is that value or its text.
 */
type Waarde<Naam extends string> =
  | (Naam extends Eigenschap ? HypotheekOrientatieEigenschappen[Naam] : never)
  | (EigenschapVan<Naam> extends infer Een extends Eigenschap
      ? HypotheekOrientatieEigenschappen[Een] | AlsTekst<HypotheekOrientatieEigenschappen[Een]>
      : never)

/**
 * The attributes of the element in a template. Properties may have their attribute name, or their camelCase name for
 * frameworks that set properties. `ref-…` holds the id or a CSS selector of another element of the page.
 */
export type SjabloonAttributen = { readonly [Naam in Eigenschap | Attribuut]?: Waarde<Naam> | undefined } & Readonly<
  Partial<Record<`ref-${Referentie}`, string>>
>
