export { OpenStap } from './OpenStap'
export { StappenIndicator } from './StappenIndicator'
export { loadFoutenlijst, loadVervolgstappen } from './load'
