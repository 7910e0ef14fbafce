import type { Normen } from '../../domain'
import { ENERGIELABELS, type EnergielabelType } from '../../domain/orientatie'

/**
 * Returns this label, then each better label that allows a larger loan than the one before it.
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
