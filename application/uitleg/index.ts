export { toVertelgrond } from './toVertelgrond'
