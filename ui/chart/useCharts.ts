import { useCalculator } from '../context/context'
import { useSelected } from '../context/useSelected'
import type { Charts } from './charts'
import { loadCharts } from './load'

/**
 * The charts, and how they are asked for. They are absent until they have come, and when they stay away: what a chart
 * shows, a table beside it says too.
 */
export const useCharts = (): { readonly charts: Charts | undefined; readonly askCharts: () => void } => {
  const part = useCalculator().services.later.of(loadCharts)
  return {
    charts: useSelected(part, (loaded) => loaded),
    askCharts: () => {
      part.load().catch(() => undefined)
    },
  }
}
