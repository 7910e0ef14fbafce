export { Bewaren } from './Bewaren'
