import type { PartImport } from '../context'

/** What every dialog stands in, in a chunk of its own. */
export const loadDialog = () => import('./venster')

/** A part with a dialog in it, which has come once `loadDialog` has come too. */
export const withDialog = <Request extends PartImport<unknown>>(request: Request): Request =>
  Object.assign(request, { needs: loadDialog })
