import type { Euro, EuroPerJaar, Euros } from '../eenheden'
import type { Pen, Waarde, Waarden } from '../pen'
import { voorElk, type Aanvrager, type Aanvragers } from '../aanvragers/aanvragers'
import * as aanvrager from './aanvrager.stappen'
import * as stap from './belasting.stappen'
import type { Belastinggrond } from './box1'
import type { TeVerdelen } from './verdeling'

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

const belastinggrondVan = (pen: Pen, { soort, inkomen: bedrag }: Aanvrager): Waarden<Belastinggrond> => {
  const inkomen = pen.stap(aanvrager.inkomen, { soort, inkomen: bedrag })
  const heffingskortingen = pen.norm(aanvrager.heffingskortingen)
  return {
    inkomen,
    schijven: pen.stap(aanvrager.schijven, { soort, box1: pen.norm(aanvrager.box1) }),
    kortingen: pen.stap(aanvrager.kortingen, { soort, heffingskortingen }),
    arbeidskorting: pen.stap(aanvrager.arbeidskorting, { soort, inkomen, heffingskortingen }),
  }
}

/** Returns the yearly tax that one person must pay without the home. */
const zonderWoning = (pen: Pen, { inkomen, schijven, kortingen, arbeidskorting }: Waarden<Belastinggrond>) =>
  pen.stap(aanvrager.verschuldigdZonderWoning, {
    belasting: pen.stap(aanvrager.belastingZonderWoning, { inkomen, schijven }),
    heffingskorting: pen.stap(aanvrager.heffingskortingZonderWoning, { inkomen, kortingen, arbeidskorting }),
  })

/** Returns the yearly tax that one person must pay with a share (0 to 1) of the deduction or addition. */
const metWoning = (pen: Pen, wie: Waarden<Belastinggrond>, aandeel: Waarde<number>, woning: Waarden<TeVerdelen>) => {
  const { schijven, kortingen, arbeidskorting } = wie
  const { rente, aftrek, bijtelling, hoogsteAftrek } = woning
  const inkomen = pen.stap(aanvrager.inkomenMetWoning, { inkomen: wie.inkomen, aandeel, aftrek, bijtelling })
  const rentedeel = { inkomen: wie.inkomen, aandeel, rente, aftrek, bijtelling, schijven, hoogsteAftrek }
  return pen.stap(aanvrager.verschuldigdMetWoning, {
    belasting: pen.stap(aanvrager.belastingMetWoning, { inkomen, schijven }),
    tariefsaanpassing: pen.stap(aanvrager.tariefsaanpassing, rentedeel),
    heffingskorting: pen.stap(aanvrager.heffingskortingMetWoning, { inkomen, kortingen, arbeidskorting }),
  })
}

/** Returns the yearly tax that one person saves with a share (0 to 1) of the deduction or addition. May be negative. */
const voordeelVan = (pen: Pen, wie: Waarden<Belastinggrond>, aandeel: Waarde<number>, woning: Waarden<TeVerdelen>) =>
  pen.stap(aanvrager.voordeel, {
    verschuldigdZonderWoning: zonderWoning(pen, wie),
    verschuldigdMetWoning: metWoning(pen, wie, aandeel, woning),
  })

/** Returns the home's yearly tax saving (negative: a cost). `rente` is the interest on `lening` in that year. */
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
    kortingenEerste: eerste.kortingen,
    arbeidskortingEerste: eerste.arbeidskorting,
    inkomenTweede: tweede.inkomen,
    schijvenTweede: tweede.schijven,
    kortingenTweede: tweede.kortingen,
    arbeidskortingTweede: tweede.arbeidskorting,
    ...woning,
  })
  const aandeelTweede = overTweede.stap(stap.aandeelTweede, { aandeelEerste })
  return hier.stap(stap.voordeel, {
    eerste: voordeelVan(overEerste, eerste, aandeelEerste, woning),
    tweede: voordeelVan(overTweede, tweede, aandeelTweede, woning),
  })
}
