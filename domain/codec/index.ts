export { codecOf } from './codecOf'
export { toLeesfouten, type Leesfout } from './leesfout'
export { readJson, toMeldingen } from './readJson'
