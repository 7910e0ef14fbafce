import type { RegelSleutel, RegelToelichting, RegelWaarde, SamenvattingRegel } from './samenvatting'

const toWaarde = (bedrag: number | undefined, zonderBedrag: RegelWaarde): RegelWaarde =>
  bedrag === undefined ? zonderBedrag : { _tag: 'Bedrag', bedrag }

/** A line with an amount in euro; absent is not 0. */
export const toRegel = <Sleutel extends RegelSleutel>(
  sleutel: Sleutel,
  bedrag: number | undefined,
  toelichting?: RegelToelichting,
): SamenvattingRegel<Sleutel> => ({
  sleutel,
  waarde: toWaarde(bedrag, { _tag: 'Afwezig' }),
  ...(toelichting && { toelichting }),
})

/** A line that an adviser still has to determine as long as there is no amount, in euro. */
export const toRegelNogTeBepalen = <Sleutel extends RegelSleutel>(
  sleutel: Sleutel,
  bedrag: number | undefined,
): SamenvattingRegel<Sleutel> => ({ sleutel, waarde: toWaarde(bedrag, { _tag: 'NogTeBepalen' }) })
