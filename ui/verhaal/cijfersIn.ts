import type { Samenvatting, SamenvattingLine } from '../../application'

/** Every line of the summary that a story can be told of. */
export const cijfersIn = ({
  maximaleHypotheek,
  benodigdeHypotheek: blok,
}: Samenvatting): readonly SamenvattingLine[] => [
  ...maximaleHypotheek.lines,
  blok.hypotheekbedrag,
  ...(blok.maandlast?.lines ?? []),
  blok.benodigdeFinanciering,
  ...blok.lines,
]
