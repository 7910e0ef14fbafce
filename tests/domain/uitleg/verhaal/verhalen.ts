import fc from 'fast-check'

import * as arbitraries from '../../../../adapters/testing/arbitraries/verzoek'
import { normenVan, type FinancieringsOpzet, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../../../domain'
import { writeOut, type Graaf } from '../../../../domain/uitleg'
import { toVerhaal, type Uitvoerigheid } from '../../../../domain/uitleg/verhaal'
import { bestaandeWoning, verzoekVan } from '../../rekenkern/voorbeeldverzoek'
import { everyTimes } from '../../../support/every'
import { numberOfRuns } from '../../../support/numberOfRuns'

/** The name of a figure in the result of a calculation. */
export type Veld = keyof FinancieringsOpzet
type Verhaal = ReturnType<typeof toVerhaal>
export type Stap = Verhaal['hoofdstukken'][number]['stappen'][number]
type Vertelgrond = Parameters<typeof toVerhaal>[0]

/** Returns the input of toVerhaal: a trail and the figure to explain. Throws when the calculation fails. */
export const grondVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader, veld: Veld): Vertelgrond => {
  const uitgeschreven = writeOut(verzoek, kader)
  if (uitgeschreven._tag === 'Left') throw new Error(`no outcome: ${uitgeschreven.left._tag}`)
  return { graaf: uitgeschreven.right.graaf, veld, aanbieder: 'Moneyou', isVoorbeeldrente: false }
}

export const stappenVan = ({ hoofdstukken }: Verhaal): readonly Stap[] => hoofdstukken.flatMap(({ stappen }) => stappen)

/** A request of one buyer: income 60.000 a year, own money 20.000, home 300.000 (label C), rate fixed for ten years. */
export const voorbeeld = verzoekVan([{ inkomen: 60_000 }], { eigenInleg: 20_000, onderpand: bestaandeWoning(300_000) })

export const kader2025: Rekenkader = { normen: normenVan(2025), rentetarieven: { '120': 3.75 } }

const veldenVan = (graaf: Graaf): readonly Veld[] =>
  graaf.stappen.flatMap(({ id }) =>
    id.startsWith('financieringsOpzet.') ? [id.slice('financieringsOpzet.'.length) as Veld] : [],
  )

/** The explanation of one figure, with the trail that it is made from. */
interface Verteld {
  readonly veld: Veld
  readonly uitvoerigheid: Uitvoerigheid
  readonly graaf: Graaf
  readonly isVoorbeeldrente: boolean
  readonly verhaal: Verhaal
  /** The short explanation of the same figure. */
  readonly kort: Verhaal
  readonly stappen: readonly Stap[]
}

const UITVOERIGHEDEN: readonly Uitvoerigheid[] = ['kort', 'volledig']

/** Returns the short and the full explanation of each figure in `velden`, all of one request. */
const verhalenVan = (grond: Vertelgrond, velden: readonly Veld[]): readonly Verteld[] =>
  velden.flatMap((veld) => {
    const { graaf, isVoorbeeldrente } = grond
    const kort = toVerhaal({ ...grond, veld }, 'kort')
    return UITVOERIGHEDEN.map((uitvoerigheid) => {
      const verhaal = toVerhaal({ ...grond, veld }, uitvoerigheid)
      return { veld, uitvoerigheid, graaf, isVoorbeeldrente, verhaal, kort, stappen: stappenVan(verhaal) }
    })
  })

/** A request with an income of one cent a year, because amounts below one euro need special wording. */
const bijnaNiets = { ...voorbeeld, hypotheekgevers: verzoekVan([{ inkomen: 0.01 }]).hypotheekgevers }

const wetVan = (kies: (velden: readonly Veld[], een: number) => readonly Veld[], claim: (verhaal: Verteld) => void) => {
  const proeven: fc.Parameters<[readonly [FinancieringsOpzetVerzoek, Rekenkader], number]> = {
    ...numberOfRuns(15),
    examples: [[[bijnaNiets, kader2025], 0]],
  }
  everyTimes(
    proeven,
    arbitraries.metKader(arbitraries.verzoek(), arbitraries.elkRekenkader()),
    fc.nat(),
    ([verzoek, kader], een) => {
      const grond = { ...grondVan(verzoek, kader, 'maximaleHypotheek'), isVoorbeeldrente: een % 2 === 0 }
      verhalenVan(grond, kies(veldenVan(grond.graaf), een)).forEach(claim)
    },
  )
}

/** Checks a claim for the short and full explanation of every figure, for `bijnaNiets` and for random requests. */
export const wetVanAlle = (claim: (verhaal: Verteld) => void): void => wetVan((velden) => velden, claim)

/** Two figures that together depend on nearly all steps. */
export const BREED: readonly Veld[] = ['maandlastNetto', 'extraBenodigdeEigenInleg']

/** Checks a claim for the short and the full explanation of the figures in `BREED` and of at most one other figure. */
export const wet = (claim: (verhaal: Verteld) => void): void =>
  wetVan(
    (velden, een) => velden.filter((veld, nummer) => BREED.includes(veld) || nummer === een % velden.length),
    claim,
  )
