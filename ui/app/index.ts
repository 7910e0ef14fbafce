export { type Services } from './context'
export { type Doel, type Instellingen, type Pagina } from './instellingen'
export { Rekenhulp } from './Rekenhulp'
