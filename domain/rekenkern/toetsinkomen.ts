import type { DienstBetrekking } from '../orientatie'
import { zonderRuis } from './afronding'

/**
 * What one person's income counts for, in euro a year, not below 0: the income less the partner alimony paid (euro a
 * month). Income of the kind Overig does not count. Source: Trhk art. 3.
 */
export const persoonlijkToetsinkomen = (invoer: {
  readonly soort: DienstBetrekking
  readonly inkomen: number
  readonly alimentatie: number
}): number => (invoer.soort === 'Overig' ? 0 : Math.max(0, zonderRuis(invoer.inkomen - 12 * invoer.alimentatie)))

/** The test income of the household, in euro a year: both persons count fully. Source: Trhk art. 3. */
export const toetsinkomenVan = (invoer: { readonly eerste: number; readonly tweede?: number | undefined }): number =>
  zonderRuis(invoer.eerste + (invoer.tweede ?? 0))
