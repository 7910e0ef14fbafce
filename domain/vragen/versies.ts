/** The versions of the format of a shared calculation, ascending; a later version has more questions. */
export const VERSIES = [1, 2] as const

/** A version of the format of a shared calculation. */
export type Versie = (typeof VERSIES)[number]
