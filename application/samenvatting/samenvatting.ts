/**
 * The value of a line of the summary: an amount in whole euros (negative when it is subtracted), or why there is none.
 */
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

/** A part of what buying costs. */
export type AankoopkostenKey = 'koopprijs' | 'verbouwingskosten' | 'meerwerk' | 'leveringsakte' | 'overdrachtsbelasting'

/** A part of what is paid beside buying. */
export type OverigeKostenKey =
  | 'hypotheekakte'
  | 'afhandelingEnAdvies'
  | 'taxatie'
  | 'nhgKosten'
  /** The part of the cost that the sale of the current home pays, negative. */
  | 'overwaarde'
  /** The debt that the sale of the current home leaves, positive. */
  | 'restschuld'

/** A part of how the new home and its costs are paid. */
export type Betaalkey = 'hypotheekbedrag' | 'eigenGeld' | 'extraBenodigdeEigenInleg'

/** The subject of a line; `ui/tekst` has the words. */
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

/** Why an amount differs from one near it; amounts in euro. */
export type LineToelichting =
  | {
      readonly _tag: 'NaAftrek'
      /** This much of the sale of the current home was taken off. Euro, above 0. */
      readonly bedrag: number
    }
  /** The value of the home is the limit, not the income. */
  | { readonly _tag: 'NietMeerDanDeWaarde' }
  /** A restschuld is in the loan, and less can be borrowed than without it. */
  | { readonly _tag: 'MetRestschuld' }
  | {
      readonly _tag: 'Over'
      /** There is this much of it, which is more than is needed. Euro, above 0. */
      readonly bedrag: number
    }

/** One line of the summary. */
export interface SamenvattingLine<Key extends LineKey = LineKey> {
  /** What the line is about. */
  readonly key: Key
  /** Its amount, or why there is none. */
  readonly waarde: LineValue
  /** Why the amount differs from one near it; absent when there is nothing to say. */
  readonly toelichting?: LineToelichting | undefined
}

/** The monthly cost, gross and net, in euro a month. */
export interface Maandlast {
  /** Gross and net, in the order in which they are shown. */
  readonly lines: readonly SamenvattingLine<'maandlastBruto' | 'maandlastNetto'>[]
  /** The loan the monthly cost belongs to, euro; absent when that loan is the line above. */
  readonly bijHypotheekVan: number | undefined
}

/** 'Je maximale hypotheek'. */
export interface MaximaleHypotheekBlok {
  /** The maximum is 0 because no income is filled in yet. */
  readonly wachtOpInkomen: boolean
  /** The income and what it allows. */
  readonly lines: readonly SamenvattingLine<'inkomenPerJaar' | 'maximaleHypotheekOpInkomen'>[]
  /** Only on step 1. */
  readonly maandlast: Maandlast | undefined
}

/** The parts of 'Nieuwe woning en kosten'; the amounts add up to benodigdeFinanciering. */
export interface KostenDetails {
  /** What buying costs. */
  readonly aankoopkosten: readonly SamenvattingLine<AankoopkostenKey>[]
  /** What financing costs, and what the sale of the current home pays or leaves. */
  readonly overigeKosten: readonly SamenvattingLine<OverigeKostenKey>[]
  /** The part of the overwaarde that is left after paying everything, in euro; absent when all of it is used. */
  readonly overgeblevenOverwaarde: number | undefined
}

/** 'Je benodigde hypotheek'. */
export interface BenodigdeHypotheekBlok {
  /** False on step 1: the block is then greyed and hidden from screen readers. */
  readonly actief: boolean
  /** Nothing is known for this block yet: no home is filled in, and its step is still to come. */
  readonly leeg: boolean
  /** 'Nieuwe woning en kosten', after the sale of the current home. */
  readonly benodigdeFinanciering: SamenvattingLine<'benodigdeFinanciering'>
  /** The parts of that line. */
  readonly details: KostenDetails
  /**
   * What pays for that line: the mortgage, the own money that is used, and what is missing. Together they are its
   * amount, unless a service answers a mortgage and a shortage that exceed it.
   */
  readonly betaling: readonly SamenvattingLine<Betaalkey>[]
  /** The most that can be borrowed for this home. */
  readonly kanLenen: SamenvattingLine<'maximaleHypotheek'>
  /** Only on step 3, where the net monthly cost is the second key figure: the net cost comes first. */
  readonly maandlast: Maandlast | undefined
}

/** The content of the summary panel at one step, in order, without words. */
export interface Samenvatting {
  /** What can be borrowed. */
  readonly maximaleHypotheek: MaximaleHypotheekBlok
  /** What is needed for the home. */
  readonly benodigdeHypotheek: BenodigdeHypotheekBlok
}

const toWaarde = (bedrag: number | undefined, zonderBedrag: LineValue): LineValue =>
  bedrag === undefined ? zonderBedrag : { _tag: 'Bedrag', bedrag }

/** A line with an amount in euro; absent is not 0. */
export const toLine = <Key extends LineKey>(
  key: Key,
  bedrag: number | undefined,
  toelichting?: LineToelichting,
): SamenvattingLine<Key> => ({
  key,
  waarde: toWaarde(bedrag, { _tag: 'Afwezig' }),
  ...(toelichting && { toelichting }),
})

/** A line with an amount in euro; without one an adviser still has to determine it. */
export const toLineNogTeBepalen = <Key extends LineKey>(
  key: Key,
  bedrag: number | undefined,
): SamenvattingLine<Key> => ({ key, waarde: toWaarde(bedrag, { _tag: 'NogTeBepalen' }) })
