import { inWoorden } from '../../../domain/uitleg'
import { maandZinnen } from '../../tekst/verhaalZinnen'
import { formatAandeel, formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, tenzijNul, type Vertellers } from '../vertelling'

const { belasting: zinnen } = maandZinnen

export const belasting = {
  'belasting.aftrekbareRente': ({ getal, getoond, uitkomst }, { hoeveel }) => {
    if (getal('restschuld') === 0) return belangrijk(zinnen.aftrekbaar)
    return belangrijk(
      uitkomst === 0 ? zinnen.nietsAftrekbaar : zinnen.aftrekbaarMetRestschuld(hoeveel(getoond(), uitkomst)),
    )
  },
  'belasting.waarde': ({ getoond }, { bedrag, heeftWoning }) =>
    belangrijk((heeftWoning ? zinnen.waarde : zinnen.waardeZonderWoning)(bedrag(getoond()))),
  'belasting.forfait': ({ uitkomst, getoond }, { bedrag }) =>
    tenzijNul(uitkomst, () => zinnen.forfait(bedrag(getoond())), zinnen.geenForfait),
  'belasting.aftrek': ({ uitkomst, getoond }, { hoeveel }) =>
    tenzijNul(uitkomst, () => zinnen.aftrek(hoeveel(getoond(), uitkomst)), zinnen.geenAftrek),
  'belasting.bijtelling': ({ uitkomst, getoond }, { hoeveel }) =>
    tenzijNul(uitkomst, () => zinnen.bijtelling(hoeveel(getoond(), uitkomst)), zinnen.geenBijtelling),
  'belastingPerAanvrager.inkomen': ({ getoond }, { bedrag }) => bijzaak(zinnen.inkomen(bedrag(getoond()))),
  'belastingPerAanvrager.schijven': ({ stap: { herkomst }, invoer }) => {
    const groep = inWoorden(invoer('soort') === 'Pensioen' ? 'aow' : 'onderAow', 'soort')
    return bijzaak(zinnen.schijven(herkomst.soort === 'regeling' ? String(herkomst.normjaar) : '', groep))
  },
  'belasting.aandeelEerste': ({ wie, uitkomst }) =>
    belangrijk(zinnen.verdeling, zinnen.deel(wie, formatAandeel(uitkomst))),
  'belasting.aandeelTweede': ({ wie, uitkomst }) => bijzaak(zinnen.deel(wie, formatAandeel(uitkomst))),
  'belastingPerAanvrager.inkomenMetWoning': ({ wie, getoond }, { bedrag }) =>
    bijzaak(zinnen.inkomenMetWoning(wie, bedrag(getoond()))),
  'belastingPerAanvrager.belastingZonderWoning': ({ wie, getoond }, { bedrag }) =>
    belangrijk(zinnen.zonderWoning(wie, bedrag(getoond())), zinnen.heffingskortingen),
  'belastingPerAanvrager.belastingMetWoning': ({ getoond }, { bedrag }) =>
    belangrijk(zinnen.metWoning(bedrag(getoond()))),
  'belastingPerAanvrager.tariefsaanpassing': ({ getal, getoond, uitkomst }, { hoeveel }) =>
    tenzijNul(
      uitkomst,
      () => zinnen.tariefsaanpassing(formatProcent(getal('hoogsteAftrek')), hoeveel(getoond(), uitkomst)),
      zinnen.geenTariefsaanpassing,
    ),
  'belastingPerAanvrager.voordeel': ({ wie, uitkomst, getoond }, { hoeveel, samen }) => {
    const zin = (uitkomst < 0 ? zinnen.nadeelVan : zinnen.voordeelVan)(wie, hoeveel(Math.abs(getoond()), uitkomst))
    return samen && uitkomst !== 0 ? belangrijk(zin) : bijzaak(zin)
  },
  'belasting.voordeel': ({ uitkomst, getoond }, { hoeveel }) =>
    belangrijk((uitkomst < 0 ? zinnen.nadeel : zinnen.voordeel)(hoeveel(Math.abs(getoond()), uitkomst))),
} satisfies Vertellers
