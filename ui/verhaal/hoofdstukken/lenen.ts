import {
  naamVanEnergielabel,
  type AlleenstaandeNorm,
  type EnergielabelType,
  type Leeftijdsgroep,
} from '../../../domain'
import { leenZinnen } from '../../tekst/verhaalZinnen'
import { contanteWaardeFormule, laagsteFormule, term, somFormule } from '../formule'
import { formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, type Gelezen, type Gezegd, type Verteller, type Vertelling } from '../vertelling'
import { heeftRuimte } from './schulden'

const { lenen: zinnen } = leenZinnen

const alleenstaande = (gelezen: Gelezen, { bedrag, samen }: Vertelling): Gezegd => {
  if (samen) return bijzaak(zinnen.nietAlleen)
  const norm = gelezen.invoer('norm') as unknown as AlleenstaandeNorm
  const grens = bedrag(norm.bovenToetsinkomen[gelezen.invoer('leeftijdsgroep') as Leeftijdsgroep])
  return gelezen.uitkomst > 0
    ? belangrijk(zinnen.alleenstaande(grens, bedrag(gelezen.getoond())))
    : bijzaak(zinnen.geenAlleenstaande(grens))
}

const energielabel = ({ invoer, uitkomst, getoond }: Gelezen, { bedrag, heeftWoning }: Vertelling): Gezegd => {
  if (!heeftWoning) return bijzaak(zinnen.labelZonderWoning)
  const label = invoer('energielabel') as EnergielabelType | undefined
  if (label === undefined || label === 'Onbekend') return belangrijk(zinnen.labelOnbekend)
  const naam = naamVanEnergielabel(label)
  return belangrijk(uitkomst > 0 ? zinnen.label(naam, bedrag(getoond())) : zinnen.labelNiets(naam))
}

/** What may be borrowed on top of the burden: nothing without room. */
const alsErRuimteIs =
  (zeg: Verteller['zeg']): Verteller['zeg'] =>
  (gelezen, vertelling) =>
    heeftRuimte(gelezen, vertelling) ? zeg(gelezen, vertelling) : bijzaak(zinnen.nietsExtra)

export const lenen: Readonly<Record<string, Verteller>> = {
  'toets.contanteWaarde': {
    zeg: (gelezen, vertelling) => {
      const { getal, getoond, uitkomst } = gelezen
      if (!heeftRuimte(gelezen, vertelling)) return bijzaak(zinnen.geenLening)
      const { hoeveel } = vertelling
      const perMaand = hoeveel(getoond('maandbedrag'), getal('maandbedrag'))
      return belangrijk(zinnen.lening(perMaand, hoeveel(getoond(), uitkomst), formatProcent(getal('rente'))))
    },
    formule: ({ getal }) => contanteWaardeFormule(getal('maandbedrag'), getal('rente'), getal('maanden')),
  },
  'toets.bedragAlleenstaande': { zeg: alsErRuimteIs(alleenstaande) },
  'toets.bedragEnergielabel': { zeg: alsErRuimteIs(energielabel) },
  'toets.maximum': {
    zeg: ({ pad, uitkomst, getoond }, { bedrag }) => {
      if (uitkomst === 0) return bijzaak(zinnen.pastNiet)
      const zin = pad === 'toets' ? zinnen.past : zinnen.pastMetPensioen
      return belangrijk(zin(bedrag(getoond())))
    },
    formule: (gelezen, vertelling) => {
      const { getal } = gelezen
      const delen = ['contanteWaarde', 'bedragAlleenstaande', 'bedragEnergielabel'].map(getal)
      return heeftRuimte(gelezen, vertelling) ? somFormule(...delen) : undefined
    },
  },
  maximaleHypotheekOpInkomen: {
    zeg: ({ stap: { kandidaten }, getoond }, { bedrag }) =>
      kandidaten.length > 0
        ? belangrijk(zinnen.laagste(bedrag(getoond())))
        : bijzaak(zinnen.maximum(bedrag(getoond()))),
    formule: ({ stap: { kandidaten } }) =>
      kandidaten.length === 0 ? undefined : laagsteFormule(...kandidaten.map(({ waarde }) => term(waarde))),
  },
}
