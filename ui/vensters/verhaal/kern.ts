import { roundTekort } from '../../../domain/geld'
import { kernZinnen } from '../../tekst/kernZinnen'
import { verhaalTekst } from '../../tekst/verhaal'
import { leenZinnen, koopZinnen, maandZinnen } from '../../tekst/verhaalZinnen'
import { heeftRuimte } from './hoofdstukken/lenen'
import type { Vertelling } from './vertelling'
import { formatProcent } from './formatGetallen'

/** What a figure comes down to, in a few sentences. */
type Kernverteller = (vertelling: Vertelling) => readonly string[]

/** The outcome of a step by its id; 0 when the trail lacks it. */
const exact = ({ uitkomstVan }: Vertelling, id: string): number => Number(uitkomstVan(id) ?? 0)

/** The amount of a step in words; an amount above 0 never shows as € 0. */
const bedragOf = (vertelling: Vertelling, id: string): string =>
  vertelling.hoeveel(vertelling.getoondVan(id), exact(vertelling, id))

/** The outcome of a step that is a percentage, in words. */
const procentOf = (vertelling: Vertelling, id: string): string => formatProcent(exact(vertelling, id))

/** The rate of the mortgage, in words. */
const rentevoet = (vertelling: Vertelling): string => procentOf(vertelling, 'financieringsOpzet.rentepercentage')

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
const opInkomen: Kernverteller = (vertelling) => {
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

const { woning, nodig, maandlast } = kernZinnen

const metRestschuld = (maximum: number, grens: string): readonly string[] =>
  maximum === 0 ? [leenZinnen.restschuld.geenRuimte, koopZinnen.nodig.nietsMogelijk] : [woning.metRestschuld(grens)]

const maximaleHypotheek: Kernverteller = (vertelling) => {
  const [maximum, maximumOpInkomen] = ['maximaleHypotheek', 'maximaleHypotheekOpInkomen'].map((id) =>
    exact(vertelling, id),
  )
  if (!vertelling.heeftWoning || maximumOpInkomen === 0) return opInkomen(vertelling)
  if (maximum === maximumOpInkomen)
    return [...opInkomen(vertelling), woning.isMeerWaard(bedragOf(vertelling, 'waarde'))]
  const grens = bedragOf(vertelling, 'maximaleHypotheek')
  const isRestschuld = maximum === exact(vertelling, 'maximaleHypotheekMetRestschuld')
  return [
    woning.opInkomen(bedragOf(vertelling, 'maximaleHypotheekOpInkomen')),
    ...(isRestschuld && vertelling.knopen.has('maximaleHypotheekMetRestschuld')
      ? metRestschuld(maximum, grens)
      : [leenZinnen.woning.waardeBepaalt(grens)]),
  ]
}

const watNodigIs = (vertelling: Vertelling): string => bedragOf(vertelling, 'behoefte.benodigdeFinanciering')
const eigenGeld = (vertelling: Vertelling): number => vertelling.getoondVan('behoefte.eigenInleg')

const benodigdeFinanciering: Kernverteller = (vertelling) => {
  const van = (id: string): string => bedragOf(vertelling, id)
  const kosten = nodig.kosten(
    van('aankoop.aankoopkosten'),
    van('behoefte.financieringskosten'),
    van('behoefte.totaalFinancieringskosten'),
  )
  const { getoondVan } = vertelling
  if (getoondVan('behoefte.benodigdeFinanciering') === 0) return [kosten, koopZinnen.nodig.overwaardeGenoeg]
  const [overwaarde, restschuld] = ['verkoop.overwaarde', 'verkoop.restschuld'] as const
  if (getoondVan(overwaarde) > 0) return [kosten, nodig.overwaarde(van(overwaarde), watNodigIs(vertelling))]
  if (getoondVan(restschuld) > 0) return [kosten, nodig.restschuld(van(restschuld), watNodigIs(vertelling))]
  return [kosten]
}

/** How what is needed is paid when own money and the mortgage are enough. */
const betaald = (vertelling: Vertelling): readonly string[] => {
  const { bedrag } = vertelling
  const [bedragNodig, eigen] = [watNodigIs(vertelling), eigenGeld(vertelling)]
  if (exact(vertelling, 'behoefte.benodigdeFinanciering') === 0) return [koopZinnen.nodig.overwaardeGenoeg]
  if (exact(vertelling, 'behoefte.hypotheekbedrag') === 0) return [nodig.allesEigenGeld(bedragNodig)]
  const lening = bedragOf(vertelling, 'behoefte.hypotheekbedrag')
  return eigen === 0
    ? [nodig.nodig(bedragNodig), nodig.leen(lening)]
    : [nodig.eigenGeld(bedragNodig, bedrag(eigen)), koopZinnen.nodig.rest(lening)]
}

const hypotheekbedrag: Kernverteller = (vertelling) => {
  const { nietsTeLenen, nietsMogelijk } = koopZinnen.nodig
  const lening = exact(vertelling, 'behoefte.hypotheekbedrag')
  const maximum = exact(vertelling, 'maximaleHypotheek')
  if (lening < maximum) return [...betaald(vertelling), ...(lening === 0 ? [nietsTeLenen] : [])]
  if (maximum === 0) return [nodig.nodig(watNodigIs(vertelling)), nietsMogelijk]
  const [eigen, hoogste] = [eigenGeld(vertelling), bedragOf(vertelling, 'behoefte.hypotheekbedrag')]
  return [
    eigen === 0
      ? nodig.hoogste(watNodigIs(vertelling), hoogste)
      : nodig.hoogsteMetEigenGeld(watNodigIs(vertelling), vertelling.bedrag(eigen), hoogste),
  ]
}

const extraBenodigdeEigenInleg: Kernverteller = (vertelling) => {
  const tekort = vertelling.getoondVan('behoefte.extraBenodigdeEigenInleg')
  if (roundTekort(tekort) === 0) return [...betaald(vertelling), nodig.geenTekort]
  const [eigen, maximum] = [eigenGeld(vertelling), bedragOf(vertelling, 'maximaleHypotheek')]
  const { bedrag } = vertelling
  return [
    nodig.zelf(watNodigIs(vertelling), maximum, bedragOf(vertelling, 'behoefte.benodigdeEigenInleg')),
    eigen === 0 ? nodig.tekortZonderEigenGeld(bedrag(tekort)) : nodig.tekort(bedrag(eigen), bedrag(tekort)),
  ]
}

const terugbetaling = (vertelling: Vertelling): string =>
  (vertelling.heeftWoning ? maandlast.hypotheek : maandlast.maximum)(
    bedragOf(vertelling, 'maandlast.lening'),
    rentevoet(vertelling),
  )

const maandlastBruto: Kernverteller = (vertelling) =>
  exact(vertelling, 'maandlast.lening') === 0
    ? [maandZinnen.maandlast.geenBruto]
    : [terugbetaling(vertelling), maandlast.bruto(bedragOf(vertelling, 'maandlast.bruto'))]

const maandlastNetto: Kernverteller = (vertelling) => {
  const { getoondVan, bedrag } = vertelling
  const netto = bedragOf(vertelling, 'maandlast.netto')
  const verschil = getoondVan('maandlast.bruto') - getoondVan('maandlast.netto')
  if (exact(vertelling, 'maandlast.lening') === 0) return maandlastBruto(vertelling)
  if (verschil === 0) return [...maandlastBruto(vertelling), maandZinnen.maandlast.nettoGelijk(netto)]
  const zin = verschil > 0 ? maandlast.voordeel : maandlast.nadeel
  return [...maandlastBruto(vertelling), zin(bedrag(Math.abs(verschil)), netto)]
}

const VERTELLERS: Readonly<Partial<Record<Vertelling['veld'], Kernverteller>>> = {
  maximaleHypotheekOpInkomen: opInkomen,
  maximaleHypotheek,
  benodigdeFinanciering,
  hypotheekbedrag,
  extraBenodigdeEigenInleg,
  maandlastBruto,
  maandlastNetto,
}

/** The few sentences that the story of a figure opens with, from cause to result; none for one of the costs. */
export const kernVan: Kernverteller = (vertelling) => VERTELLERS[vertelling.veld]?.(vertelling) ?? []
