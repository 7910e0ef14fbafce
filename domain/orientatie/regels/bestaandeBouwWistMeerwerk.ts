import type { Regel } from './regel'

/** Clears the extra work of an existing home. With the rule for a new build: another home type clears both costs. */
export const bestaandeBouwWistMeerwerk: Regel = (orientatie) =>
  orientatie.bestaandeWoning === 'BestaandeBouw' && orientatie.meerwerk !== undefined
    ? { ...orientatie, meerwerk: undefined }
    : orientatie
