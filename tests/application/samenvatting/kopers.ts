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

/** A single buyer with an income of 60.000 a year and own money of 20.000, who wants a home of 300.000 euro. */
export const koper: Orientatie = {
  ...start,
  eigen: { ...start.eigen, inkomen: 60_000 },
  vraagprijsWoning: 300_000,
  eigenGeld: 20_000,
}

/** The buyer `koper`, who sells a home with an overwaarde. */
export const verkoper: Orientatie = {
  ...koper,
  woonJeNuInEenKoopwoning: 'ja',
  verkoopPrijsWoning: 250_000,
  huidigeHypotheekBedrag: 200_000,
}

/** Calculates an orientation with the norms of 2025 and the example rates of its brand; throws when that fails. */
export const opzetVan = (orientatie: Orientatie): FinancieringsOpzet => {
  const kader = { ...kaderVan2025, rentetarieven: voorbeeldRentes[orientatie.labelCode] }
  const uitkomst = berekenFinancieringsOpzet(toVerzoek(orientatie, stoppedKlok.nu()), kader)
  if (either.isLeft(uitkomst)) throw new Error(uitkomst.left._tag)
  return uitkomst.right.financieringsOpzet
}
