export { toLeesfouten, type Leesfout } from './leesfout'
export { leesJson, toMeldingen } from './leesJson'
