export type { Afronding, Eenheid, Stapwaarde, Vorm } from '../rekenkern'
export {
  grondenVan,
  herleid,
  herreken,
  inWoorden,
  knopenVan,
  stapVan,
  verantwoord,
  type Gegeven,
  type Herkomst,
  type Invoerherkomst,
  type Keuzeherkomst,
  type Knoop,
  type Regelingherkomst,
  type Rekenstap,
  type Stapinvoer,
  type Verantwoording,
} from '../rekenkern/verantwoording'
