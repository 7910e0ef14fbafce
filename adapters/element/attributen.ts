import type { Attribuut, Eigenschap, HypotheekOrientatieEigenschappen, Referentie } from './eigenschappen'

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
