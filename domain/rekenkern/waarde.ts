/**
 * The value of the home, in euro: the price plus renovation or extra work. That the work adds its full cost to the
 * value is a choice. Source: Trhk art. 5.
 */
export const woningwaarde = (invoer: {
  readonly koopsom: number
  readonly meerwerkOfVerbouwingskosten?: number | undefined
}): number => invoer.koopsom + (invoer.meerwerkOfVerbouwingskosten ?? 0)

/**
 * The highest mortgage in whole euros: what the income allows, and with a home no more than `percentage` of its value,
 * rounded down. Source: Trhk art. 5.
 */
export const maximaleHypotheek = (invoer: {
  readonly opInkomen: number
  readonly waarde?: number | undefined
  readonly percentage: number
}): number =>
  invoer.waarde === undefined
    ? invoer.opInkomen
    : Math.min(invoer.opInkomen, Math.floor(invoer.waarde * (invoer.percentage / 100)))
