import type { Financieringslast } from '../../normen/normen'
import { plaatsTotEnMet, plaatsVanaf } from '../plaats'
import type { Tabelas } from '../stap'
import { percentageIn } from './financieringslast'
import type { Tabelinvoer } from './toets.stappen'

/**
 * Returns the place in the norm table: the rows around the test income, with the percentages at the test rate, and the
 * columns around the test rate, with the percentages at the test income.
 */
export const plaatsInTabel = (
  { tabellen, leeftijdsgroep, toetsinkomen, toetsrente }: Tabelinvoer,
  soort: Financieringslast['nietAftrekbaar'] = tabellen,
): readonly Tabelas[] => {
  const tabel = soort[leeftijdsgroep]
  const percentages = (inkomen: number, rente: number) => percentageIn(tabel, inkomen, rente)
  const bij = (totEnMet: number | null) => ({ totEnMet, percentage: percentages(toetsinkomen, totEnMet ?? Infinity) })
  const grenzen = tabel.rijen.map(([vanaf = 0]) => vanaf)
  return [
    plaatsVanaf('toetsinkomen', toetsinkomen, grenzen, (grens) => percentages(grens, toetsrente)),
    plaatsTotEnMet('toetsrente', toetsrente, [...tabel.toetsrenteTotEnMet, null].map(bij), 'percentage'),
  ]
}
