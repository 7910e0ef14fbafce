import type { Leeftijdsgroep } from '../normen/normen'
import { Rekenpen, toWaarde, type Waarde, type Waarden } from '../rekenkern/pen'
import type { Stap } from '../rekenkern/stap'
import { leeftijdsgroepSamen, type Tabelkeuze } from '../rekenkern/toets/toets.stappen'

/** Whether exactly one of two buyers has the income type `Pensioen`, which counts as having reached AOW age. */
const isEenMetAow = ({ soortEerste, soortTweede }: Tabelkeuze): boolean =>
  (soortEerste === 'Pensioen') !== (soortTweede === 'Pensioen')

const andere = (groep: unknown): Leeftijdsgroep => (groep === 'aow' ? 'onderAow' : 'aow')

/**
 * A `Rekenpen` that uses the wrong income table on purpose if exactly one of two buyers has reached AOW age: the table
 * for AOW age instead of the table for younger buyers, or the reverse.
 */
export class AndereTabelpen extends Rekenpen {
  override stap<I, U>(reken: Stap<I, U>, invoer: Waarden<NoInfer<I>>): Waarde<U> {
    const uitkomst = super.stap(reken, invoer)
    const stap: unknown = reken
    return stap === leeftijdsgroepSamen && isEenMetAow(invoer as unknown as Tabelkeuze)
      ? toWaarde(andere(this.read(uitkomst)) as U)
      : uitkomst
  }
}
