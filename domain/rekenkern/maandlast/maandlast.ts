import type { Euros, Procent } from '../eenheden'
import type { Pen, Waarde, Waarden } from '../pen'
import type { Aanvragers } from '../aanvragers'
import { looptijdVan } from '../rente'
import { belastingvoordeel } from './belasting'
import * as stap from './maandlast.stappen'

/** What the monthly cost is worked out from. */
type Maandlastgrond = Waarden<Euros<'maximaleHypotheek', 'hypotheekbedrag' | 'waarde' | 'restschuld'>> & {
  readonly aanvragers: Aanvragers
  readonly rente: Waarde<Procent>
}

/** The gross and net monthly cost of the first year; without a loan there is no tax to look at. */
export const maandlastVan = (pen: Pen, grond: Maandlastgrond) => {
  const { aanvragers, rente, maximaleHypotheek, hypotheekbedrag, waarde, restschuld } = grond
  const hier = pen.bij({ pad: 'maandlast' })
  const maanden = looptijdVan(pen)
  const lening = hier.stap(stap.lening, { hypotheekbedrag, maximaleHypotheek })
  const bruto = hier.stap(stap.bruto, { lening, rente, maanden })
  if (pen.read(lening) === 0) return { bruto, netto: hier.stap(stap.netto, { bruto, voordeel: undefined }) }
  const jaar = pen.gegeven(stap.jaar, stap.EERSTE_JAAR)
  const brutorente = hier.stap(stap.renteEersteJaar, { lening, rente, maanden, jaar })
  const voordeel = belastingvoordeel(pen, { aanvragers, lening, brutorente, waarde, restschuld })
  return { bruto, netto: hier.stap(stap.netto, { bruto, voordeel }) }
}

/** The gross and net monthly cost. */
export type Maandlast = ReturnType<typeof maandlastVan>
