import { ontdek } from './ontdek'

if (typeof customElements !== 'undefined') ontdek(document)

export {
  type Attribuut,
  type DynamischeEigenschappen,
  type Eigenschap,
  type HypotheekOrientatieEigenschappen,
  type Referentie,
} from './eigenschappen'
export { type FoutCode, type GebeurtenisDetail, type Gebeurtenissen } from './gebeurtenissen'
export { HypotheekOrientatieElement } from './hypotheekOrientatieElement'
