export { OpenStap } from './OpenStap'
export { StappenIndicator } from './StappenIndicator'
export { loadVervolgstappen } from './loadVervolgstappen'
