import * as aanvragers from '../rekenkern/aanvragers/aanvragers.woorden'
import * as belastingPerAanvrager from '../rekenkern/maandlast/aanvrager.woorden'
import * as belasting from '../rekenkern/maandlast/belasting.woorden'
import * as maandlast from '../rekenkern/maandlast/maandlast.woorden'
import * as record from '../rekenkern/record/record.woorden'
import * as rente from '../rekenkern/rente/rente.woorden'
import * as toetsPerAanvrager from '../rekenkern/toets/aanvrager.woorden'
import * as restschuld from '../rekenkern/toets/restschuld.woorden'
import * as toets from '../rekenkern/toets/toets.woorden'
import * as aanschaf from '../rekenkern/woning/aanschaf.woorden'
import * as woning from '../rekenkern/woning/woning.woorden'
import type { Verhaaldeel } from '../rekenkern/verhaaldelen'
import type { Woorden } from '../rekenkern/woorden'
import type { Plaatsing, Soort } from '../rekenkern/zin'
import type { Knoop } from './knoop'

/** Creates a chapter: steps and leaves, their texts, and the chapter of the explanation that shows them by default. */
const hoofdstuk = <Stappen extends object>(stappen: Stappen, woorden: Woorden<Stappen>, verhaaldeel: Verhaaldeel) => ({
  stappen,
  woorden,
  verhaaldeel,
})

/** The chapters of the calculation, by name. */
export const HOOFDSTUKKEN = {
  aanvragers: hoofdstuk(aanvragers, aanvragers.aanvragersWoorden, 'inkomen'),
  rente: hoofdstuk(rente, rente.renteWoorden, 'rente'),
  toetsPerAanvrager: hoofdstuk(toetsPerAanvrager, toetsPerAanvrager.toetsPerAanvragerWoorden, 'inkomen'),
  toets: hoofdstuk(toets, toets.toetsWoorden, 'lenen'),
  restschuld: hoofdstuk(restschuld, restschuld.restschuldWoorden, 'woning'),
  woning: hoofdstuk(woning, woning.woningWoorden, 'kosten'),
  aanschaf: hoofdstuk(aanschaf, aanschaf.aanschafWoorden, 'nodig'),
  maandlast: hoofdstuk(maandlast, maandlast.maandlastWoorden, 'maandlast'),
  belastingPerAanvrager: hoofdstuk(
    belastingPerAanvrager,
    belastingPerAanvrager.belastingPerAanvragerWoorden,
    'maandlast',
  ),
  belasting: hoofdstuk(belasting, belasting.belastingWoorden, 'maandlast'),
  record: hoofdstuk(record, record.recordWoorden, 'uitkomst'),
}

/** The texts of a step or leaf with the step or leaf itself, its name, its unique key and its explanation chapter. */
export type Benoemd<W> = W & {
  readonly soort: Soort
  readonly naam: string
  /** The name after the chapter of the calculation, such as `toets.ruimte`. */
  readonly sleutel: string
  readonly plaatsing: Plaatsing & Required<Pick<Plaatsing, 'verhaaldeel'>>
}

interface Hoofdstuk {
  readonly stappen: object
  readonly woorden: Readonly<Record<string, { readonly eenheid?: string; readonly plaatsing?: Plaatsing }>>
  readonly verhaaldeel: Verhaaldeel
}

/** Creates the map from each step and leaf to its texts. Throws an Error when a step or leaf is registered twice. */
export const createRegister = (
  hoofdstukken: Readonly<Record<string, Hoofdstuk>>,
): ReadonlyMap<Soort, Benoemd<object>> => {
  const register = new Map<Soort, Benoemd<object>>()
  for (const [hoofdstuk, { stappen, woorden, verhaaldeel }] of Object.entries(hoofdstukken)) {
    for (const [naam, eigen] of Object.entries(woorden)) {
      const soort: Soort = stappen[naam as keyof typeof stappen]
      const sleutel = `${hoofdstuk}.${naam}`
      if (register.has(soort)) throw new Error(`De stap ${sleutel} staat al onder een andere naam in het register.`)
      register.set(soort, { naam, sleutel, ...eigen, plaatsing: { verhaaldeel, ...eigen.plaatsing }, soort })
    }
  }
  return register
}

const register = createRegister(HOOFDSTUKKEN)

const perSleutel = new Map([...register.values()].map((woorden) => [woorden.sleutel, woorden]))

/** Returns the texts of a step or leaf of the calculation. The caller chooses the type `W` of the texts, unchecked. */
export const woordenVan = <W>(soort: Soort): Benoemd<W> => register.get(soort) as Benoemd<W>

/**
 * Returns the texts of a step or leaf of a trail, which may be a copy. The caller chooses the type `W` of the texts,
 * unchecked. Throws a RangeError for a step or leaf whose key this version of the library lacks.
 */
export const woordenBij = <W>({ id, sleutel }: Knoop): Benoemd<W> => {
  const woorden = perSleutel.get(sleutel)
  if (woorden !== undefined) return woorden as Benoemd<W>
  throw new RangeError(`${id} is van een andere versie van deze bibliotheek; maak het spoor opnieuw met verantwoord.`)
}
