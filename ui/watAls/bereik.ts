import type { Antwoorden } from '../../domain'
import type { Bereik } from './SliderField'

const HONDERDDUIZEND = 100_000

const opDuizenden = (bedrag: number): number => 1000 * Math.round(bedrag / 1000)

/** Between what a slider moves: the price half and half as much again, own money up to as much again. */
export const bereikVan = (veld: 'vraagprijsWoning' | 'eigenGeld', antwoorden: Antwoorden): Bereik => {
  const { vraagprijsWoning = 0, eigenGeld = 0 } = antwoorden
  return veld === 'vraagprijsWoning'
    ? { laagste: opDuizenden(vraagprijsWoning / 2), hoogste: opDuizenden(Math.max(1000, vraagprijsWoning * 1.5)) }
    : { laagste: 0, hoogste: Math.max(HONDERDDUIZEND, opDuizenden(2 * eigenGeld)) }
}
