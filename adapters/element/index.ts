import { discover } from './loader/discover'

if (typeof customElements !== 'undefined') discover(document)

export { type SjabloonAttributen } from './attributen'
export {
  type Attribuut,
  type DynamischeEigenschappen,
  type Eigenschap,
  type GezetteEigenschappen,
  type HypotheekOrientatieEigenschappen,
  type Referentie,
} from './eigenschappen'
export {
  type EigenGebeurtenisMap,
  type FoutCode,
  type GebeurtenisDetail,
  type GebeurtenisMap,
  type Gebeurtenissen,
  type HoortZichzelf,
} from './gebeurtenissen'
export { HypotheekOrientatieElement } from './loader/hypotheekOrientatieElement'
