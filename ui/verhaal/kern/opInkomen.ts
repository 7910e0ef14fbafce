import { kernZinnen } from '../../tekst/kernZinnen'
import { verhaalTekst } from '../../tekst/verhaal'
import { leenZinnen } from '../../tekst/verhaalZinnen'
import { heeftRuimte } from '../hoofdstukken/schulden'
import type { Vertelling } from '../vertelling'
import { formatProcent } from '../formatGetallen'

/** What a figure comes down to, in a few sentences. */
export type Kernverteller = (vertelling: Vertelling) => readonly string[]

/** The outcome of a step by its id; 0 when the trail lacks it. */
export const exact = ({ uitkomstVan }: Vertelling, id: string): number => Number(uitkomstVan(id) ?? 0)

/** The amount of a step in words; an amount above 0 never shows as € 0. */
export const bedragOf = (vertelling: Vertelling, id: string): string =>
  vertelling.hoeveel(vertelling.getoondVan(id), exact(vertelling, id))

/** The outcome of a step that is a percentage, in words. */
const procentOf = (vertelling: Vertelling, id: string): string => formatProcent(exact(vertelling, id))

/** The rate of the mortgage, in words. */
export const rentevoet = (vertelling: Vertelling): string => procentOf(vertelling, 'financieringsOpzet.rentepercentage')

const { inkomen: zinnen } = kernZinnen

/** The moments that the income is tested at, and what two people call them. */
const MOMENTEN = {
  toets: '',
  'pensioentoets.eerste': verhaalTekst.hoofdstukken.eersteMetPensioen,
  'pensioentoets.tweede': verhaalTekst.hoofdstukken.tweedeMetPensioen,
  'pensioentoets.beiden': verhaalTekst.hoofdstukken.beidenMetPensioen,
} as const

type Moment = keyof typeof MOMENTEN

/** The moment that allows the least; now, where a later one allows as much. */
const laagsteMoment = (vertelling: Vertelling): Moment =>
  (Object.keys(MOMENTEN) as readonly Moment[])
    .filter((moment) => vertelling.knopen.has(`${moment}.maximum`))
    .reduce((laagste, moment) =>
      exact(vertelling, `${moment}.maximum`) < exact(vertelling, `${laagste}.maximum`) ? moment : laagste,
    )

const toegestaan = (vertelling: Vertelling, moment: Moment): string => {
  const percentage = procentOf(vertelling, `${moment}.percentage`)
  const perMaand = bedragOf(vertelling, `${moment}.toegestaneMaandlast`)
  if (moment === 'toets') return zinnen.nu(vertelling.samen ? 'jullie' : 'je', percentage, perMaand)
  return vertelling.samen
    ? zinnen.samenMetPensioen(MOMENTEN[moment], percentage, perMaand)
    : zinnen.metPensioen(percentage, perMaand)
}

const naSchulden = (vertelling: Vertelling, moment: Moment): readonly string[] => {
  const schulden = `${moment}.verplichtingen`
  if (exact(vertelling, schulden) === 0) return []
  const wiens = vertelling.samen ? 'Jullie' : 'Je'
  return [zinnen.schulden(wiens, bedragOf(vertelling, schulden), bedragOf(vertelling, `${moment}.ruimte`))]
}

const lening = (vertelling: Vertelling, moment: Moment): string => {
  const { bedrag, getoondVan } = vertelling
  const terug = bedragOf(vertelling, `${moment}.contanteWaarde`)
  const extra = getoondVan(`${moment}.bedragAlleenstaande`) + getoondVan(`${moment}.bedragEnergielabel`)
  return extra === 0
    ? zinnen.lenen(terug)
    : zinnen.lenenMetExtra(terug, bedrag(extra), bedrag(getoondVan(`${moment}.maximum`)))
}

/** The rate this is calculated with; what is paid a month where the maximum is lent and that is not what is allowed. */
const rente = (vertelling: Vertelling, moment: Moment): string => {
  const { getoondVan } = vertelling
  const isGeleend = getoondVan('maandlast.lening') === getoondVan('maximaleHypotheekOpInkomen')
  const [eigen, getoetst] = [rentevoet(vertelling), procentOf(vertelling, 'toetsrente')]
  const betaalt = bedragOf(vertelling, 'maandlast.bruto')
  if (eigen !== getoetst) {
    return isGeleend ? zinnen.echt(betaalt, eigen, getoetst) : zinnen.toetsrente(getoetst, eigen)
  }
  const isMeer = getoondVan('maandlast.bruto') > getoondVan(`${moment}.ruimte`)
  return isMeer && isGeleend ? zinnen.meer(betaalt, bedragOf(vertelling, `${moment}.ruimte`)) : zinnen.eigenRente(eigen)
}

/** What can be borrowed on the income, and on which rate that rests. */
export const opInkomen: Kernverteller = (vertelling) => {
  const moment = laagsteMoment(vertelling)
  if (!heeftRuimte(moment, vertelling)) {
    const { geenRuimte, geenInkomen } = leenZinnen.schulden
    return [exact(vertelling, `${moment}.verplichtingen`) > 0 ? geenRuimte : geenInkomen]
  }
  return [
    toegestaan(vertelling, moment),
    ...naSchulden(vertelling, moment),
    lening(vertelling, moment),
    ...(moment === 'toets' ? [] : [zinnen.minderDanNu]),
    rente(vertelling, moment),
  ]
}
