export { aanvragersNaPensioen, aanvragersVandaag, pensioentoets, voorElk } from './aanvragers'
export type { Aanvrager, Aanvragers } from './aanvragers'
