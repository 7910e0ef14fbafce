import { leenZinnen } from '../../../tekst/verhaalZinnen'
import { formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, type Vertellers, type Vertelling } from '../vertelling'

const { restschuld: zinnen, lenen: lenenZinnen } = leenZinnen

/** Says something in every story, of a restschuld of less than a euro in the full one only. */
const zeg = ({ getoondVan }: Vertelling, zin: string) =>
  (getoondVan('verkoop.restschuld') > 0 ? belangrijk : bijzaak)(zin)

/** What is told of the room that a restschuld takes, and of what fits with it. */
export const restschuld = {
  'restschuld.percentageRestschuld': ({ uitkomst }, vertelling) =>
    zeg(vertelling, zinnen.percentage(formatProcent(uitkomst))),
  'restschuld.ruimteRestschuld': ({ getoond, uitkomst }, vertelling) =>
    zeg(vertelling, uitkomst > 0 ? zinnen.ruimte(vertelling.hoeveel(getoond(), uitkomst)) : zinnen.geenRuimte),
  'restschuld.lastRestschuld': ({ getoond, getal, uitkomst }, vertelling) => {
    const { hoeveel } = vertelling
    return zeg(vertelling, zinnen.last(hoeveel(getoond('lening'), getal('lening')), hoeveel(getoond(), uitkomst)))
  },
  'restschuld.ruimteNaRestschuld': ({ getoond, uitkomst }, vertelling) =>
    zeg(vertelling, uitkomst > 0 ? zinnen.rest(vertelling.hoeveel(getoond(), uitkomst)) : zinnen.geenRest),
  'restschuld.leningNaastRestschuld': ({ getoond, getal, uitkomst }, vertelling) => {
    if (uitkomst === 0) return bijzaak(lenenZinnen.geenLening)
    const { hoeveel } = vertelling
    const perMaand = hoeveel(getoond('maandbedrag'), getal('maandbedrag'))
    return zeg(vertelling, lenenZinnen.lening(perMaand, hoeveel(getoond(), uitkomst), formatProcent(getal('rente'))))
  },
  'restschuld.passendeRestschuld': ({ getoond, getal, uitkomst }, vertelling) => {
    if (uitkomst === 0) return zeg(vertelling, zinnen.pastNiet)
    const zin = uitkomst === getal('restschuld') ? zinnen.erbij : zinnen.deels
    return zeg(vertelling, zin(vertelling.hoeveel(getoond(), uitkomst)))
  },
  'restschuld.maximumMetRestschuld': ({ getoond, uitkomst }, vertelling) =>
    uitkomst === 0 ? bijzaak(lenenZinnen.pastNiet) : zeg(vertelling, zinnen.past(vertelling.bedrag(getoond()))),
  'toets.maximaleHypotheekMetRestschuld': ({ stap: { kandidaten }, getoond }, vertelling) =>
    kandidaten.length > 0
      ? zeg(vertelling, lenenZinnen.laagste(vertelling.bedrag(getoond())))
      : bijzaak(lenenZinnen.maximum(vertelling.bedrag(getoond()))),
} satisfies Vertellers
