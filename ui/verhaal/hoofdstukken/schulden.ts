import { leenZinnen } from '../../tekst/verhaalZinnen'
import { formatFactor } from '../formatGetallen'
import { belangrijk, bijzaak, type Gezegd, type Van, type Vertellers, type Vertelling } from '../vertelling'

const { schulden: zinnen } = leenZinnen

/** Is there room for a mortgage in this part of the calculation? Where there is none, nothing can be borrowed. */
export const heeftRuimte = (pad: string, { uitkomstVan }: Vertelling): boolean =>
  Number(uitkomstVan(`${pad}.maximum`)) > 0

const heeftStudieschuld = ({ uitkomstVan }: Vertelling): boolean =>
  [1, 2].some((wie) => Number(uitkomstVan(`verzoek.hypotheekgevers.${wie}.uitgaven.huidigeMaandlastStudieschuld`)) > 0)

const vanIemand = (
  { wie, getal, getoond, uitkomst }: Van<'toetsPerAanvrager.verplichtingen'>,
  { bedrag }: Vertelling,
): Gezegd => {
  const [leningen, studieschuld] = [getal('leningen'), getal('studieschuld')]
  const [voorLeningen, voorStudie] = [bedrag(getoond('leningen')), bedrag(getoond('studieschuld'))]
  if (uitkomst === 0) return bijzaak(zinnen.geenVan(wie))
  if (studieschuld === 0) return belangrijk(zinnen.leningen(wie, voorLeningen))
  if (leningen === 0) return belangrijk(zinnen.studieschuld(wie, voorStudie, bedrag(getoond())))
  return belangrijk(zinnen.beide(wie, voorLeningen, voorStudie, bedrag(getoond())))
}

const ruimte = ({ pad, getal, getoond, uitkomst }: Van<'toets.ruimte'>, vertelling: Vertelling): Gezegd => {
  if (heeftRuimte(pad, vertelling)) return belangrijk(zinnen.ruimte(vertelling.hoeveel(getoond(), uitkomst)))
  return belangrijk(getal('verplichtingen') > 0 ? zinnen.geenRuimte : zinnen.geenInkomen)
}

export const schulden = {
  'toets.studieschuldfactor': ({ uitkomst }, vertelling) =>
    (heeftStudieschuld(vertelling) ? belangrijk : bijzaak)(zinnen.factor(formatFactor(uitkomst))),
  'toetsPerAanvrager.verplichtingen': vanIemand,
  'toets.verplichtingen': ({ uitkomst, getoond }, { samen, bedrag }) => {
    if (uitkomst === 0) return belangrijk(zinnen.geen)
    return samen ? belangrijk(zinnen.samen(bedrag(getoond()))) : bijzaak(zinnen.alleen(bedrag(getoond())))
  },
  'toets.ruimte': ruimte,
} satisfies Vertellers
