import type { LineKey, LineToelichting, LineValue, SamenvattingLine } from './samenvatting'

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
