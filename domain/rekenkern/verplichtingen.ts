import type { Studieschuldfactor } from '../normen'

/**
 * The factor by which the monthly cost of a student loan counts: that of the first band whose bound is at least the
 * test rate (percent). That the band follows the test rate is a choice. Source: Trhk art. 3a.
 */
export const studieschuldfactor = (invoer: {
  readonly factoren: readonly Studieschuldfactor[]
  readonly toetsrente: number
}): number => invoer.factoren.find(({ totEnMet }) => totEnMet === null || invoer.toetsrente <= totEnMet)?.factor ?? 0

/**
 * What one person already owes, in euro a month: loans in full, the student loan times its factor.
 * Source: Trhk art. 3, 3a.
 */
export const persoonlijkeVerplichtingen = (invoer: {
  readonly leningen: number
  readonly studieschuld: number
  readonly factor: number
}): number => invoer.leningen + invoer.studieschuld * invoer.factor

/** What the household already owes, in euro a month. */
export const verplichtingenVan = (invoer: { readonly eerste: number; readonly tweede?: number | undefined }): number =>
  invoer.eerste + (invoer.tweede ?? 0)
