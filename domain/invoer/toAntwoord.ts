import type { Antwoord } from '../orientatie'
import type { Veld, Waarde } from './veld'

/** The change that answers a question: `inkomenGewijzigd` for `eigen.inkomen`, and so on for each. */
export const toAntwoord = <V extends Veld>(veld: V, waarde: Waarde<V>): Antwoord => {
  const [deel = veld, vraag] = veld.split('.')
  return (
    vraag === undefined
      ? { soort: `${deel}Gewijzigd`, [deel]: waarde }
      : { soort: `${vraag}Gewijzigd`, wie: deel, [vraag]: waarde }
  ) as Antwoord
}
