export { AfdrukButton } from './AfdrukButton'
