export { Samenvatting } from './Samenvatting'
export { useBonnetje } from './useBonnetje'
