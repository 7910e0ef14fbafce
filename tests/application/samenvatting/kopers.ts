import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  toVerzoek,
  voorbeeldRentes,
  type FinancieringsOpzet,
  type Orientatie,
} from '../../../domain'
import { kaderVan2025 } from '../../support/fakes/kader'
import { stoppedKlok } from '../../support/fakes/klok'

const start = nieuweOrientatie('MY')

/** A single buyer with 20.000 of own money and a home of 300.000 in mind. */
export const koper: Orientatie = {
  ...start,
  eigen: { ...start.eigen, inkomen: 60_000 },
  vraagprijsWoning: 300_000,
  eigenGeld: 20_000,
}

/** The same buyer, who sells a home with an overwaarde. */
export const verkoper: Orientatie = {
  ...koper,
  woonJeNuInEenKoopwoning: 'ja',
  verkoopPrijsWoning: 250_000,
  huidigeHypotheekBedrag: 200_000,
}

/** Returns the result of an orientation, at the example rates of its brand. */
export const opzetVan = (orientatie: Orientatie): FinancieringsOpzet => {
  const kader = { ...kaderVan2025, rentetarieven: voorbeeldRentes[orientatie.labelCode] }
  const uitkomst = berekenFinancieringsOpzet(toVerzoek(orientatie, stoppedKlok.nu()), kader)
  if (either.isLeft(uitkomst)) throw new Error(uitkomst.left._tag)
  return uitkomst.right.financieringsOpzet
}
