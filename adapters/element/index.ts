import { discover } from './loader'

if (typeof customElements !== 'undefined') discover(document)

export {
  type Attribuut,
  type DynamischeEigenschappen,
  type Eigenschap,
  type HypotheekOrientatieEigenschappen,
  type Referentie,
} from './eigenschappen'
export { type FoutCode, type GebeurtenisDetail, type Gebeurtenissen } from './gebeurtenissen'
export { HypotheekOrientatieElement } from './loader'
