export { alleenVan, registreerCors } from './andereSites'
export { registreerAntiForgery, ANTI_FORGERY_VELD } from './antiForgery'
export { paginaBeleid, registreerHeaders } from './headers'
