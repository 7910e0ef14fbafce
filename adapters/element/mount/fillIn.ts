import { formatJson } from '../../../domain/codec'
import type { Startwaarden } from '../../../domain/orientatie'
import type { DraftStore, LazyParts } from '../../../ui'
import type { CalculatorServices } from '../../container'

/**
 * Creates a function that gives a calculator the start values of the page, when they are others than before. It loads
 * the code for that only on a page with start values, and warns on the console about values that do not count. When the
 * code fails to load, the next call tries again.
 */
export const createFillIn = (
  host: HTMLElement,
  lazy: LazyParts,
  { startwaarden: service }: Pick<CalculatorServices, 'startwaarden'>,
  draftStore: DraftStore,
): ((startwaarden: Startwaarden | undefined) => void) => {
  let latest: string | undefined
  return (startwaarden) => {
    const asked = startwaarden && formatJson(startwaarden)
    if (asked === latest) return
    latest = asked
    if (startwaarden === undefined) {
      service.vulIn([])
      return
    }
    lazy
      .of('ingevuld')
      .load()
      .then(
        ({ lees }) => {
          if (latest !== asked) return
          const { antwoorden, meldingen } = lees(startwaarden)
          service.vulIn(antwoorden, draftStore.state().teksten.keys())
          for (const melding of meldingen) console.warn(`${host.localName}: antwoorden: ${melding}`)
        },
        () => {
          if (latest === asked) latest = undefined
        },
      )
  }
}
