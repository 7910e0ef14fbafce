import { either } from 'fp-ts'

import type { Normen } from '../../domain'
import { leningVan, vergelijkRenteperiodes, type Renteperiode } from '../../domain/vergelijking'
import { komtOvereen, toUitkomstgrond } from '../rekengrond/rekengrond'
import type { Momentopname } from '../samenvatting/samenvattingState'

type Onzeker = 'rente' | 'toetsrente' | 'restantEinde' | 'daarna'

/** The figures of a period. A figure is absent if neither a service nor the embedded calculation determines it. */
export type Vergeleken = Omit<Renteperiode, Onzeker> & {
  readonly [Cijfer in Onzeker]?: Renteperiode[Cijfer] | undefined
}

const NONE = (): readonly Renteperiode[] => []

/**
 * Returns the figures of a period from the result of a calculation service. `lening` is the loan (euro) that periods
 * are ranked by. If the embedded calculation gives the same loan and monthly costs under `normen`, the figures also
 * have its test rate, remaining debt and later costs.
 * @example
 * vergelijkAntwoord(momentopname, normenVan(2026), 250_000).opGelijkeLening.maandlastNetto // 899.67
 */
export const vergelijkAntwoord = (
  momentopname: Momentopname,
  normen: Normen | undefined,
  lening: number | undefined,
): Vergeleken => {
  const { renteperiode: rentevastperiode, financieringsOpzet: opzet } = momentopname
  const { maximaleHypotheek, hypotheekbedrag, maandlastBruto, maandlastNetto, extraBenodigdeEigenInleg } = opzet
  const antwoord: Vergeleken = {
    rentevastperiode,
    rente: opzet.rentepercentage,
    maximaleHypotheek,
    maandlastBruto,
    maandlastNetto,
    ...(hypotheekbedrag !== undefined && { hypotheekbedrag, extraBenodigdeEigenInleg }),
    ...(lening !== undefined &&
      leningVan(opzet) === lening && { opGelijkeLening: { lening, maandlastNetto, daarna: [] } }),
  }
  const grond = toUitkomstgrond(momentopname, { normen, rentetarieven: undefined })
  if (grond === undefined || !komtOvereen(grond)) return antwoord
  const [zelf] = either.getOrElse(NONE)(vergelijkRenteperiodes(grond.verzoek, grond.kader, lening))
  if (zelf === undefined) return antwoord
  const { toetsrente, restantEinde, daarna, opGelijkeLening } = zelf
  return { ...antwoord, toetsrente, restantEinde, daarna, ...(opGelijkeLening && { opGelijkeLening }) }
}
