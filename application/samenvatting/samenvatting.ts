/** The value of a line of the summary: an amount, or why there is none. */
export type LineValue =
  | {
      readonly _tag: 'Bedrag'
      /** The amount. Whole euros; below 0 when it is subtracted. */
      readonly bedrag: number
    }
  /** Nothing is known; shown as "-". */
  | { readonly _tag: 'Afwezig' }
  /** An adviser determines it; shown as "n.b.". */
  | { readonly _tag: 'NogTeBepalen' }

/** The subject of a line of the purchase costs. */
export type AankoopkostenKey = 'koopprijs' | 'verbouwingskosten' | 'meerwerk' | 'leveringsakte' | 'overdrachtsbelasting'

/** The subject of a line of the other costs: financing, and the sale of the current home. */
export type OverigeKostenKey =
  | 'hypotheekakte'
  | 'afhandelingEnAdvies'
  | 'taxatie'
  | 'nhgKosten'
  /** The part of the cost that the proceeds of the current home pay; negative. */
  | 'overwaarde'
  /** The debt that remains after the sale of the current home; positive. */
  | 'restschuld'

/** The subject of a line about how the new home and its costs are paid. */
export type Betaalkey = 'hypotheekbedrag' | 'eigenGeld' | 'extraBenodigdeEigenInleg'

/** The subject of a line; `ui/tekst` has its label. */
export type LineKey =
  | 'inkomenPerJaar'
  | 'maximaleHypotheekOpInkomen'
  | 'maandlastBruto'
  | 'maandlastNetto'
  | 'benodigdeFinanciering'
  | 'maximaleHypotheek'
  | Betaalkey
  | AankoopkostenKey
  | OverigeKostenKey

/** Why an amount differs from a related amount; amounts in euro. */
export type LineToelichting =
  | {
      readonly _tag: 'NaAftrek'
      /** The proceeds of the current home that were subtracted. Euro, above 0. */
      readonly bedrag: number
    }
  /** The home value limits the loan, not the income. */
  | { readonly _tag: 'NietMeerDanDeWaarde' }
  /** The loan includes a restschuld, which lowers the maximum. */
  | { readonly _tag: 'MetRestschuld' }
  | {
      readonly _tag: 'Over'
      /** The available own money, which is more than is needed. Euro, above 0. */
      readonly bedrag: number
    }

/** One line of the summary. */
export interface SamenvattingLine<Key extends LineKey = LineKey> {
  /** The subject of the line. */
  readonly key: Key
  /** The amount of the line, or why there is none. */
  readonly waarde: LineValue
  /** Why the amount differs from a related amount; absent when there is nothing to explain. */
  readonly toelichting?: LineToelichting | undefined
}

/** The monthly cost, gross and net, in euro a month. */
export interface Maandlast {
  /** Gross and net, in the order in which they are shown. */
  readonly lines: readonly SamenvattingLine<'maandlastBruto' | 'maandlastNetto'>[]
  /** The loan that the monthly cost belongs to. Euro; undefined when the line above shows this loan. */
  readonly bijHypotheekVan: number | undefined
}

/** The block 'Je maximale hypotheek'. */
export interface MaximaleHypotheekBlok {
  /** Whether the block is empty because no income is filled in yet. */
  readonly wachtOpInkomen: boolean
  /** The income, and the maximum mortgage on it. */
  readonly lines: readonly SamenvattingLine<'inkomenPerJaar' | 'maximaleHypotheekOpInkomen'>[]
  /** The monthly cost; only on step 1. */
  readonly maandlast: Maandlast | undefined
}

/** The parts of 'Nieuwe woning en kosten'; the amounts add up to benodigdeFinanciering. */
export interface KostenDetails {
  /** The cost of buying. */
  readonly aankoopkosten: readonly SamenvattingLine<AankoopkostenKey>[]
  /** The cost of financing, and the overwaarde or restschuld of the current home. */
  readonly overigeKosten: readonly SamenvattingLine<OverigeKostenKey>[]
  /** The overwaarde that is left after paying everything. Euro; undefined when all of it is used. */
  readonly overgeblevenOverwaarde: number | undefined
}

/** The block 'Je benodigde hypotheek'. */
export interface BenodigdeHypotheekBlok {
  /** Whether the block is active. On step 1 it is not: it is then greyed and hidden from screen readers. */
  readonly actief: boolean
  /** Whether the block is empty: step 1 is open and no home is filled in. */
  readonly leeg: boolean
  /** The line 'Nieuwe woning en kosten', after the sale of the current home. */
  readonly benodigdeFinanciering: SamenvattingLine<'benodigdeFinanciering'>
  /** The parts of `benodigdeFinanciering`. */
  readonly details: KostenDetails
  /**
   * How `benodigdeFinanciering` is paid: the mortgage, the own money that is used, and the shortage. They add up to its
   * amount, unless the mortgage and shortage of a service exceed it.
   */
  readonly betaling: readonly SamenvattingLine<Betaalkey>[]
  /** The maximum mortgage for this home. */
  readonly kanLenen: SamenvattingLine<'maximaleHypotheek'>
  /** The monthly cost; only on step 3. The net cost comes first, because it is the second key figure of that step. */
  readonly maandlast: Maandlast | undefined
}

/** The content of the summary panel on one step, in display order, without texts. */
export interface Samenvatting {
  /** The maximum mortgage. */
  readonly maximaleHypotheek: MaximaleHypotheekBlok
  /** The mortgage that the home needs. */
  readonly benodigdeHypotheek: BenodigdeHypotheekBlok
}

const toWaarde = (bedrag: number | undefined, zonderBedrag: LineValue): LineValue =>
  bedrag === undefined ? zonderBedrag : { _tag: 'Bedrag', bedrag }

/** Creates a line with an amount in euro. An undefined amount is shown as "-", not as 0. */
export const toLine = <Key extends LineKey>(
  key: Key,
  bedrag: number | undefined,
  toelichting?: LineToelichting,
): SamenvattingLine<Key> => ({
  key,
  waarde: toWaarde(bedrag, { _tag: 'Afwezig' }),
  ...(toelichting && { toelichting }),
})

/** Creates a line with an amount in euro. An undefined amount means that an adviser determines it. */
export const toLineNogTeBepalen = <Key extends LineKey>(
  key: Key,
  bedrag: number | undefined,
): SamenvattingLine<Key> => ({ key, waarde: toWaarde(bedrag, { _tag: 'NogTeBepalen' }) })
