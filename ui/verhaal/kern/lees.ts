import { formatProcent } from '../formatGetallen'
import type { Vertelling } from '../vertelling'

/** What a figure comes down to, in a few sentences. */
export type Kernverteller = (vertelling: Vertelling) => readonly string[]

/** The outcome of a step by its id; 0 when the trail lacks it. */
export const exact = ({ uitkomstVan }: Vertelling, id: string): number => Number(uitkomstVan(id) ?? 0)

/** The amount of a step in words: more than none is never € 0. */
export const bedragOf = (vertelling: Vertelling, id: string): string =>
  vertelling.hoeveel(vertelling.getoondVan(id), exact(vertelling, id))

/** The outcome of a step that is a percentage, in words. */
export const procentOf = (vertelling: Vertelling, id: string): string => formatProcent(exact(vertelling, id))

/** The rate of the mortgage, in words. */
export const rentevoet = (vertelling: Vertelling): string => procentOf(vertelling, 'financieringsOpzet.rentepercentage')
