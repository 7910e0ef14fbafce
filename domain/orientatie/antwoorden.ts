import { eq } from 'fp-ts'

import type { Orientatie } from './orientatie'
import type { Persoon } from './persoon'

/** What the visitor has answered: the orientation without brand, audience and calculation. */
export type Antwoorden = Omit<Orientatie, 'labelCode' | 'type' | 'loading' | 'financieringsOpzet'>

const zelfdePersoon: eq.Eq<Persoon> = eq.struct<Persoon>({
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
export const antwoordenEq: eq.Eq<Antwoorden> = eq.struct<Antwoorden>({
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
