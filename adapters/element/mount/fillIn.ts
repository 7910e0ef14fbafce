import { formatJson } from '../../../domain/codec'
import type { Startwaardefout } from '../../../domain/orientatie'
import type { DraftStore, LazyParts } from '../../../ui'
import type { CalculatorServices } from '../../container'
import type { ValidProperties } from './setup'

/** The names of the questions about which each element has warned. */
const warned = new WeakMap<HTMLElement, Set<string>>()

/** Warns on the console about values that do not count, once per element and name. */
const warnOf = (host: HTMLElement, fouten: readonly Startwaardefout[]): void => {
  const earlier = warned.get(host) ?? new Set()
  warned.set(host, earlier)
  for (const { veld, melding } of fouten) {
    if (!earlier.has(veld)) console.warn(`${host.localName}: antwoorden: ${veld} ${melding}`)
    earlier.add(veld)
  }
}

/**
 * Creates a function that gives a calculator the start values of the page, when they or the brand changed. It loads
 * the code for that only on a page with start values, and warns on the console about values that do not count. When the
 * code fails to load, the next call tries again. The function returns a promise that resolves once the start values are
 * filled in, or their code failed to load; undefined when there is nothing to load.
 */
export const createFillIn = (
  host: HTMLElement,
  lazy: LazyParts,
  { startwaarden: service }: Pick<CalculatorServices, 'startwaarden'>,
  draftStore: DraftStore,
): ((properties: Pick<ValidProperties, 'antwoorden' | 'labelCode'>) => Promise<void> | undefined) => {
  let latest: string | undefined
  const vulIn = (antwoorden: Parameters<typeof service.vulIn>[0]) => {
    // A later choice in the same visit to a question would bring back the answers from before this change.
    draftStore.dispatch({ soort: 'bezoekGeeindigd' })
    service.vulIn(antwoorden, draftStore.state().teksten.keys())
  }
  return ({ antwoorden: startwaarden, labelCode }) => {
    const asked = startwaarden && formatJson([labelCode, startwaarden])
    if (asked === latest) return undefined
    latest = asked
    if (startwaarden === undefined) {
      vulIn([])
      return undefined
    }
    return lazy
      .of('ingevuld')
      .load()
      .then(
        ({ lees }) => {
          if (latest !== asked) return
          const { antwoorden, fouten } = lees(startwaarden, labelCode)
          vulIn(antwoorden)
          warnOf(host, fouten)
        },
        () => {
          if (latest === asked) latest = undefined
        },
      )
  }
}
