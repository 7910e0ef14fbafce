import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { aanbiederVan } from '../../domain/orientatie'
import { stapVan, writeOut } from '../../domain/uitleg'
import { toVerhaal, type Uitvoerigheid, type Verhaal, type Vertelgrond } from '../../domain/uitleg/verhaal'
import type { Uitkomstgrond } from '../rekengrond/rekengrond'

/**
 * Returns the input of an explanation of `veld`, with the trail of a recalculation. Undefined for the result of a
 * calculation service, for a figure that the result lacks, and when the recalculation fails or gives another figure.
 */
export const toVertelgrond = (
  { verzoek, kader, financieringsOpzet, isVoorbeeldrente, isEigen }: Uitkomstgrond,
  veld: keyof FinancieringsOpzet,
): Vertelgrond | undefined => {
  const uitgeschreven = isEigen ? writeOut(verzoek, kader) : undefined
  if (uitgeschreven === undefined || either.isLeft(uitgeschreven)) return undefined
  const { graaf } = uitgeschreven.right
  const stap = stapVan(graaf, veld)
  if (stap === undefined || stap.uitkomst !== financieringsOpzet[veld]) return undefined
  return { graaf, veld, aanbieder: aanbiederVan(verzoek.labelCode), isVoorbeeldrente }
}

/**
 * Explains a figure of a result in Dutch. `uitvoerigheid` chooses between the main steps in whole euros and every step
 * to the cent. Undefined for the result of a calculation service, for a figure that the result lacks, and when a
 * recalculation fails or gives another figure.
 * @example
 * const grond = toUitkomstgrond(momentopname, middelen)
 * grond && legUit(grond, 'maximaleHypotheek', 'kort')?.kern[0]
 * // 'Van je inkomen mag 22,6% naar je hypotheek: € 1.130 per maand.'
 */
export const legUit = (
  grond: Uitkomstgrond,
  veld: keyof FinancieringsOpzet,
  uitvoerigheid: Uitvoerigheid,
): Verhaal | undefined => {
  const vertelgrond = toVertelgrond(grond, veld)
  return vertelgrond && toVerhaal(vertelgrond, uitvoerigheid)
}
