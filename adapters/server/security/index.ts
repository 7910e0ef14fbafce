export { onlyFrom, registerCors } from './otherSites'
export { registerAntiForgery, ANTI_FORGERY_FIELD } from './antiForgery'
export { pagePolicy, registerHeaders } from './headers'
