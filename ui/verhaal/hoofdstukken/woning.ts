import { leenZinnen } from '../../tekst/verhaalZinnen'
import { belangrijk, type Gezegd, type Van, type Vertellers, type Vertelling } from '../vertelling'

const { woning: zinnen } = leenZinnen

const isNieuwbouw = ({ uitkomstVan }: Vertelling): boolean =>
  uitkomstVan('verzoek.onderpand.onderpandType') === 'Nieuwbouw'

const waarde = ({ getal, getoond }: Van<'woning.waarde'>, vertelling: Vertelling): Gezegd => {
  const { bedrag } = vertelling
  const werk = getal('meerwerkOfVerbouwingskosten')
  if (werk === 0) return belangrijk(zinnen.waarde(bedrag(getoond())))
  const zin = isNieuwbouw(vertelling) ? zinnen.waardeMetMeerwerk : zinnen.waardeMetVerbouwing
  return belangrijk(zin(bedrag(getoond('koopsom')), bedrag(getoond('meerwerkOfVerbouwingskosten')), bedrag(getoond())))
}

const maximum = (
  { stap: { kandidaten }, getoond }: Van<'woning.maximaleHypotheek'>,
  { bedrag }: Vertelling,
): Gezegd => {
  const [opInkomen] = kandidaten
  if (opInkomen === undefined) return belangrijk(zinnen.geenWoning(bedrag(getoond())))
  return belangrijk((opInkomen.telt ? zinnen.inkomenBepaalt : zinnen.waardeBepaalt)(bedrag(getoond())))
}

export const woning = {
  'woning.waarde': waarde,
  'woning.maximaleHypotheek': maximum,
} satisfies Vertellers
