export { toVerhaal, type Uitvoerigheid } from './toVerhaal'
export type { Hoofdstuk, Invoerregel, Overzicht, Vak, Verhaal, Verhaalstap, Vindplaats } from './verhaal'
