import type { Regel } from './regel'

/** An existing home has no extra work. With its counterpart: changing the home type clears both costs. */
export const bestaandeBouwWistMeerwerk: Regel = (orientatie) =>
  orientatie.bestaandeWoning === 'BestaandeBouw' && orientatie.meerwerk !== undefined
    ? { ...orientatie, meerwerk: undefined }
    : orientatie
