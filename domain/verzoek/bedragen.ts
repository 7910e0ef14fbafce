import type { Persoon } from '../orientatie/persoon'
import type { BedragVeld } from '../orientatie/veld'
import type { Hypotheekgever, Onderpand } from './verzoek'

/** What a home buyer pays each month: as it is called in a request, and the question that it answers. */
export const UITGAVEN = {
  brutoMaandlastAlimentatie: 'partneralimentatie',
  brutoMaandlastOverige: 'leningen',
  huidigeMaandlastStudieschuld: 'studieschuld',
} as const satisfies Readonly<Record<keyof Hypotheekgever['uitgaven'], keyof Persoon>>

/** What is asked of the present home: as it is called in a request, and the question that it answers. */
export const HUIDIGE_WONING = {
  huidigHypotheekbedrag: 'huidigeHypotheekBedrag',
  verkoopprijs: 'verkoopPrijsWoning',
} as const satisfies Readonly<Partial<Record<keyof Onderpand, BedragVeld>>>
