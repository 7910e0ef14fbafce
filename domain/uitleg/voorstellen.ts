import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { isVoorstel } from '../normen/voorstellenIn'
import { herleid } from './herleid'
import type { Gegeven, Graaf, Knoop } from './knoop'

/** For each figure of the record that rests on norms that are only proposed, the sentence that names them. */
export type Voorstellen = Readonly<Partial<Record<keyof FinancieringsOpzet, string>>>

const isVoorgesteld = (knoop: Knoop): knoop is Gegeven =>
  knoop.soort === 'gegeven' && knoop.herkomst.soort === 'regeling' && isVoorstel(knoop.herkomst)

const zin = (voorstellen: readonly Gegeven[]): string =>
  `Dit rust op een voorstel, dat nog kan veranderen: ${voorstellen.map(({ omschrijving }) => omschrijving).join('; ')}.`

/** The figures of a record that rest on a proposal; none when the calculation uses no proposal. */
export const voorstellenOnder = (graaf: Graaf, financieringsOpzet: FinancieringsOpzet): Voorstellen => {
  const velden = graaf.gegevens.some(isVoorgesteld) ? Object.keys(financieringsOpzet) : []
  return Object.fromEntries(
    velden.flatMap((veld) => {
      const voorstellen = herleid(graaf, veld as keyof FinancieringsOpzet).filter(isVoorgesteld)
      return voorstellen.length === 0 ? [] : [[veld, zin(voorstellen)]]
    }),
  )
}
