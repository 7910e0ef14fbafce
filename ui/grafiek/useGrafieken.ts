import { useRekenhulp, useSelected } from '../context'
import type { Grafieken } from './grafieken'
import { loadGrafieken } from './load'

/**
 * The charts, and how they are asked for. They are absent until they have come, and when they stay away: what a chart
 * shows, a table beside it says too.
 */
export const useGrafieken = (): { readonly grafieken: Grafieken | undefined; readonly askGrafieken: () => void } => {
  const part = useRekenhulp().services.later.of(loadGrafieken)
  return {
    grafieken: useSelected(part, (loaded) => loaded),
    askGrafieken: () => {
      part.load().catch(() => undefined)
    },
  }
}
