export type { Verhaaldeel } from '../../rekenkern/verhaaldelen'
export type { Uitvoerigheid, Vertelgrond } from './lees'
export { toHoofdlijn, toTekst } from './toTekst'
export { toVerhaal } from './toVerhaal'
export type {
  Deeluitkomst,
  Hoofdstuk,
  Invoercijfer,
  Kernzin,
  Overzicht,
  Vak,
  Verhaal,
  Verhaalstap,
  Verhaalvak,
  Vindplaats,
} from './verhaal'
export { TELT } from './woorden'
