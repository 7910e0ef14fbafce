export { Stap } from './Stap'
export { StappenIndicator } from './StappenIndicator'
