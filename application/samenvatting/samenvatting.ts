import type { BetaalDeel } from './toBetaalwijze'

/**
 * What stands behind a line of the summary: an amount in euro (negative when it is taken off), or why there is none.
 */
export type LineValue =
  | { readonly _tag: 'Bedrag'; readonly bedrag: number }
  /** Nothing is known; shown as "-". */
  | { readonly _tag: 'Afwezig' }
  /** An adviser determines it; shown as "n.b.". */
  | { readonly _tag: 'NogTeBepalen' }

export type AankoopkostenKey = 'koopprijs' | 'verbouwingskosten' | 'meerwerk' | 'leveringsakte' | 'overdrachtsbelasting'

export type OverigeKostenKey =
  | 'hypotheekakte'
  | 'afhandelingEnAdvies'
  | 'taxatie'
  | 'nhgKosten'
  /** What the sale of the current home takes off, negative. */
  | 'overwaarde'
  /** What the sale of the current home leaves to be paid, positive. */
  | 'restschuld'

/** What every line is about; the words belong to whoever shows it. */
export type LineKey =
  | 'inkomenPerJaar'
  | 'maximaleHypotheekOpInkomen'
  | 'maandlastBruto'
  | 'maandlastNetto'
  | 'benodigdeFinanciering'
  | 'maximaleHypotheek'
  | 'eigenGeld'
  | 'extraBenodigdeEigenInleg'
  | 'hypotheekbedrag'
  | AankoopkostenKey
  | OverigeKostenKey

/** Why an amount is another than one that stands near it; amounts in euro. */
export type LineToelichting =
  /** This much of the sale of the current home was taken off. */
  | { readonly _tag: 'NaAftrek'; readonly bedrag: number }
  /** The value of the home is the limit, not the income. */
  | { readonly _tag: 'NietMeerDanDeWaarde' }
  /** No more than this much of it is needed. */
  | { readonly _tag: 'Nodig'; readonly bedrag: number }

/** One line of the summary. */
export interface SamenvattingLine<Key extends LineKey = LineKey> {
  readonly key: Key
  readonly waarde: LineValue
  readonly toelichting?: LineToelichting | undefined
}

/** The monthly cost, gross and net, in euro a month. */
export interface Maandlast {
  readonly lines: readonly SamenvattingLine<'maandlastBruto' | 'maandlastNetto'>[]
  /** The loan the monthly cost belongs to, euro; absent when that loan is the line above. */
  readonly bijHypotheekVan: number | undefined
}

/** 'Je maximale hypotheek'. */
export interface MaximaleHypotheekBlok {
  readonly lines: readonly SamenvattingLine<'inkomenPerJaar' | 'maximaleHypotheekOpInkomen'>[]
  /** Only on step 1. */
  readonly maandlast: Maandlast | undefined
}

/** What 'Nieuwe woning en kosten' consists of; the amounts add up to benodigdeFinanciering. */
export interface KostenDetails {
  readonly aankoopkosten: readonly SamenvattingLine<AankoopkostenKey>[]
  readonly overigeKosten: readonly SamenvattingLine<OverigeKostenKey>[]
  /** The part of the overwaarde that is left when everything is paid, euro; absent when all of it is used. */
  readonly overgeblevenOverwaarde: number | undefined
}

/** 'Je benodigde hypotheek'. */
export interface BenodigdeHypotheekBlok {
  /** False on step 1: the block is then greyed and hidden from screen readers. */
  readonly actief: boolean
  /** How all of it is paid; empty without a home. */
  readonly betaalwijze: readonly BetaalDeel[]
  /** What the parts of betaalwijze come to, euro. */
  readonly betaaltotaal: number
  readonly benodigdeFinanciering: SamenvattingLine<'benodigdeFinanciering'>
  readonly details: KostenDetails
  readonly lines: readonly SamenvattingLine<
    'maximaleHypotheek' | 'eigenGeld' | 'extraBenodigdeEigenInleg' | 'hypotheekbedrag'
  >[]
  /** Only on step 3. */
  readonly maandlast: Maandlast | undefined
}

/** The summary panel at one step: what to show in which order, without words. */
export interface Samenvatting {
  readonly maximaleHypotheek: MaximaleHypotheekBlok
  readonly benodigdeHypotheek: BenodigdeHypotheekBlok
}
