export { isIngedrukt, naLoslaten, volgDruk } from './druk'
export { useNaLoslaten } from './useNaLoslaten'
