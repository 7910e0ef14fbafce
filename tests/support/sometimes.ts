/** The conditions of one run of a property: whether each was met, and in which share of the runs it must be met. */
type Run = Map<string, { readonly isMet: boolean; readonly share: number }>

/** A condition that fails its share by chance does so less often than this. */
const IMPROBABLE = 1e-6

let currentRun: Run | undefined

const isMissing = (value: unknown): boolean =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0)

/**
 * Whether a condition of a claim is met: `value` is neither undefined, nor false, nor an empty list. A property fails
 * when clearly less than `share` of its runs meet the condition, because then nothing checks the claim.
 */
export const sometimes = <Value>(
  condition: string,
  value: Value,
  share = 1 / 20,
): value is Exclude<Value, undefined | false> => {
  const isMet = !isMissing(value)
  currentRun?.set(condition, { isMet: isMet || currentRun.get(condition)?.isMet === true, share })
  return isMet
}

/**
 * Returns `list`, over which a loop makes claims. A property fails when the list is filled in clearly less than `share`
 * of its runs. Outside a property, throws an error if the list is empty.
 */
export const each = <List extends readonly unknown[]>(members: string, list: List, share?: number): List => {
  if (!sometimes(members, list, share) && currentRun === undefined) throw new Error(`the list "${members}" is empty`)
  return list
}

/**
 * Returns an upper limit of the chance that a condition is met in at most `met` of `runs` runs, if each run meets the
 * condition with chance `share`. This is the bound of Chernoff, which is exact when `met` is 0.
 */
const chanceOf = (met: number, runs: number, share: number): number => {
  const found = met / runs
  if (found >= share) return 1
  const divergence = (1 - found) * Math.log((1 - found) / (1 - share))
  return Math.exp(-runs * (divergence + (found === 0 ? 0 : found * Math.log(found / share))))
}

/** Counts in how many runs of one property each condition of `sometimes` is met. */
export interface Tally {
  /** Begins a run. The returned function adds the conditions of that run; a run that throws is never added. */
  readonly startRun: () => () => void
  /** Whether only more runs can tell if a condition is never met. */
  readonly isUndecided: () => boolean
  /** Returns a sentence about each condition that too few runs met. */
  readonly complaints: () => readonly string[]
}

/** Returns a tally without runs. */
export const createTally = (): Tally => {
  let runs = 0
  const counts = new Map<string, { readonly met: number; readonly share: number }>()
  const isTooFew = ({ met, share }: { readonly met: number; readonly share: number }): boolean =>
    chanceOf(met, runs, share) < IMPROBABLE
  return {
    startRun: () => {
      const run: Run = new Map()
      currentRun = run
      return () => {
        currentRun = undefined
        runs += 1
        for (const [condition, { isMet, share }] of run)
          counts.set(condition, { met: (counts.get(condition)?.met ?? 0) + Number(isMet), share })
      }
    },
    isUndecided: () => [...counts.values()].some((count) => count.met === 0 && !isTooFew(count)),
    complaints: () =>
      [...counts].flatMap(([condition, count]) =>
        isTooFew(count)
          ? [`"${condition}" was met in ${count.met} of ${runs} runs, and must be in ${100 * count.share}% of them`]
          : [],
      ),
  }
}
