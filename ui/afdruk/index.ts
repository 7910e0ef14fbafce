export { AfdrukKnop } from './AfdrukKnop'
export { loadAfdruk } from './load'
