import type { Euro, EuroPerJaar, Euros } from '../eenheden'
import type { Pen, Waarde, Waarden } from '../pen'
import { voorElk, type Aanvrager, type Aanvragers } from '../aanvragers/aanvragers'
import * as aanvrager from './aanvrager.stappen'
import * as stap from './belasting.stappen'
import type { TeVerdelen } from './belasting.stappen'
import type { Belastinggrond } from './box1'

/** The input of the tax calculation: the applicants, and the home value and restschuld if there are any. */
export interface Belastbaar extends Waarden<Euros<never, 'waarde' | 'restschuld'>> {
  readonly aanvragers: Aanvragers
}

/** Returns the highest deduction rate, and the applicants' total yearly interest, deduction and addition for a home. */
const teVerdelenVan = (hier: Pen, grond: Belastbaar, lening: Waarde<Euro>, brutorente: Waarde<EuroPerJaar>) => {
  const { restschuld } = grond
  const rente = hier.stap(stap.aftrekbareRente, { rente: brutorente, lening, restschuld })
  const waarde = hier.stap(stap.waarde, { waarde: grond.waarde, lening })
  const forfait = hier.stap(stap.forfait, { waarde, norm: hier.norm(stap.forfaitnorm) })
  const aftrek = hier.stap(stap.aftrek, { rente, forfait })
  const hillenaftrek = hier.norm(stap.hillenaftrek)
  const bijtelling = hier.stap(stap.bijtelling, { rente, forfait, hillenaftrek })
  return { rente, aftrek, bijtelling, hoogsteAftrek: hier.norm(stap.hoogsteAftrek) }
}

const belastinggrondVan = (pen: Pen, { soort, inkomen }: Aanvrager): Waarden<Belastinggrond> => ({
  inkomen: pen.stap(aanvrager.inkomen, { soort, inkomen }),
  schijven: pen.stap(aanvrager.schijven, { soort, box1: pen.norm(aanvrager.box1) }),
})

/** Returns the yearly tax that one person saves with a share (0 to 1) of the deduction or addition. May be negative. */
const voordeelVan = (pen: Pen, wie: Waarden<Belastinggrond>, aandeel: Waarde<number>, woning: Waarden<TeVerdelen>) => {
  const { inkomen, schijven } = wie
  const { rente, aftrek, bijtelling, hoogsteAftrek } = woning
  const metWoning = pen.stap(aanvrager.inkomenMetWoning, { inkomen, aandeel, aftrek, bijtelling })
  const belastingZonderWoning = pen.stap(aanvrager.belastingZonderWoning, { inkomen, schijven })
  const belastingMetWoning = pen.stap(aanvrager.belastingMetWoning, { inkomen: metWoning, schijven })
  const rentedeel = { inkomen, aandeel, rente, aftrek, bijtelling, schijven, hoogsteAftrek }
  const tariefsaanpassing = pen.stap(aanvrager.tariefsaanpassing, rentedeel)
  return pen.stap(aanvrager.voordeel, { belastingZonderWoning, belastingMetWoning, tariefsaanpassing })
}

/** Returns the home's yearly tax saving (negative: a cost). `lening` is above 0; `rente` is first-year interest. */
export const belastingvoordeel = (pen: Pen, grond: Belastbaar, lening: Waarde<Euro>, rente: Waarde<EuroPerJaar>) => {
  const hier = pen.bij('belasting')
  const [overEerste, overTweede] = [hier.over(1), hier.over(2)]
  const woning = teVerdelenVan(hier, grond, lening, rente)
  const { eerste, tweede } = voorElk(hier, grond.aanvragers, belastinggrondVan)
  if (tweede === undefined) {
    const alleen = voordeelVan(overEerste, eerste, pen.gegeven(stap.aandeelAlleen, 1), woning)
    return hier.stap(stap.voordeel, { eerste: alleen, tweede })
  }
  const aandeelEerste = overEerste.stap(stap.aandeelEerste, {
    inkomenEerste: eerste.inkomen,
    schijvenEerste: eerste.schijven,
    inkomenTweede: tweede.inkomen,
    schijvenTweede: tweede.schijven,
    ...woning,
  })
  const aandeelTweede = overTweede.stap(stap.aandeelTweede, { aandeelEerste })
  return hier.stap(stap.voordeel, {
    eerste: voordeelVan(overEerste, eerste, aandeelEerste, woning),
    tweede: voordeelVan(overTweede, tweede, aandeelTweede, woning),
  })
}
