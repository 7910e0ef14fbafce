import { momentVan } from '../../rekenkern/aanvragers/momenten'
import { VERHAALDELEN, type Verhaaldeel } from '../../rekenkern/verhaaldelen'
import type { Bladvertelling } from '../../rekenkern/zin'
import { herleid, stapVan } from '../herleid'
import { achterBedrag } from '../inWoorden'
import type { Gegeven, Knoop, Rekenstap } from '../knoop'
import { woordenBij } from '../register'
import { formatProcentVan } from './getallen'
import { kernVan } from './kern'
import { createVerteller, type Uitvoerigheid, type Vertelgrond, type Verteller } from './lees'
import { toStapVerhaal } from './toStapVerhaal'
import type { Deeluitkomst, Hoofdstuk, Verhaal, Verhaalstap } from './verhaal'

const plaatsingVan = (knoop: Knoop) => woordenBij<Bladvertelling>(knoop).plaatsing

/**
 * Returns the chapter that explains a step or leaf. For an income test after retirement, that is the chapter of the
 * test; otherwise it is the chapter in the texts of the step or leaf.
 */
const verhaaldeelVan = (knoop: Knoop, verteller: Verteller): Verhaaldeel => {
  const moment = momentVan(knoop.pad)
  if (moment !== 'nu') return verteller.samen ? `${moment}MetPensioen` : 'metPensioen'
  const { verhaaldeel } = plaatsingVan(knoop)
  return typeof verhaaldeel === 'function' ? verhaaldeel(verteller) : verhaaldeel
}

/** Whether the outcome of a step may be shown next to the title of its chapter. */
const isSlotsom = (stap: Rekenstap): boolean => {
  const { slotsom } = plaatsingVan(stap)
  return slotsom === true || (slotsom === 'nu' && momentVan(stap.pad) === 'nu')
}

const isStap = (knoop: Knoop): knoop is Rekenstap => knoop.soort === 'stap'

/**
 * Returns the figure next to the title of the chapter `naam`: the outcome of the last step of that chapter in `knopen`
 * that `isSlotsom` accepts. Without such a step in `knopen`, takes the first such step of the whole calculation.
 * Undefined when the calculation has no such step either.
 */
const slotsomVan = (naam: Verhaaldeel, knopen: readonly Knoop[], verteller: Verteller): Deeluitkomst | undefined => {
  const heeftSlotsom = (een: Rekenstap) => isSlotsom(een) && verhaaldeelVan(een, verteller) === naam
  const stap = knopen.filter(isStap).findLast(heeftSlotsom) ?? verteller.graaf.stappen.find(heeftSlotsom)
  if (stap === undefined) return undefined
  const { eenheid, uitkomst, id } = stap
  const achter = achterBedrag(eenheid)
  const waarde =
    achter === undefined ? formatProcentVan(Number(uitkomst), stap.naam) : verteller.bedrag(verteller.toon(id)) + achter
  return { id, waarde }
}

const isGegeven = (knoop: Knoop | undefined): knoop is Gegeven => knoop?.soort === 'gegeven'

/** Returns the steps and leaves that a figure depends on, in calculation order, each leaf just before its first use. */
const opVolgorde = ({ graaf, veld, knopen }: Verteller): readonly Knoop[] => {
  const gebruikt = new Set(herleid(graaf, veld))
  const stappen = graaf.stappen.filter((stap) => gebruikt.has(stap))
  return [
    ...new Set(stappen.flatMap((stap) => [...stap.invoer.map(({ van }) => knopen.get(van)).filter(isGegeven), stap])),
  ]
}

/** Whether `knopen` has a step of the chapter `kosten`, or a leaf of `kosten` that is a direct input of the figure. */
const gaatOverKosten = (knopen: readonly Knoop[], verteller: Verteller): boolean => {
  const bronnen = stapVan(verteller.graaf, verteller.veld)?.invoer.map(({ van }) => van) ?? []
  return knopen.some(
    (knoop) => verhaaldeelVan(knoop, verteller) === 'kosten' && (knoop.soort === 'stap' || bronnen.includes(knoop.id)),
  )
}

interface Verteld {
  readonly deel: Verhaaldeel
  readonly achteraan: boolean
  readonly stap: Verhaalstap
}

const vertel = (knoop: Knoop, verteller: Verteller): readonly Verteld[] => {
  const stap = toStapVerhaal(knoop, verteller)
  const { achteraan = false } = plaatsingVan(knoop)
  return stap === undefined ? [] : [{ deel: verhaaldeelVan(knoop, verteller), achteraan, stap }]
}

const DELEN = Object.entries(VERHAALDELEN) as readonly (readonly [Verhaaldeel, string])[]

/**
 * Returns the Dutch explanation of a figure of the result record, without chapters if no step gives the figure. Throws
 * a RangeError for a trail with a step whose key this version of the library lacks.
 */
export const toVerhaal = (grond: Vertelgrond, uitvoerigheid: Uitvoerigheid): Verhaal => {
  const verteller = createVerteller(grond, uitvoerigheid)
  const { graaf, veld } = grond
  const knopen = opVolgorde(verteller)
  const overKosten = gaatOverKosten(knopen, verteller)
  const isVreemd = (knoop: Knoop): boolean =>
    !overKosten && isGegeven(knoop) && verhaaldeelVan(knoop, verteller) === 'kosten'
  /** The ids of the figure's direct inputs that have value 0. Even the short explanation shows their sentences. */
  const nietsgevers = stapVan(graaf, veld)?.invoer.flatMap(({ van, waarde }) => (waarde === 0 ? [van] : [])) ?? []
  const verteld = knopen
    .flatMap((knoop) => (isVreemd(knoop) ? [] : vertel(knoop, verteller)))
    .filter(({ stap }) => stap.belangrijk || uitvoerigheid === 'volledig' || nietsgevers.includes(stap.id))
    .toSorted((een, ander) => Number(een.achteraan) - Number(ander.achteraan))
  return {
    ...kernVan(uitvoerigheid === 'kort' ? verteller : createVerteller(grond, 'kort')),
    hoofdstukken: DELEN.flatMap(([naam, titel]): readonly Hoofdstuk[] => {
      const stappen = verteld.flatMap(({ deel, stap }) => (deel === naam ? [stap] : []))
      return stappen.length === 0 ? [] : [{ naam, titel, uitkomst: slotsomVan(naam, knopen, verteller), stappen }]
    }),
  }
}
