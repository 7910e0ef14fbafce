import type { Normjaar, Rentetarieven } from '../../domain'
import type { LabelCode, Startwaarden, Type } from '../../domain/orientatie'

/** The properties of a calculator, by their camelCase name. Their attributes have the same names in kebab-case. */
export interface HypotheekOrientatieEigenschappen {
  /** The brand: `MY` or `FL`. Required. */
  readonly labelCode: LabelCode
  /** The audience: `Klant` (the default) or `Adviseur`. */
  readonly type: Type
  /** Where results are calculated: in the browser (`lokaal`, the default) or by the calculation service (`server`). */
  readonly berekening: 'lokaal' | 'server'
  /** The base address of calculation requests: a path on the page's host, or an https URL (on http pages also http). */
  readonly apiBase: string
  /** The year of the norms for a calculation in the browser; default 2025. */
  readonly normjaar: Normjaar
  /**
   * Rates for calculating in the browser: percent a year, by fixed-rate period in months, one for each period or a pair
   * with and without NHG. Default: example rates.
   */
  readonly rentetarieven: Rentetarieven
  /**
   * Answers that the page fills in, by the name of the question, such as `{ vraagprijsWoning: 350000 }`. The visitor
   * can change them. A shared link or kept answers go before them. Null, undefined and an empty text give no answer.
   * Reading the property returns what the page gave, never an answer of the visitor, as `defaultValue` of an input
   * does. The returned object is a copy. Default: none.
   */
  readonly antwoorden: Startwaarden
  /** Target of the button 'Zoek een adviseur': an http(s) or relative address. Default: no button. */
  readonly adviseurZoekenUrl: string
  /** Target of the button 'Hypotheek aanvragen': an http(s) or relative address. Default: no button. */
  readonly hypotheekAanvragenUrl: string
  /** Whether reports go to the analytics hub and the page queue; default false. */
  readonly analytics: boolean
  /** The name of the global array that is the page queue; default `dataLayer`. */
  readonly analyticsQueue: string
  /** Whether the answers are stored in session storage and offered again after a reload; default false. */
  readonly bewaren: boolean
  /** Whether the Back button of the browser goes one step back, with a history entry for each step; default false. */
  readonly terugknop: boolean
  /** Whether the calculator is tested for accessibility, with the results shown below it; default false. */
  readonly toegankelijkheidAudit: boolean
  /** The CSP nonce for style tags, in browsers without adopted style sheets. */
  readonly nonce: string
  /** The colour mode; default `licht`. `systeem` follows the setting of the visitor's system. */
  readonly kleurmodus: 'licht' | 'donker' | 'systeem'
  /** When to load the application: at once (`direct`), or near the viewport or when needed (`lui`, the default). */
  readonly laden: 'lui' | 'direct'
}

/** The name of a property. */
export type Eigenschap = keyof HypotheekOrientatieEigenschappen

/** The detail of a `dynamic-props` event. It replaces all earlier properties given as JSON. */
export type DynamischeEigenschappen = {
  readonly [Naam in Eigenschap]?: HypotheekOrientatieEigenschappen[Naam] | undefined
}

/** The attribute name of a property: `labelCode` becomes `label-code`. */
export type Attribuut<Naam extends string = Eigenschap> = Naam extends `${infer Begin}${infer Rest}`
  ? `${Begin extends Lowercase<Begin> ? Begin : `-${Lowercase<Begin>}`}${Attribuut<Rest>}`
  : ''

/** The attribute names of all properties, in one text because every page loads them and an array would be larger. */
export const ATTRIBUTEN: readonly string[] = (
  'label-code type berekening api-base normjaar rentetarieven antwoorden adviseur-zoeken-url hypotheek-aanvragen-url ' +
  'analytics analytics-queue bewaren terugknop toegankelijkheid-audit nonce kleurmodus laden'
).split(' ')

/**
 * The properties that a script can set on an element. Setting a property sets its attribute; undefined removes the
 * attribute. Reading a property returns the value in use. Before the application runs, it returns the value that the
 * page gave, unchecked.
 */
export type GezetteEigenschappen = {
  -readonly [Naam in Exclude<Eigenschap, 'nonce'>]: HypotheekOrientatieEigenschappen[Naam] | undefined
}

/** Returns the property name of an attribute name: `label-code` becomes `labelCode`. */
export const toEigenschap = (attribuut: string): Eigenschap =>
  attribuut.replace(/-./g, (part) => part.slice(1).toUpperCase()) as Eigenschap

/** The names, without `ref-`, of the attributes that hold the id or a CSS selector of another element of the page. */
export type Referentie = 'ankermenu' | 'bovenkant' | 'onderkant' | 'analytics-hub' | 'anti-forgery'

/** The texts that an attribute accepts for this type; any text for a type that has no fixed texts, such as rates. */
type AlsTekst<Waarde> = Waarde extends string
  ? Waarde
  : Waarde extends boolean
    ? '' | `${Waarde}`
    : Waarde extends number
      ? `${Waarde}`
      : string

/** The name of the property whose attribute has this name: `label-code` gives `labelCode`. */
type EigenschapVan<Naam extends string> = {
  [Een in Eigenschap]: Attribuut<Een> extends Naam ? Een : never
}[Eigenschap]

/**
 * The type of the values that a template may give to a property or attribute with this name. A property name accepts
 * the value of the property. An attribute name also accepts the text of that value.
 */
type Waarde<Naam extends string> =
  | (Naam extends Eigenschap ? HypotheekOrientatieEigenschappen[Naam] : never)
  | (EigenschapVan<Naam> extends infer Een extends Eigenschap
      ? HypotheekOrientatieEigenschappen[Een] | AlsTekst<HypotheekOrientatieEigenschappen[Een]>
      : never)

/**
 * The attributes of the element in a template. A property may have its attribute name, or its camelCase name for
 * frameworks that set properties. `ref-…` holds the id or a CSS selector of another element of the page.
 */
export type SjabloonAttributen = { readonly [Naam in Eigenschap | Attribuut]?: Waarde<Naam> | undefined } & Readonly<
  Partial<Record<`ref-${Referentie}`, string | undefined>>
>
