export { toFoutmelding, type Fout } from './toFoutmelding'
