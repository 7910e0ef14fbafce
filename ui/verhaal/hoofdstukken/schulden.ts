import { leenZinnen } from '../../tekst/verhaalZinnen'
import { term, somFormule, verschilFormule } from '../formule'
import { formatFactor } from '../formatGetallen'
import { belangrijk, bijzaak, type Gelezen, type Gezegd, type Verteller, type Vertelling } from '../vertelling'

const { schulden: zinnen } = leenZinnen

/** A monthly room this small is binary noise, as for the calculation. */
const GEEN_RUIMTE = 1e-9

/** Is there room for a mortgage in this part of the calculation? */
export const heeftRuimte = ({ pad }: Pick<Gelezen, 'pad'>, { uitkomstVan }: Vertelling): boolean =>
  Number(uitkomstVan(`${pad}.ruimte`)) > GEEN_RUIMTE

const heeftStudieschuld = ({ uitkomstVan }: Vertelling): boolean =>
  [1, 2].some((wie) => Number(uitkomstVan(`verzoek.hypotheekgevers.${wie}.uitgaven.huidigeMaandlastStudieschuld`)) > 0)

const vanIemand = ({ wie, getal, getoond, uitkomst }: Gelezen, { bedrag }: Vertelling): Gezegd => {
  const [leningen, studieschuld] = [getal('leningen'), getal('studieschuld')]
  const [voorLeningen, voorStudie] = [bedrag(getoond('leningen')), bedrag(getoond('studieschuld'))]
  if (uitkomst === 0) return bijzaak(zinnen.geenVan(wie))
  if (studieschuld === 0) return belangrijk(zinnen.leningen(wie, voorLeningen))
  if (leningen === 0) return belangrijk(zinnen.studieschuld(wie, voorStudie, bedrag(getoond())))
  return belangrijk(zinnen.beide(wie, voorLeningen, voorStudie, bedrag(getoond())))
}

const ruimte = (gelezen: Gelezen, vertelling: Vertelling): Gezegd => {
  const { getoond, uitkomst } = gelezen
  if (heeftRuimte(gelezen, vertelling)) return belangrijk(zinnen.ruimte(vertelling.hoeveel(getoond(), uitkomst)))
  return belangrijk(gelezen.getal('verplichtingen') > 0 ? zinnen.geenRuimte : zinnen.geenInkomen)
}

export const schulden: Readonly<Record<string, Verteller>> = {
  'toets.studieschuldfactor': {
    zeg: ({ uitkomst }, vertelling) =>
      (heeftStudieschuld(vertelling) ? belangrijk : bijzaak)(zinnen.factor(formatFactor(uitkomst))),
  },
  'toets.N.verplichtingen': {
    zeg: vanIemand,
    formule: ({ getal }) => {
      const [leningen, studieschuld] = [getal('leningen'), getal('studieschuld')]
      if (studieschuld === 0) return undefined
      const geteld = `${term(studieschuld)} × ${formatFactor(getal('factor'))}`
      return leningen === 0 ? geteld : `${term(leningen)} + ${geteld}`
    },
  },
  'toets.verplichtingen': {
    zeg: ({ uitkomst, getoond }, { samen, bedrag }) => {
      if (uitkomst === 0) return belangrijk(zinnen.geen)
      return samen ? belangrijk(zinnen.samen(bedrag(getoond()))) : bijzaak(zinnen.alleen(bedrag(getoond())))
    },
    formule: ({ getal }) => somFormule(getal('eerste'), getal('tweede')),
  },
  'toets.ruimte': {
    zeg: ruimte,
    formule: ({ getal }) => verschilFormule(getal('toegestaneMaandlast'), getal('verplichtingen')),
  },
}
