export { AfdrukButton } from './AfdrukButton'
export { loadAfdruk } from './load'
