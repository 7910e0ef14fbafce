import { either } from 'fp-ts'

import { isObject } from '../codec/objectCodec'
import { ENERGIELABELS, type EnergielabelType } from '../antwoorden/keuzes'
import type { Bron, Financieringslasttabel, Normdelen, Normen, Normnaam, Normstatus } from './normen'

/** The error for an incomplete norm set, which `toBerekening` refuses. */
export interface OnvolledigeNormen {
  readonly _tag: 'OnvolledigeNormen'
  /** The year of the norm set. */
  readonly jaar: number
  /** The missing or invalid norms and parts of norms, such as `nhg` or `box1.waarde.aow`. */
  readonly ontbreekt: readonly string[]
  /** A Dutch message that lists the missing parts. */
  readonly melding: string
}

/** The fields that a value must have. `getal` is a number and `lijst` a list, whose content is not checked. */
type Onderdelen<T> = T extends number
  ? 'getal'
  : T extends readonly unknown[]
    ? 'lijst'
    : { readonly [Deel in keyof T]-?: Onderdelen<T[Deel]> }

const tabel: Onderdelen<Financieringslasttabel> = { toetsrenteTotEnMet: 'lijst', rijen: 'lijst' }

/** The paths of the parts that a year may lack. */
const FACULTATIEF: ReadonlySet<string> = new Set([
  'financieringslast.waarde.nietAftrekbaar',
  'nhg.waarde.grensNieuwbouwA4',
])

const perEnergielabel = Object.fromEntries(ENERGIELABELS.map((label) => [label, 'getal'])) as Onderdelen<
  Readonly<Record<EnergielabelType, number>>
>

/** For each norm: its deciding date (`peildatum`), and the required parts of its value. */
const vereist: {
  readonly [Naam in Normnaam]: readonly [Normen[Naam]['peildatum'], Onderdelen<Normen[Naam]['waarde']>]
} = {
  financieringslast: ['aanbod', { onderAow: tabel, aow: tabel, nietAftrekbaar: { onderAow: tabel, aow: tabel } }],
  toetsrente: ['kwartaal', 'lijst'],
  alleenstaande: ['aanbod', { bedrag: 'getal', bovenToetsinkomen: { onderAow: 'getal', aow: 'getal' } }],
  studieschuldfactoren: ['aanbod', 'lijst'],
  extraVoorEnergielabel: ['aanbod', perEnergielabel],
  extraVoorVerduurzaming: ['aanbod', perEnergielabel],
  leningTenOpzichteVanWaarde: ['aanbod', { hoogste: 'getal', hoogsteMetVerduurzaming: 'getal' }],
  nhg: ['aanbod', { grens: 'getal', grensMetVerduurzaming: 'getal', grensNieuwbouwA4: 'getal', provisie: 'getal' }],
  overdrachtsbelasting: ['akte', 'getal'],
  startersvrijstelling: ['akte', { leeftijdVanaf: 'getal', leeftijdOnder: 'getal', woningwaardeTotEnMet: 'getal' }],
  box1: ['kalenderjaar', { onderAow: 'lijst', aow: 'lijst', hoogsteAftrek: 'getal' }],
  eigenwoningforfait: [
    'kalenderjaar',
    { schijven: 'lijst', daarboven: { vanaf: 'getal', bedrag: 'getal', percentageOverMeerdere: 'getal' } },
  ],
  hillenaftrek: ['kalenderjaar', 'lijst'],
  heffingskortingen: ['kalenderjaar', { onderAow: 'lijst', aow: 'lijst', arbeid: 'lijst' }],
}

const STATUSSEN: readonly Normstatus[] = ['vastgesteld', 'voorstel']
const LEZINGEN: readonly Bron['gelezenIn'][] = ['bron', 'overschrift']

/** The required fields of a norm except value and deciding date. `true` allows any value; a list allows its items. */
const overig = {
  status: STATUSSEN,
  bron: { regeling: true, artikel: true, gelezenOp: true, gelezenDoor: true, gelezenIn: LEZINGEN },
} satisfies { readonly bron: Partial<Record<keyof Bron, unknown>>; readonly [veld: string]: unknown }

/**
 * Returns the paths of the required parts that `waarde` lacks, each path beginning with `plek`. Returns only `plek`
 * when `waarde` itself is absent, an empty list or not an allowed value. Returns an empty list for an absent part that
 * a year may lack.
 */
const ontbrekendIn = (verwacht: unknown, waarde: unknown, plek: string): readonly string[] => {
  if (waarde === undefined && FACULTATIEF.has(plek)) return []
  if (waarde === undefined || (Array.isArray(waarde) && waarde.length === 0)) return [plek]
  if (verwacht === 'lijst') return Array.isArray(waarde) ? [] : [plek]
  if (Array.isArray(verwacht)) return verwacht.includes(waarde) ? [] : [plek]
  if (!isObject(verwacht)) return []
  const delen = isObject(waarde) ? waarde : {}
  return Object.entries(verwacht).flatMap(([deel, eigen]) => ontbrekendIn(eigen, delen[deel], `${plek}.${deel}`))
}

/**
 * Returns the paths of the parts that are missing or invalid in an unchecked norm set: `nhg` for a whole norm,
 * `box1.waarde.aow` for a part of its value, `box1.status` for its status.
 */
export const ontbrekendeNormen = (normen: unknown): readonly string[] => {
  const delen = isObject(normen) ? normen : {}
  return Object.entries(vereist).flatMap(([naam, [peildatum, waarde]]) =>
    ontbrekendIn({ waarde, peildatum: [peildatum], ...overig }, delen[naam], naam),
  )
}

/** Returns a Dutch message that lists the missing parts of the norms of a year. */
export const meldingVanOntbrekende = (jaar: unknown, ontbreekt: readonly string[]): string =>
  `Met de normen van ${String(jaar)} kan je nog niet rekenen. Dit ontbreekt: ${ontbreekt.join(', ')}.`

/**
 * Returns the norm set when no required part is missing, else an error with the missing parts. Proposed norms count as
 * known.
 * @example
 * const { left } = toNormen({ ...normenVan(2026), toetsrente: undefined })
 * left.ontbreekt // [ 'toetsrente' ]
 */
export const toNormen = (delen: Normdelen): either.Either<OnvolledigeNormen, Normen> => {
  const ontbreekt = ontbrekendeNormen(delen)
  if (ontbreekt.length === 0) return either.right(delen as Normen)
  const { jaar } = delen
  return either.left({ _tag: 'OnvolledigeNormen', jaar, ontbreekt, melding: meldingVanOntbrekende(jaar, ontbreekt) })
}
