import { leenZinnen } from '../../tekst/verhaalZinnen'
import { laagsteFormule, term, somFormule } from '../formule'
import { formatProcent } from '../formatGetallen'
import { belangrijk, type Gelezen, type Gezegd, type Verteller, type Vertelling } from '../vertelling'

const { woning: zinnen } = leenZinnen

/** Is the home that is bought new? */
export const isNieuwbouw = ({ uitkomstVan }: Vertelling): boolean =>
  uitkomstVan('verzoek.onderpand.onderpandType') === 'Nieuwbouw'

const waarde = ({ getal, getoond }: Gelezen, vertelling: Vertelling): Gezegd => {
  const { bedrag } = vertelling
  const werk = getal('meerwerkOfVerbouwingskosten')
  if (werk === 0) return belangrijk(zinnen.waarde(bedrag(getoond())))
  const zin = isNieuwbouw(vertelling) ? zinnen.waardeMetMeerwerk : zinnen.waardeMetVerbouwing
  return belangrijk(zin(bedrag(getoond('koopsom')), bedrag(getoond('meerwerkOfVerbouwingskosten')), bedrag(getoond())))
}

const maximum = ({ stap: { kandidaten }, getoond }: Gelezen, { bedrag }: Vertelling): Gezegd => {
  const [opInkomen] = kandidaten
  if (opInkomen === undefined) return belangrijk(zinnen.geenWoning(bedrag(getoond())))
  return belangrijk((opInkomen.telt ? zinnen.inkomenBepaalt : zinnen.waardeBepaalt)(bedrag(getoond())))
}

export const woning: Readonly<Record<string, Verteller>> = {
  waarde: {
    zeg: waarde,
    formule: ({ getal }) => somFormule(getal('koopsom'), getal('meerwerkOfVerbouwingskosten')),
  },
  maximaleHypotheek: {
    zeg: maximum,
    formule: ({ getal, stap: { kandidaten } }) =>
      kandidaten.length === 0
        ? undefined
        : laagsteFormule(term(getal('opInkomen')), `${formatProcent(getal('percentage'))} × ${term(getal('waarde'))}`),
  },
}
