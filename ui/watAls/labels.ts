import type { Normen } from '../../domain'
import { ENERGIELABELS, type EnergielabelType } from '../../domain/orientatie'

/** A label, and of the better ones each that lets a buyer borrow more than the one before it; the nearest first. */
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
