import { dispatch } from '../gebeurtenissen'
import type { Environment } from '../environment'
import { createLoader, isRenewed } from './createLoader'
import type { FirstStepPainter } from './firstStep/firstStep'
import { createNote } from './firstStep/reloadNote'
import { isOfPage } from './isChanged'
import { loadNormen } from './loadApplication'
import { showMessage } from './showMessage'

/**
 * Creates what the loader passes to the application of one element.
 *
 * @param firstStep Returns the painter of the first step; undefined when no first step can be painted.
 * @param onReady Called when the application dispatches `gereed`.
 */
export const createEnvironment = (
  host: HTMLElement,
  root: ShadowRoot,
  jsonLayer: Environment['jsonLayer'],
  firstStep: () => FirstStepPainter | undefined,
  onReady: () => void,
): Environment => ({
  host,
  root,
  jsonLayer,
  tellPage: (name, content) => {
    if (name === 'gereed') onReady()
    return dispatch(host, name, content)
  },
  showMessage,
  takeFirstStep: () => firstStep()?.take(),
  released: () => firstStep()?.released(),
  loadNormen,
  createLoader,
  isRenewed,
  isOfPage: (cause) => isOfPage(host.ownerDocument, cause),
  keepForReload: () => firstStep()?.keepForReload(),
  note: createNote(host),
})
