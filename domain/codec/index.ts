export { codecOf, codecWith, eenheidVan, type Meeteenheid } from './codec'
export { parseJson, toLeesfouten, toMeldingen, type Leesfout } from './leesfout'
export { strictly, toLegibleName } from './strictly'
