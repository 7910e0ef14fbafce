export { vraagPeriodes, type PeriodeAntwoord, type PeriodeUitkomst } from './vraagPeriodes'
