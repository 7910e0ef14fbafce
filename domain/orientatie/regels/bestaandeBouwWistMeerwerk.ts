import type { Regel } from './regel'

/** An existing home has no extra work. Together with its counterpart: changing the home type clears both costs. */
export const bestaandeBouwWistMeerwerk: Regel = (orientatie) =>
  orientatie.bestaandeWoning === 'BestaandeBouw' && orientatie.meerwerk !== undefined
    ? { ...orientatie, meerwerk: undefined }
    : orientatie
