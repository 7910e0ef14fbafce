import type { EuroPerJaar, Euros } from '../eenheden'
import type { Pen, Waarde, Waarden } from '../pen'
import { plekkenIn, voorElk, type Aanvrager, type Aanvragers } from '../aanvragers'
import * as eigenWoning from './eigenWoning.stappen'
import * as aanvrager from './aanvrager.stappen'
import type { Belastinggrond } from './aanvrager.stappen'
import * as verdeling from './verdeling.stappen'
import type { TeVerdelen } from './verdeling.stappen'

/** A loan above 0 for a home, with the interest that is paid over it in a year; restschuld is part of the loan. */
type BelasteLening = Waarden<Euros<'lening', 'waarde' | 'restschuld'>> & {
  readonly aanvragers: Aanvragers
  readonly brutorente: Waarde<EuroPerJaar>
}

const HIER = plekkenIn('belasting')

/** The interest, the forfait and what of them counts in the tax of the applicants together. */
const woningVan = (pen: Pen, grond: BelasteLening): Waarden<TeVerdelen> => {
  const hier = pen.bij(HIER)
  const { brutorente, lening, restschuld } = grond
  const rente = hier.stap(eigenWoning.aftrekbareRente, { rente: brutorente, lening, restschuld })
  const waarde = hier.stap(eigenWoning.waarde, { waarde: grond.waarde, lening })
  const forfait = hier.stap(eigenWoning.forfait, { waarde, norm: pen.norm(eigenWoning.forfaitnorm) })
  const aftrek = hier.stap(eigenWoning.aftrek, { rente, forfait })
  const hillenaftrek = pen.norm(eigenWoning.hillenaftrek)
  const bijtelling = hier.stap(eigenWoning.bijtelling, { rente, forfait, hillenaftrek })
  return { rente, forfait, aftrek, bijtelling, hoogsteAftrek: pen.norm(eigenWoning.hoogsteAftrek) }
}

/** The income of one person and the brackets it is taxed by. */
const belastinggrondVan = (pen: Pen, { soort, inkomen }: Aanvrager): Waarden<Belastinggrond> => ({
  inkomen: pen.stap(aanvrager.inkomen, { soort, inkomen }),
  schijven: pen.stap(aanvrager.schijven, { soort, box1: pen.norm(aanvrager.box1) }),
})

/** What one person with a share of the home pays less in tax. */
const voordeelVan = (
  pen: Pen,
  { inkomen, schijven }: Waarden<Belastinggrond>,
  aandeel: Waarde<number>,
  { rente, forfait, aftrek, bijtelling, hoogsteAftrek }: Waarden<TeVerdelen>,
): Waarde<EuroPerJaar> => {
  const metWoning = pen.stap(aanvrager.inkomenMetWoning, { inkomen, aandeel, aftrek, bijtelling })
  const belastingZonderWoning = pen.stap(aanvrager.belastingZonderWoning, { inkomen, schijven })
  const belastingMetWoning = pen.stap(aanvrager.belastingMetWoning, { inkomen: metWoning, schijven })
  const rentedeel = { inkomen, aandeel, rente, forfait, schijven, hoogsteAftrek }
  const tariefsaanpassing = pen.stap(aanvrager.tariefsaanpassing, rentedeel)
  return pen.stap(aanvrager.voordeel, { belastingZonderWoning, belastingMetWoning, tariefsaanpassing })
}

/** What the home saves the applicants in tax in one year. */
export const belastingvoordeel = (pen: Pen, grond: BelasteLening): Waarde<EuroPerJaar> => {
  const hier = pen.bij(HIER)
  const bijEerste = pen.bij(HIER.eerste)
  const bijTweede = pen.bij(HIER.tweede)
  const woning = woningVan(pen, grond)
  const { eerste, tweede } = voorElk(pen, HIER, grond.aanvragers, belastinggrondVan)
  if (tweede === undefined) {
    const alleen = voordeelVan(bijEerste, eerste, pen.gegeven(verdeling.aandeelAlleen, 1), woning)
    return hier.stap(verdeling.voordeel, { eerste: alleen, tweede })
  }
  const aandeelEerste = bijEerste.stap(verdeling.aandeelEerste, {
    inkomenEerste: eerste.inkomen,
    schijvenEerste: eerste.schijven,
    inkomenTweede: tweede.inkomen,
    schijvenTweede: tweede.schijven,
    rente: woning.rente,
    forfait: woning.forfait,
    aftrek: woning.aftrek,
    bijtelling: woning.bijtelling,
    hoogsteAftrek: woning.hoogsteAftrek,
  })
  const aandeelTweede = bijTweede.stap(verdeling.aandeelTweede, { aandeelEerste })
  return hier.stap(verdeling.voordeel, {
    eerste: voordeelVan(bijEerste, eerste, aandeelEerste, woning),
    tweede: voordeelVan(bijTweede, tweede, aandeelTweede, woning),
  })
}
