export { JaarinkomenDialoog } from './JaarinkomenDialoog'
