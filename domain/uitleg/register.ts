import * as aanvragers from '../rekenkern/aanvragers/aanvragers.stappen'
import { aanvragersWoorden } from '../rekenkern/aanvragers/woorden'
import * as belastingPerAanvrager from '../rekenkern/maandlast/aanvrager.stappen'
import * as belasting from '../rekenkern/maandlast/belasting.stappen'
import * as maandlast from '../rekenkern/maandlast/maandlast.stappen'
import { belastingPerAanvragerWoorden, belastingWoorden, maandlastWoorden } from '../rekenkern/maandlast/woorden'
import * as record from '../rekenkern/record/record.stappen'
import { recordWoorden } from '../rekenkern/record/woorden'
import * as rente from '../rekenkern/rente/rente.stappen'
import { renteWoorden } from '../rekenkern/rente/woorden'
import * as toetsPerAanvrager from '../rekenkern/toets/aanvrager.stappen'
import * as toets from '../rekenkern/toets/toets.stappen'
import { toetsPerAanvragerWoorden, toetsWoorden } from '../rekenkern/toets/woorden'
import * as aanschaf from '../rekenkern/woning/aanschaf.stappen'
import * as woning from '../rekenkern/woning/woning.stappen'
import { aanschafWoorden, woningWoorden } from '../rekenkern/woning/woorden'
import type { Woorden } from '../rekenkern/woorden'

/** A chapter: its steps and leaves, and the words of each of them. */
const hoofdstuk = <Stappen extends object>(stappen: Stappen, woorden: Woorden<Stappen>) => ({ stappen, woorden })

/** The chapters of the calculation. */
export const HOOFDSTUKKEN = {
  aanvragers: hoofdstuk(aanvragers, aanvragersWoorden),
  rente: hoofdstuk(rente, renteWoorden),
  toetsPerAanvrager: hoofdstuk(toetsPerAanvrager, toetsPerAanvragerWoorden),
  toets: hoofdstuk(toets, toetsWoorden),
  woning: hoofdstuk(woning, woningWoorden),
  aanschaf: hoofdstuk(aanschaf, aanschafWoorden),
  maandlast: hoofdstuk(maandlast, maandlastWoorden),
  belastingPerAanvrager: hoofdstuk(belastingPerAanvrager, belastingPerAanvragerWoorden),
  belasting: hoofdstuk(belasting, belastingWoorden),
  record: hoofdstuk(record, recordWoorden),
}

/** What each chapter takes, and what is said of it. */
export type Hoofdstukken = typeof HOOFDSTUKKEN

/** Words with the name under which a chapter exports their step or leaf, and that name behind that of the chapter. */
export type Benoemd<W> = W & { readonly naam: string; readonly sleutel: string }

interface Hoofdstuk {
  readonly stappen: object
  readonly woorden: Readonly<Record<string, object>>
}

/** The words of every step and leaf, found by the step itself; so no two may be one and the same function. */
export const createRegister = (
  hoofdstukken: Readonly<Record<string, Hoofdstuk>>,
): ReadonlyMap<unknown, Benoemd<object>> => {
  const register = new Map<unknown, Benoemd<object>>()
  for (const [hoofdstuk, { stappen, woorden }] of Object.entries(hoofdstukken)) {
    for (const [naam, eigen] of Object.entries(woorden)) {
      const stap: unknown = stappen[naam as keyof typeof stappen]
      const sleutel = `${hoofdstuk}.${naam}`
      if (register.has(stap)) throw new Error(`De stap ${sleutel} staat al onder een andere naam in het register.`)
      register.set(stap, { naam, sleutel, ...eigen })
    }
  }
  return register
}

const register = createRegister(HOOFDSTUKKEN)

/** The words, of kind `W`, of a step or leaf of the chapters. */
export const woordenVan = <W>(stap: unknown) => register.get(stap) as Benoemd<W>
