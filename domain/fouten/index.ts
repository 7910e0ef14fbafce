export { toFoutmelding, type Fout, type Meldingtaal } from './toFoutmelding'
