import { naamVanEnergielabel } from '../../../domain/orientatie'
import { leenZinnen } from '../../tekst/verhaalZinnen'
import { formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, type Gezegd, type Van, type Vertellers, type Vertelling } from '../vertelling'
import { heeftRuimte } from './schulden'

const { lenen: zinnen } = leenZinnen

const alleenstaande = (
  { invoer, uitkomst, getoond }: Van<'toets.bedragAlleenstaande'>,
  { bedrag, samen }: Vertelling,
): Gezegd => {
  if (samen) return bijzaak(zinnen.nietAlleen)
  const grens = bedrag(invoer('norm').bovenToetsinkomen[invoer('leeftijdsgroep')])
  return uitkomst > 0
    ? belangrijk(zinnen.alleenstaande(grens, bedrag(getoond())))
    : bijzaak(zinnen.geenAlleenstaande(grens))
}

const energielabel = (
  { invoer, uitkomst, getoond }: Van<'toets.bedragEnergielabel'>,
  { bedrag, heeftWoning }: Vertelling,
): Gezegd => {
  if (!heeftWoning) return bijzaak(zinnen.labelZonderWoning)
  const label = invoer('energielabel')
  if (label === undefined || label === 'Onbekend') return belangrijk(zinnen.labelOnbekend)
  const naam = naamVanEnergielabel(label)
  return belangrijk(uitkomst > 0 ? zinnen.label(naam, bedrag(getoond())) : zinnen.labelNiets(naam))
}

export const lenen = {
  'toets.contanteWaarde': ({ pad, getal, getoond, uitkomst }, vertelling) => {
    if (!heeftRuimte(pad, vertelling)) return bijzaak(zinnen.geenLening)
    const { hoeveel } = vertelling
    const perMaand = hoeveel(getoond('maandbedrag'), getal('maandbedrag'))
    return belangrijk(zinnen.lening(perMaand, hoeveel(getoond(), uitkomst), formatProcent(getal('rente'))))
  },
  'toets.bedragAlleenstaande': alleenstaande,
  'toets.bedragEnergielabel': energielabel,
  'toets.maximum': ({ pad, uitkomst, getoond }, { bedrag }) => {
    if (uitkomst === 0) return bijzaak(zinnen.pastNiet)
    const zin = pad === 'toets' ? zinnen.past : zinnen.pastMetPensioen
    return belangrijk(zin(bedrag(getoond())))
  },
  'toets.maximaleHypotheekOpInkomen': ({ stap: { kandidaten }, getoond }, { bedrag }) =>
    kandidaten.length > 0 ? belangrijk(zinnen.laagste(bedrag(getoond()))) : bijzaak(zinnen.maximum(bedrag(getoond()))),
} satisfies Vertellers
