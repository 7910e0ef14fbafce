import type { Normen } from '../../domain'
import { ENERGIELABELS, type EnergielabelType } from '../../domain/orientatie'

/**
 * Returns a list of energy labels: first `label`, then better labels in ascending order. Skips a better label that does
 * not allow a larger loan than the label before it in the list.
 * @example
 * labelsMetMeer('C', normenVan(2026)) // [ 'C', 'B', 'A1', 'A3', 'A4', 'A4EP' ]
 */
export const labelsMetMeer = (
  label: EnergielabelType,
  { extraVoorEnergielabel }: Normen,
): readonly EnergielabelType[] =>
  ENERGIELABELS.toReversed().reduce<readonly EnergielabelType[]>(
    (gekozen, ander) => {
      const laatste = gekozen.at(-1) ?? label
      const { [ander]: extra, [laatste]: tot } = extraVoorEnergielabel.waarde
      return extra > tot ? [...gekozen, ander] : gekozen
    },
    [label],
  )
