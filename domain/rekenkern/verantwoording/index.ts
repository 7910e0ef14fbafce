export type { Herkomst, Invoerherkomst, Keuzeherkomst, Regelingherkomst } from './herkomst'
export { grondenVan, herleid, herreken, knopenVan, stapVan } from './herleid'
export type { Afronding, Eenheid, Gegeven, Knoop, Rekenstap, Stapinvoer, Stapwaarde } from './knoop'
export { verantwoord, type Verantwoording } from './verantwoord'
