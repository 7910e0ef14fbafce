import { nieuweOrientatie, wijzig, type Orientatie } from '../../domain'
import { toInvoerFouten } from '../../domain/invoer'
import {
  EERSTE_STAP,
  STAPNUMMERS,
  toAnders,
  type Antwoorden,
  type Gedeeld,
  type Stapnummer,
  type Veld,
} from '../../domain/orientatie'
import type { CalculatorState } from '../context/context'

/** A calculation in which these answers are the only ones, for the brand and the audience of another. */
export const orientatieOf = ({ antwoorden }: Gedeeld, { labelCode, type }: Orientatie): Orientatie =>
  wijzig(nieuweOrientatie(labelCode, type), { soort: 'antwoordenVervangen', antwoorden })

const NIETS_ONLEESBAAR: ReadonlyMap<Veld, string> = new Map()

/** The last step up to which everything is answered; the first when that one is not. */
const volledigTot = (antwoorden: Antwoorden): Stapnummer =>
  STAPNUMMERS.findLast((_, plek) =>
    STAPNUMMERS.slice(0, plek + 1).every((stap) => toInvoerFouten(antwoorden, stap, NIETS_ONLEESBAAR).length === 0),
  ) ?? EERSTE_STAP

/**
 * Puts these answers in the place of all, and gives up to which step they are complete. The visitor's own can be
 * brought back: meanwhile is said that `alles` is what is calculated with.
 */
export const applyGedeeld = (
  { services, form, vervang }: Pick<CalculatorState, 'services' | 'form' | 'vervang'>,
  gedeeld: Gedeeld,
  alles: string,
): Stapnummer => {
  const antwoorden = services.orientatie.state()
  const { probeersel: eerder } = form.draftStore.state()
  const eigen = wijzig(antwoorden, { soort: 'antwoordenVervangen', antwoorden: eerder?.terug ?? [] })
  const nieuw = orientatieOf(gedeeld, antwoorden)
  const heeftEigen = toAnders(eigen).length > 0
  const terug = toAnders(eigen, nieuw)
  vervang(toAnders(nieuw, antwoorden))
  if (heeftEigen && terug.length > 0)
    form.draftStore.dispatch({ soort: 'geprobeerd', probeersel: { wijzigingen: { alles }, terug } })
  return volledigTot(nieuw)
}
