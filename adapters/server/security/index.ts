export { onlyFrom, registerCors } from './otherSites'
export { registerAntiForgery, ANTI_FORGERY_FIELD } from './antiForgery'
export { machineOr, registerMachines, type Check } from './machines'
export { pagePolicy, registerHeaders } from './headers'
