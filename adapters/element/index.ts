import { discover } from './loader/discover'

if (typeof customElements !== 'undefined') discover(document)

export type {
  Attribuut,
  DynamischeEigenschappen,
  Eigenschap,
  GezetteEigenschappen,
  HypotheekOrientatieEigenschappen,
  Referentie,
  SjabloonAttributen,
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
