/** The explanation of a figure in words, which the channels without a screen take too. */
export { toHoofdlijn, toTekst } from './vensters/verhaal/toTekst'
export { toVerhaal } from './vensters/verhaal/toVerhaal'
export type { Verhaalstap } from './vensters/verhaal/verhaal'
export type { Vertelgrond } from './vensters/verhaal/vertelling'
