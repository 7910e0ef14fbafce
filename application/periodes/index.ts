export { askPeriodes, type PeriodeAntwoord, type PeriodeUitkomst } from './askPeriodes'
