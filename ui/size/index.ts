export { onResize } from './onResize'
