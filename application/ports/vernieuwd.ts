import type { BerekeningFout } from '../../domain/orientatie'

/**
 * Whether `cause` is the error of a load that only a reload of the page can fix: the file no longer exists on the
 * server, or the browser does not request a failed file again. The loader of the element names such an error
 * `Vernieuwd`.
 * @example
 * isVernieuwd(new Error('offline')) // false
 */
export const isVernieuwd = (cause: unknown): boolean => cause instanceof Error && cause.name === 'Vernieuwd'

/**
 * Returns the error of a calculation that failed to load: `Vernieuwd` when only a reload helps, else `NietGeladen`.
 * @example
 * toLaadfout(new Error('offline')) // { _tag: 'NietGeladen' }
 */
export const toLaadfout = (cause: unknown): BerekeningFout => ({
  _tag: isVernieuwd(cause) ? 'Vernieuwd' : 'NietGeladen',
})
