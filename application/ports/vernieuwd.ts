import type { BerekeningFout } from '../../domain/orientatie'

/**
 * Whether something failed to load and only loading the page again helps: its file is gone since the visitor opened the
 * page, or the browser does not ask for it again. The loader of the element gives its error this name.
 */
export const isVernieuwd = (cause: unknown): boolean => cause instanceof Error && cause.name === 'Vernieuwd'

/** Why a calculation that could not be loaded has no answer. */
export const toLaadfout = (cause: unknown): BerekeningFout => ({
  _tag: isVernieuwd(cause) ? 'Vernieuwd' : 'NietGeladen',
})
