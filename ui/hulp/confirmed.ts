import { berekenJaarinkomen, nieuweInkomensberekening, type Inkomensberekening } from '../../domain'
import type { Wie } from '../../domain/orientatie'
import type { Services } from '../context/context'

type Stand = Services['orientatie']

/** What the visitor of each calculator confirmed last, of each income. */
const bevestigd = new WeakMap<Stand, Readonly<Partial<Record<Wie, Inkomensberekening>>>>()

/** Keeps what the visitor confirmed, also while another step is open. */
export const remember = (orientatie: Stand, wie: Wie, berekening: Inkomensberekening): void => {
  bevestigd.set(orientatie, { ...bevestigd.get(orientatie), [wie]: berekening })
}

/** What the income helper begins with: what was confirmed, as long as the income is what that came to. */
export const confirmedOr = (orientatie: Stand, wie: Wie): Inkomensberekening => {
  const eerder = bevestigd.get(orientatie)?.[wie]
  return eerder && berekenJaarinkomen(eerder) === orientatie.state()[wie].inkomen ? eerder : nieuweInkomensberekening
}
