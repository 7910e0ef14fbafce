export { aanvragersNaPensioen, aanvragersVandaag, PENSIOENMOMENTEN, plekkenIn, voorElk } from './aanvragers'
export type { Aanvrager, Aanvragers, Paar, Plekken } from './aanvragers'
