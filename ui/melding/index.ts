export { Melding, type MeldingProps } from './Melding'
