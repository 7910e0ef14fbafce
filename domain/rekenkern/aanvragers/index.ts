export { aanvragersNaPensioen, aanvragersVandaag, pensioentoets, voorElk } from './aanvragers'
export type { Aanvrager, Aanvragers, Paar } from './aanvragers'
