import { toUitwegantwoorden } from '../../../application/vergelijking'
import { wijzig } from '../../../domain'
import type { Uitweg } from '../../../domain/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { toUitwegProbeersel } from './toUitwegProbeersel'

/** Returns a function that applies a change and adds it to the what-if. A message offers to undo the what-if. */
export const useProbeer = (): ((uitweg: Uitweg, wijziging: string) => void) => {
  const { services, form, vervang } = useCalculator()
  return (uitweg, wijziging) => {
    const antwoorden = services.orientatie.state()
    const { probeersel: eerder } = form.draftStore.state()
    const eigen = wijzig(antwoorden, { soort: 'antwoordenVervangen', antwoorden: eerder?.terug ?? [] })
    const nieuw = toUitwegantwoorden(antwoorden, uitweg)
    vervang(nieuw)
    const probeersel = toUitwegProbeersel({ uitweg, wijziging, nieuw }, eigen, eerder)
    form.draftStore.dispatch({ soort: 'geprobeerd', probeersel })
  }
}
