export { mount, type Instance } from './mount'
export { type Kept } from './startCalculator'
