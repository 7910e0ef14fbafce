export { AdviseurButton } from './AdviseurButton'
export { loadAdviseur } from './load'
