import { either } from 'fp-ts'

import type { FinancieringsOpzet, Uitkomst } from '../../domain'
import { aanbiederVan } from '../../domain/orientatie'
import { besparingMetNhg } from '../../domain/vergelijking'
import { stapVan, writeOut } from '../../domain/uitleg'
import { toVerhaal, type Uitvoerigheid, type Verhaal, type Vertelgrond } from '../../domain/uitleg/verhaal'

/**
 * Returns the input of an explanation of `veld`, with the trail of a recalculation. Undefined for the result of a
 * calculation service, for a figure that the result lacks, and when the recalculation fails or gives another figure.
 */
export const toVertelgrond = (
  { financieringsOpzet, grond }: Uitkomst,
  veld: keyof FinancieringsOpzet,
): Vertelgrond | undefined => {
  if (grond.plaats === 'server') return undefined
  const { verzoek, kader, isVoorbeeldrente } = grond
  const uitgeschreven = writeOut(verzoek, kader)
  if (either.isLeft(uitgeschreven)) return undefined
  const { graaf } = uitgeschreven.right
  const stap = stapVan(graaf, veld)
  if (stap === undefined || stap.uitkomst !== financieringsOpzet[veld]) return undefined
  return {
    graaf,
    veld,
    aanbieder: aanbiederVan(verzoek.labelCode),
    isVoorbeeldrente,
    besparingMetNhg: besparingMetNhg(verzoek, kader, financieringsOpzet),
  }
}

/**
 * Explains a figure of a result in Dutch. `uitvoerigheid` chooses between the main steps in whole euros and every step
 * to the cent. Undefined for the result of a calculation service, for a figure that the result lacks, and when a
 * recalculation fails or gives another figure.
 * @example
 * legUit({ financieringsOpzet, grond }, 'maximaleHypotheek', 'kort')?.kern[0]?.zin
 * // 'Van je inkomen mag 22,6% naar je hypotheek: € 1.130 per maand.'
 */
export const legUit = (
  uitkomst: Uitkomst,
  veld: keyof FinancieringsOpzet,
  uitvoerigheid: Uitvoerigheid,
): Verhaal | undefined => {
  const vertelgrond = toVertelgrond(uitkomst, veld)
  return vertelgrond && toVerhaal(vertelgrond, uitvoerigheid)
}
