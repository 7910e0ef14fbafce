import { stapVan, herleid, knopenVan, type Knoop, type Stapwaarde } from '../../../domain/uitleg'
import { roundBedrag } from '../../../domain/geld'
import { verhaalTekst } from '../../tekst/verhaal'
import type { Vertelgrond, Vertelling } from './vertelling'
import { formatProcent, formatEuros, formatCenten } from './formatGetallen'
import type { Hoofdstuknaam, Verhaalstap, Hoofdstuk, Verhaal } from './verhaal'
import { getoondIn } from './getoond'
import { bladvertellerVan, vertellerVan } from './hoofdstukken/hoofdstukken'
import { kernVan } from './kern'
import { toBladVerhaal, toStapVerhaal } from './toStapVerhaal'

/** The step that gives what a part comes to. The costs of a month and the summary have no such step. */
const SLOTSTAPPEN: Readonly<Partial<Record<Hoofdstuknaam, string>>> = {
  rente: 'toetsrente',
  inkomen: 'toets.toetsinkomen',
  schulden: 'toets.verplichtingen',
  lenen: 'toets.maximum',
  maximum: 'maximaleHypotheekOpInkomen',
  woning: 'maximaleHypotheek',
  kosten: 'aankoop.aankoopkosten',
  verkoop: 'verkoop.saldo',
  nodig: 'behoefte.benodigdeFinanciering',
}

/** What a part of a story comes to, to read beside its title; undefined where no single figure says it. */
const slotsomVan = (
  naam: Hoofdstuknaam,
  stappen: readonly Verhaalstap[],
  vertelling: Vertelling,
): string | undefined => {
  const id = SLOTSTAPPEN[naam] ?? stappen.find((stap) => stap.id.endsWith('.maximum'))?.id ?? ''
  const knoop = vertelling.knopen.get(id)
  if (knoop?.soort !== 'stap' || typeof knoop.uitkomst !== 'number') return undefined
  const { eenheid, uitkomst } = knoop
  return eenheid.startsWith('euro')
    ? vertelling.bedrag(vertelling.getoondVan(id)) + eenheid.slice('euro'.length)
    : formatProcent(uitkomst)
}

/** The main steps in whole euros, or every step to the cent. */
export type Uitvoerigheid = 'kort' | 'volledig'

/** Closer to 0 than this, an amount is binary noise. */
const RUIS = 1e-6

const waardeVan = (knoop: Knoop | undefined): Stapwaarde | undefined =>
  knoop?.soort === 'stap' ? knoop.uitkomst : knoop?.waarde

const beginVertelling = (grond: Vertelgrond, uitvoerigheid: Uitvoerigheid): Vertelling => {
  const knopen = knopenVan(grond.graaf)
  const getoond = uitvoerigheid === 'kort' ? getoondIn(grond.graaf) : undefined
  const exact = (id: string): number => Number(waardeVan(knopen.get(id)) ?? 0)
  const bedrag = uitvoerigheid === 'kort' ? formatEuros : formatCenten
  const [geen, bijnaNiets] = [bedrag(0), verhaalTekst.minderDan[uitvoerigheid]]
  return {
    ...grond,
    knopen,
    samen: knopen.has('toets.2.toetsinkomen'),
    heeftWoning: knopen.has('waarde'),
    bedrag,
    hoeveel: (toon, exact) => (bedrag(toon) === geen && Math.abs(exact) > RUIS ? bijnaNiets : bedrag(toon)),
    getoondVan: getoond ? (id) => getoond.get(id) ?? roundBedrag(exact(id)) : exact,
    uitkomstVan: (id) => waardeVan(knopen.get(id)),
  }
}

/** Everything a figure rests on in the order of the calculation, each leaf before the first step that uses it. */
const opVolgorde = ({ graaf, veld, knopen }: Vertelling): readonly Knoop[] => {
  const gebruikt = new Set(herleid(graaf, veld))
  const stappen = graaf.stappen.filter((stap) => gebruikt.has(stap))
  return [...new Set(stappen.flatMap((stap) => [...stap.invoer.flatMap(({ van }) => bladVan(knopen, van)), stap]))]
}

const bladVan = (knopen: Vertelling['knopen'], id: string): readonly Knoop[] => {
  const knoop = knopen.get(id)
  return knoop?.soort === 'gegeven' ? [knoop] : []
}

/** The figures that are a cost themselves, without a step that adds costs up. */
const LOSSE_KOSTEN: readonly Vertelgrond['veld'][] = ['verbouwingskosten', 'meerwerk', 'hypotheekaktekosten']

/** Is this story about the costs? If not, the work on the home is only named with its value. */
const gaatOverKosten = (knopen: readonly Knoop[], { veld }: Vertelling): boolean =>
  LOSSE_KOSTEN.includes(veld) || knopen.some(({ id }) => id.startsWith('aankoop.'))

interface Verteld {
  readonly hoofdstuk: Hoofdstuknaam
  readonly rang: number
  readonly stap: Verhaalstap
}

const vertel = (knoop: Knoop, vertelling: Vertelling, overKosten: boolean): readonly Verteld[] => {
  if (knoop.soort === 'stap') {
    const plek = vertellerVan(knoop, vertelling)
    return plek === undefined ? [] : [{ ...plek, stap: toStapVerhaal(knoop, plek.verteller, vertelling) }]
  }
  const plek = bladvertellerVan(knoop)
  if (plek === undefined || (plek.hoofdstuk === 'kosten' && !overKosten)) return []
  return [{ ...plek, stap: toBladVerhaal(knoop, plek.verteller, vertelling) }]
}

const HOOFDSTUKKEN = Object.entries(verhaalTekst.hoofdstukken) as readonly (readonly [Hoofdstuknaam, string])[]

/**
 * How a figure of the record came about, in words: from the rate and the income on to the figure. Empty when the record
 * lacks the figure.
 */
export const toVerhaal = (grond: Vertelgrond, uitvoerigheid: Uitvoerigheid): Verhaal => {
  const vertelling = beginVertelling(grond, uitvoerigheid)
  const knopen = opVolgorde(vertelling)
  /** The inputs of the figure itself that are 0, which every story tells. */
  const nietsgevers = new Set(
    stapVan(grond.graaf, grond.veld)?.invoer.flatMap(({ van }) => (vertelling.uitkomstVan(van) === 0 ? [van] : [])),
  )
  const overKosten = gaatOverKosten(knopen, vertelling)
  const verteld = knopen
    .flatMap((knoop) => vertel(knoop, vertelling, overKosten))
    .filter(({ stap }) => stap.belangrijk || uitvoerigheid === 'volledig' || nietsgevers.has(stap.id))
    .toSorted((een, ander) => een.rang - ander.rang)
  return {
    kern: kernVan(uitvoerigheid === 'kort' ? vertelling : beginVertelling(grond, 'kort')),
    hoofdstukken: HOOFDSTUKKEN.flatMap(([naam, titel]): readonly Hoofdstuk[] => {
      const stappen = verteld.flatMap(({ hoofdstuk, stap }) => (hoofdstuk === naam ? [stap] : []))
      return stappen.length === 0 ? [] : [{ naam, titel, uitkomst: slotsomVan(naam, stappen, vertelling), stappen }]
    }),
  }
}
