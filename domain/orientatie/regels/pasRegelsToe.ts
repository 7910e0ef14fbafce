import type { Orientatie } from '../orientatie'
import { bestaandeBouwWistMeerwerk } from './bestaandeBouwWistMeerwerk'
import { nietBinnen10JaarWistInkomenPensioenVerwacht } from './nietBinnen10JaarWistInkomenPensioenVerwacht'
import { nietPensioenWistInkomenPensioen } from './nietPensioenWistInkomenPensioen'
import { nieuwbouwWistVerbouwingskosten } from './nieuwbouwWistVerbouwingskosten'
import { onbekendePeriodeWordtTienJaar } from './onbekendePeriodeWordtTienJaar'
import { pensioenWistInkomen } from './pensioenWistInkomen'
import type { Regel } from './regel'
import { schuldenNeeWistBedragen } from './schuldenNeeWistBedragen'

const regels: readonly Regel[] = [
  pensioenWistInkomen,
  nietPensioenWistInkomenPensioen,
  nietBinnen10JaarWistInkomenPensioenVerwacht,
  schuldenNeeWistBedragen,
  nieuwbouwWistVerbouwingskosten,
  bestaandeBouwWistMeerwerk,
  onbekendePeriodeWordtTienJaar,
]

/**
 * Returns the orientation after every clearing rule, each applied once. No rule undoes or triggers another rule, so a
 * second call changes nothing.
 * @example
 * const antwoorden = { ...orientatie, schulden: 'nee', eigen: { ...orientatie.eigen, leningen: 200 } }
 * pasRegelsToe(antwoorden).eigen.leningen // undefined
 */
export const pasRegelsToe: Regel = (orientatie) =>
  regels.reduce<Orientatie>((vorige, regel) => regel(vorige), orientatie)
