export { aanvragersNaPensioen, aanvragersVandaag, plekkenIn, type Aanvrager, type Aanvragers } from './aanvragers'
