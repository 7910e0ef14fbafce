import type { EigenwoningforfaitNorm } from '../normen'

/**
 * The eigenwoningforfait in euro a year, not rounded: the percentage of the bracket over the whole value (edges
 * inclusive); above the last bracket an amount plus a percentage of the excess. Source: Wet IB 2001 art. 3.112.
 */
export const eigenwoningforfait = (invoer: {
  readonly waarde: number
  readonly norm: EigenwoningforfaitNorm
}): number => {
  const { schijven, daarboven } = invoer.norm
  const schijf = schijven.find(({ totEnMet }) => invoer.waarde <= totEnMet)
  return schijf === undefined
    ? daarboven.bedrag + ((invoer.waarde - daarboven.vanaf) * daarboven.percentageOverMeerdere) / 100
    : (invoer.waarde * schijf.percentage) / 100
}
