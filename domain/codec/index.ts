export { codecOf, codecWith } from './codecOf'
export { isObject } from './isObject'
export { toLeesfouten, type Leesfout } from './leesfout'
export { readJson, toMeldingen } from './readJson'
