export { AdviseurButton } from './AdviseurButton'
