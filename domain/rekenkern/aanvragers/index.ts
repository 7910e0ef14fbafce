export { aanvragersNaPensioen, aanvragersVandaag, plekkenIn, voorElk } from './aanvragers'
export type { Aanvrager, Aanvragers, Paar } from './aanvragers'
