export { toHoofdlijn, toTekst } from '../../domain/uitleg/verhaal'
export type {
  Hoofdstuk,
  Invoercijfer,
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
