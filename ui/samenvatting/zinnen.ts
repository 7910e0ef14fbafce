export { groupAannames } from './groupAannames'
