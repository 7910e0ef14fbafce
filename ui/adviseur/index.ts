export { AdviseurKnop } from './AdviseurKnop'
export { loadAdviseur } from './load'
