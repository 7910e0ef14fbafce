export { berekenFinancieringsOpzet, type Berekening } from './bereken'
export { leesEnBereken, type OngewoneRentes, type OnleesbaarVerzoek } from './leesEnBereken'
