export { bedragCodec, HOOGSTE_BEDRAG, isBedrag, type Bedrag } from './bedrag'
export { formatBedrag, formatEuro, parseBedrag, type BedragFout, type BedragNotatie } from './parseBedrag'
export { formatPercentage, HOOGSTE_PERCENTAGE, parsePercentage, type PercentageFout } from './parsePercentage'
export { roundBedrag, roundDelen, roundTekort } from './roundBedrag'
