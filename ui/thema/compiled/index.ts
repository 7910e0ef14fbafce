export { chakra } from './chakra'
export { createStyles } from './createStyles'
