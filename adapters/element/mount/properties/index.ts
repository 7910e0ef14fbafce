export { attributeLayer, jsonLayer } from './layers'
export { readProperties, type Properties, type BadValue } from './readProperties'
export { createReporter, toShort } from './reportBad'
