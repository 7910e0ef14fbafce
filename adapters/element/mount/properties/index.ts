export { attributeLayer, jsonLayer } from './layers'
export { readProperties, type Properties, type BadValue } from './readProperties'
export { toShort } from './toShort'
