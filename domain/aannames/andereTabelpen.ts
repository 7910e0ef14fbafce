import type { Leeftijdsgroep } from '../normen/normen'
import { Rekenpen, toWaarde, type Waarde, type Waarden } from '../rekenkern/pen'
import type { Stap } from '../rekenkern/stap'
import { leeftijdsgroepSamen, type Tabelkeuze } from '../rekenkern/toets/toets.stappen'

/** Whether one of two buyers has reached AOW age and the other has not. */
const isEenMetAow = ({ soortEerste, soortTweede }: Tabelkeuze): boolean =>
  (soortEerste === 'Pensioen') !== (soortTweede === 'Pensioen')

const andere = (groep: unknown): Leeftijdsgroep => (groep === 'aow' ? 'onderAow' : 'aow')

/** The pen that calculates with the other table wherever one of two buyers has reached AOW age. */
export class AndereTabelpen extends Rekenpen {
  override stap<I, U>(reken: Stap<I, U>, invoer: Waarden<NoInfer<I>>): Waarde<U> {
    const uitkomst = super.stap(reken, invoer)
    const stap: unknown = reken
    return stap === leeftijdsgroepSamen && isEenMetAow(invoer as unknown as Tabelkeuze)
      ? toWaarde(andere(this.read(uitkomst)) as U)
      : uitkomst
  }
}
