import type { FinancieringsOpzet } from '../../domain'
import { grondenVan, knopenVan, stapVan, type Graaf, type Rekenstap } from '../../domain/uitleg'

/** The names under which a step of the record takes the figure that it only copies or rounds. */
const OVERGENOMEN = ['waarde', 'bedrag']

/** The step that works a figure of the record out: the one behind the copy or the rounding in the record itself. */
export const uitwerkingVan = (graaf: Graaf, cijfer: keyof FinancieringsOpzet): Rekenstap | undefined => {
  const inRecord = stapVan(graaf, cijfer)
  const bron = inRecord?.invoer.find(({ naam }) => OVERGENOMEN.includes(naam) || naam === cijfer)
  const knoop = bron && knopenVan(graaf).get(bron.van)
  return knoop?.soort === 'stap' ? knoop : inRecord
}

/** A step and every step that it rests on. */
export const stappenOnder = (graaf: Graaf, stap: Rekenstap): readonly Rekenstap[] => {
  const gevonden = new Set<Rekenstap>()
  const bezoek = (een: Rekenstap): void => {
    if (gevonden.has(een)) return
    gevonden.add(een)
    for (const grond of grondenVan(graaf, een)) if (grond.soort === 'stap') bezoek(grond)
  }
  bezoek(stap)
  return [...gevonden]
}
