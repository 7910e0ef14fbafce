import type { BerekeningFout } from '../../domain/orientatie'

/**
 * Whether something failed to load because its file is gone: the page was renewed since the visitor opened it, and only
 * loading it again helps. The loader of the element gives its error this name.
 */
export const isVernieuwd = (cause: unknown): boolean => cause instanceof Error && cause.name === 'Vernieuwd'

/** Why a calculation that could not be loaded has no answer. */
export const toLaadfout = (cause: unknown): BerekeningFout => ({
  _tag: isVernieuwd(cause) ? 'Vernieuwd' : 'NietGeladen',
})
