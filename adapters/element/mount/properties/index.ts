export { attributeLayer, jsonLayer, type Layer } from './layers'
export { readProperties, type Properties, type BadValue } from './readProperties'
export { createReporter, toShort } from './reportBad'
