export { OpenStap } from './OpenStap'
export { StappenIndicator } from './StappenIndicator'
