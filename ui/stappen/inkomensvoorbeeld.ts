import { either, function as fp } from 'fp-ts'

import { berekenFinancieringsOpzet, toKader, toVerzoek } from '../../domain'
import type { Inkomensvoorbeeld } from '../basis/lazy/types/inkomensvoorbeeld'

/** The example is about this amount, and not to the euro. */
const HONDERD = 100

export const inkomensvoorbeeld: Inkomensvoorbeeld = {
  maximumBij: (inkomen, uitgangspunten, { normen, rentetarieven }) => {
    const ingevuld = { ...uitgangspunten, eigen: { ...uitgangspunten.eigen, inkomen } }
    const maximum = fp.pipe(
      berekenFinancieringsOpzet(toVerzoek(ingevuld), toKader(ingevuld, normen, rentetarieven)),
      either.match(
        () => 0,
        ({ financieringsOpzet }) => financieringsOpzet.maximaleHypotheekOpInkomen,
      ),
    )
    return Math.floor(maximum / HONDERD) * HONDERD || undefined
  },
}
