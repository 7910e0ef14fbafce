export type {
  Afronding,
  Eenheid,
  Kandidaat,
  Labelas,
  Stapplek,
  Stapwaarde,
  Tabelas,
  Tabelvak,
  TotEnMetAs,
  VanafAs,
  Vorm,
} from '../rekenkern/stap'
export { zinVan } from '../aannames/woorden'
export { naamVanCijfer } from '../rekenkern/record/cijferwoorden'
export type { Herkomst, Invoerherkomst, Keuzeherkomst, Regelingherkomst } from './herkomst'
export { grondenVan, herleid, herreken, knopenVan, stapVan } from './herleid'
export { inWoorden } from './inWoorden'
export type { Gegeven, Graaf, Knoop, Rekenstap, Stapinvoer } from './knoop'
export {
  verantwoord,
  writeOut,
  type BenoemdeAanname,
  type Uitgeschreven,
  type Verantwoording,
  type Voorstellen,
} from './verantwoord'
export { formuleInCijfers } from './verhaal/formule'
