import { aankoopWoorden } from './aankoop.woorden'
import { behoefteWoorden } from './behoefte.woorden'
import { verkoopWoorden } from './verkoop.woorden'
import { waardeWoorden } from './woning.woorden'

/** The words of the home: what it is worth and costs, the sale of the old one, the need. */
export const woningWoorden = [...waardeWoorden, ...aankoopWoorden, ...verkoopWoorden, ...behoefteWoorden]
