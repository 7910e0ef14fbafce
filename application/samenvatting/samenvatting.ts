import type { Rentepaar } from '../../domain'
import type { Veld, Wie } from '../../domain/orientatie'

/** The value of a line of the summary: an amount, or the reason why there is no amount. */
export type LineValue =
  | {
      readonly _tag: 'Bedrag'
      /** The amount. Whole euros; below 0 when it is subtracted. */
      readonly bedrag: number
    }
  /** No amount is known; the screen shows "-". */
  | { readonly _tag: 'Afwezig' }
  /** The amount is still to be determined; the screen shows "n.b.". */
  | { readonly _tag: 'NogTeBepalen' }

/** The subject of a line of the purchase costs. */
export type AankoopkostenKey = 'koopprijs' | 'verbouwingskosten' | 'meerwerk' | 'leveringsakte' | 'overdrachtsbelasting'

/** The subject of a line of the other costs: financing, and the sale of the current home. */
export type OverigeKostenKey =
  | 'hypotheekakte'
  | 'afhandelingEnAdvies'
  | 'taxatie'
  | 'nhgKosten'
  /** The overwaarde of the current home that pays part of the cost; the amount is 0 or below. */
  | 'overwaarde'
  /** The debt that remains after the sale of the current home; the amount is above 0. */
  | 'restschuld'

/** The subject of a line about how the new home and its costs are paid. */
export type Betaalkey = 'eigenGeld' | 'extraBenodigdeEigenInleg' | 'hypotheekbedrag'

/** The subject of a line; `ui/tekst` has the label of each subject. */
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

/** The reason why an amount differs from a related amount. */
export type LineToelichting =
  | {
      readonly _tag: 'NaAftrek'
      /** The proceeds of the current home that were subtracted. Euro, above 0. */
      readonly bedrag: number
    }
  /** The home value, and not the income, limits the loan. */
  | { readonly _tag: 'NietMeerDanDeWaarde' }
  /** The loan includes a restschuld, which lowers the maximum. */
  | { readonly _tag: 'MetRestschuld' }
  | {
      readonly _tag: 'BijHypotheek'
      /** The loan that the gross and net monthly cost belong to. Euro, 0 or more. */
      readonly bedrag: number
    }
  | {
      readonly _tag: 'BijRente'
      /** The rate that the maximum was calculated with. Percent a year. */
      readonly rente: number
      /** Whether this is the rate with NHG or the one without, which the lender both has. */
      readonly rentesoort: keyof Rentepaar
    }
  | {
      readonly _tag: 'BelastingZonderHypotheek'
      /** The tax that the owner of a home without a mortgage pays. Euro a month, above 0. */
      readonly bedrag: number
    }
  | {
      readonly _tag: 'WaarvanRestschuld'
      /** The restschuld of the current home that the amount includes. Euro, above 0. */
      readonly bedrag: number
    }
  | {
      readonly _tag: 'VerwachtPensioen'
      /** Whose expected pension replaces the income: that of the only buyer, of one of two buyers, or of both. */
      readonly van: 'enigeKoper' | Wie | 'beiden'
    }
  | {
      readonly _tag: 'ZonderVerwachtPensioen'
      /** Which of the two buyers has not filled in an expected pension yet, so that it counts as 0. */
      readonly van: Wie
    }
  | {
      readonly _tag: 'Over'
      /** The available own money, which is more than is needed. Euro, above 0. */
      readonly bedrag: number
    }

/** One line of the summary. */
export interface SamenvattingLine<Key extends LineKey = LineKey> {
  /** The subject of the line. */
  readonly key: Key
  /** The amount of the line, or the reason why there is no amount. */
  readonly waarde: LineValue
  /** The reason why the amount differs from a related amount; absent when there is nothing to explain. */
  readonly toelichting?: LineToelichting | undefined
}

/** The lines of the gross and the net monthly cost. Euro a month. */
type Maandlast = readonly SamenvattingLine<'maandlastBruto' | 'maandlastNetto'>[]

/** The block 'Je maximale hypotheek'. */
export interface MaximaleHypotheekBlok {
  /** The question about income without which no line of the block has an amount; undefined when there is an income. */
  readonly wachtOp: Veld | undefined
  /** The lines of the income and of the maximum mortgage on that income. */
  readonly lines: readonly SamenvattingLine<'inkomenPerJaar' | 'maximaleHypotheekOpInkomen'>[]
  /** The monthly cost; undefined on steps 2 and 3. */
  readonly maandlast: Maandlast | undefined
}

/** The lines of 'Nieuwe woning en kosten'. In an embedded calculation, the lines add up to `benodigdeFinanciering`. */
export interface KostenDetails {
  /** The lines of the purchase costs. */
  readonly aankoopkosten: readonly SamenvattingLine<AankoopkostenKey>[]
  /** The lines of the financing costs, and of the overwaarde or restschuld of the current home. */
  readonly overigeKosten: readonly SamenvattingLine<OverigeKostenKey>[]
  /** The overwaarde that is left after all costs are paid. Euro, above 0; undefined when nothing is left. */
  readonly overgeblevenOverwaarde: number | undefined
}

/** The block 'Je benodigde hypotheek'. */
export interface BenodigdeHypotheekBlok {
  /** Whether the block is active: on step 2 and 3. On step 1 it is grey and hidden from screen readers. */
  readonly actief: boolean
  /** Whether the block is empty: step 1 is open and no home is filled in. */
  readonly leeg: boolean
  /** The line 'Nieuwe woning en kosten', with the sale of the current home included. */
  readonly benodigdeFinanciering: SamenvattingLine<'benodigdeFinanciering'>
  /** The lines of the parts of `benodigdeFinanciering`. */
  readonly details: KostenDetails
  /** The line of the maximum mortgage for this home. */
  readonly kanLenen: SamenvattingLine<'maximaleHypotheek'>
  /**
   * The lines that show how `benodigdeFinanciering` is paid: the own money that is used, the shortage and the mortgage.
   * The three amounts add up to `benodigdeFinanciering`, unless the mortgage and shortage of a calculation service
   * exceed it.
   */
  readonly betaling: readonly SamenvattingLine<Betaalkey>[]
  /** The monthly cost of the mortgage; undefined before step 3. */
  readonly maandlast: Maandlast | undefined
}

/** The content of the summary panel on one step, in display order, without texts. */
export interface Samenvatting {
  /** The block about the maximum mortgage. */
  readonly maximaleHypotheek: MaximaleHypotheekBlok
  /** The block about the mortgage that the home needs. */
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

/** Creates a line with an amount in euro. An undefined amount is still to be determined: the screen shows "n.b.". */
export const toLineNogTeBepalen = <Key extends LineKey>(
  key: Key,
  bedrag: number | undefined,
): SamenvattingLine<Key> => ({ key, waarde: toWaarde(bedrag, { _tag: 'NogTeBepalen' }) })
