import { eq } from 'fp-ts'

import type { Orientatie } from './orientatie'
import type { Persoon } from './persoon'

/** What the visitor has answered: the orientation without brand, audience and calculation. */
export type Antwoorden = Omit<Orientatie, 'labelCode' | 'type' | 'loading' | 'financieringsOpzet'>

/** Equal when every field is. The struct of fp-ts looks at what a page added to `Object.prototype` as well. */
const perVeld = <T>(velden: { readonly [Naam in keyof T]-?: eq.Eq<T[Naam]> }): eq.Eq<T> => {
  const namen = Object.keys(velden) as (keyof T)[]
  return eq.fromEquals((een, ander) => namen.every((naam) => velden[naam].equals(een[naam], ander[naam])))
}

const zelfdePersoon: eq.Eq<Persoon> = perVeld<Persoon>({
  dienstBetrekking: eq.eqStrict,
  inkomen: eq.eqStrict,
  inkomenPensioen: eq.eqStrict,
  pensioenBinnen10Jaar: eq.eqStrict,
  inkomenPensioenVerwacht: eq.eqStrict,
  leningen: eq.eqStrict,
  partneralimentatie: eq.eqStrict,
  studieschuld: eq.eqStrict,
})

/** Are all answers the same? What is not an answer does not count. */
export const antwoordenEq: eq.Eq<Antwoorden> = perVeld<Antwoorden>({
  alleenSamen: eq.eqStrict,
  schulden: eq.eqStrict,
  eigen: zelfdePersoon,
  partner: zelfdePersoon,
  bestaandeWoning: eq.eqStrict,
  verbouwingskosten: eq.eqStrict,
  meerwerk: eq.eqStrict,
  woonJeNuInEenKoopwoning: eq.eqStrict,
  verkoopPrijsWoning: eq.eqStrict,
  huidigeHypotheekBedrag: eq.eqStrict,
  eigenGeld: eq.eqStrict,
  renteperiode: eq.eqStrict,
  vraagprijsWoning: eq.eqStrict,
  energielabelType: eq.eqStrict,
})
