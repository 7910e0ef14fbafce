import type { Regel } from './regel'

/** Clears the cost of extra work when the home is an existing home. */
export const bestaandeBouwWistMeerwerk: Regel = (orientatie) =>
  orientatie.bestaandeWoning === 'BestaandeBouw' && orientatie.meerwerk !== undefined
    ? { ...orientatie, meerwerk: undefined }
    : orientatie
