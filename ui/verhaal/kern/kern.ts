import { roundTekort } from '../../../domain/geld'
import { kernZinnen } from '../../tekst/kernZinnen'
import { koopZinnen, leenZinnen, maandZinnen } from '../../tekst/verhaalZinnen'
import type { Vertelling } from '../vertelling'
import { bedragOf, exact, rentevoet, type Kernverteller, opInkomen } from './opInkomen'

const { woning, nodig, maandlast } = kernZinnen

const maximaleHypotheek: Kernverteller = (vertelling) => {
  const [maximum, maximumOpInkomen] = ['maximaleHypotheek', 'maximaleHypotheekOpInkomen'].map((id) =>
    exact(vertelling, id),
  )
  if (!vertelling.heeftWoning || maximumOpInkomen === 0) return opInkomen(vertelling)
  return maximum === maximumOpInkomen
    ? [...opInkomen(vertelling), woning.isMeerWaard(bedragOf(vertelling, 'waarde'))]
    : [
        woning.opInkomen(bedragOf(vertelling, 'maximaleHypotheekOpInkomen')),
        leenZinnen.woning.waardeBepaalt(bedragOf(vertelling, 'maximaleHypotheek')),
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
