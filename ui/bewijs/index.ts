export { maakBewijs } from './maakBewijs'
