import { leenZinnen } from '../../tekst/verhaalZinnen'
import { formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, tenzijNul, type Vertellers } from '../vertelling'

const { restschuld: zinnen, lenen: lenenZinnen } = leenZinnen

/** What is told of the room that a restschuld takes, and of what fits with it. */
export const restschuld = {
  'restschuld.percentageRestschuld': ({ uitkomst }) => belangrijk(zinnen.percentage(formatProcent(uitkomst))),
  'restschuld.ruimteRestschuld': ({ getoond, uitkomst }, { hoeveel }) =>
    belangrijk(uitkomst > 0 ? zinnen.ruimte(hoeveel(getoond(), uitkomst)) : zinnen.geenRuimte),
  'restschuld.lastRestschuld': ({ getoond, getal, uitkomst }, { hoeveel }) =>
    belangrijk(zinnen.last(hoeveel(getoond('lening'), getal('lening')), hoeveel(getoond(), uitkomst))),
  'restschuld.ruimteNaRestschuld': ({ getoond, uitkomst }, { hoeveel }) =>
    belangrijk(uitkomst > 0 ? zinnen.rest(hoeveel(getoond(), uitkomst)) : zinnen.geenRest),
  'restschuld.leningNaastRestschuld': ({ getoond, getal, uitkomst }, { hoeveel }) =>
    tenzijNul(
      uitkomst,
      () =>
        lenenZinnen.lening(
          hoeveel(getoond('maandbedrag'), getal('maandbedrag')),
          hoeveel(getoond(), uitkomst),
          formatProcent(getal('rente')),
        ),
      lenenZinnen.geenLening,
    ),
  'restschuld.passendeRestschuld': ({ getoond, getal, uitkomst }, { hoeveel }) => {
    const zin = uitkomst === getal('restschuld') ? zinnen.erbij : zinnen.deels
    return belangrijk(zin(hoeveel(getoond(), uitkomst)))
  },
  'restschuld.maximumMetRestschuld': ({ getoond, uitkomst }, { bedrag }) =>
    uitkomst === 0 ? bijzaak(lenenZinnen.pastNiet) : belangrijk(zinnen.past(bedrag(getoond()))),
  'toets.maximaleHypotheekMetRestschuld': ({ stap: { kandidaten }, getoond }, { bedrag }) =>
    kandidaten.length > 0
      ? belangrijk(lenenZinnen.laagste(bedrag(getoond())))
      : bijzaak(lenenZinnen.maximum(bedrag(getoond()))),
} satisfies Vertellers
