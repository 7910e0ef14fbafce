export { toHoofdlijn, toTekst } from '../../domain/uitleg/verhaal'
export type {
  Deeluitkomst,
  Hoofdstuk,
  Invoercijfer,
  Kernzin,
  Overzicht,
  Uitvoerigheid,
  Vak,
  Verhaal,
  Verhaaldeel,
  Verhaalstap,
  Verhaalvak,
  Vindplaats,
} from '../../domain/uitleg/verhaal'
export { legUit } from './legUit'
