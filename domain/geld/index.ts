export { bedragCodec, HOOGSTE_BEDRAG, isBedrag, type Bedrag } from './bedrag'
