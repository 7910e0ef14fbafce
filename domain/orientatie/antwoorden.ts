import * as Eq from 'fp-ts/Eq'

import type { Orientatie } from './orientatie'
import type { Persoon } from './persoon'

/** What the visitor has answered: the orientation without brand, audience and calculation. */
export type Antwoorden = Omit<Orientatie, 'labelCode' | 'type' | 'loading' | 'financieringsOpzet'>

const zelfdePersoon: Eq.Eq<Persoon> = Eq.struct<Persoon>({
  dienstBetrekking: Eq.eqStrict,
  inkomen: Eq.eqStrict,
  inkomenPensioen: Eq.eqStrict,
  pensioenBinnen10Jaar: Eq.eqStrict,
  inkomenPensioenVerwacht: Eq.eqStrict,
  leningen: Eq.eqStrict,
  partneralimentatie: Eq.eqStrict,
  studieschuld: Eq.eqStrict,
})

/** Are all answers the same? What is not an answer does not count. */
export const antwoordenEq: Eq.Eq<Antwoorden> = Eq.struct<Antwoorden>({
  alleenSamen: Eq.eqStrict,
  schulden: Eq.eqStrict,
  eigen: zelfdePersoon,
  partner: zelfdePersoon,
  bestaandeWoning: Eq.eqStrict,
  verbouwingskosten: Eq.eqStrict,
  meerwerk: Eq.eqStrict,
  woonJeNuInEenKoopwoning: Eq.eqStrict,
  verkoopPrijsWoning: Eq.eqStrict,
  huidigeHypotheekBedrag: Eq.eqStrict,
  eigenGeld: Eq.eqStrict,
  renteperiode: Eq.eqStrict,
  vraagprijsWoning: Eq.eqStrict,
  energielabelType: Eq.eqStrict,
})
