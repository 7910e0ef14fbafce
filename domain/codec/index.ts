export { codecOf, codecWith } from './codecOf'
export { eenheidVan, type Meeteenheid } from './metEenheid'
export { formatJson } from './formatJson'
export { toLeesfouten, type Leesfout } from './leesfout'
export { dubbeleSleutelIn } from './dubbeleSleutel'
export { parseJson, toMeldingen, type JsonFout } from './parseJson'
export { loosely, strictly, type LosGelezen } from './strictly'
export {
  withStandard,
  type StandardChoice,
  type StandardCodec,
  type StandardResult,
  type StandardSchema,
} from './standardSchema'
export { toLegibleName } from './toLegibleName'
