export { foutTekst } from './foutTekst'
export { loadAannameGroepen } from './loadAannameGroepen'
export { Samenvatting } from './Samenvatting'
export { useBonnetje } from './useBonnetje'
