export { foutTekst } from './foutTekst'
export { Samenvatting } from './Samenvatting'
export { useBonnetje } from './useBonnetje'
