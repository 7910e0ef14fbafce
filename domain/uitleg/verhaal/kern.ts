import { roundTekort } from '../../geld/roundBedrag'
import type { Moment } from '../../rekenkern/aanvragers/momenten'
import { bruto, lening as geleend, netto } from '../../rekenkern/maandlast/maandlast.stappen'
import { rente as eigenRente, toetsrente } from '../../rekenkern/rente/rente.stappen'
import * as toets from '../../rekenkern/toets/toets.stappen'
import { VERHAALDELEN } from '../../rekenkern/verhaaldelen'
import * as aanschaf from '../../rekenkern/woning/aanschaf.stappen'
import * as woning from '../../rekenkern/woning/woning.stappen'
import type { Soort } from '../../rekenkern/zin'
import { stapzinnen } from '../../rekenkern/stapzinnen'
import { formatProcent } from './getallen'
import type { Verteller } from './lees'

/** Summarises how a figure came about, in a few sentences from cause to result. */
type Kernverteller = (verteller: Verteller) => readonly string[]

const procentVan = ({ getalVan }: Verteller, soort: Soort, moment?: Moment): string =>
  formatProcent(getalVan(soort, moment))

const MOMENTEN: readonly Moment[] = ['nu', 'eerste', 'tweede', 'beiden']

/** The moment with the lowest mortgage; the earliest of equal ones. */
const laagsteMoment = ({ getalVan, waardeVan }: Verteller): Moment =>
  MOMENTEN.filter((moment) => waardeVan(toets.maximum, moment) !== undefined).reduce((laagste, moment) =>
    getalVan(toets.maximum, moment) < getalVan(toets.maximum, laagste) ? moment : laagste,
  )

const toegestaan = (verteller: Verteller, moment: Moment): string => {
  const { samen, hoeveelVan } = verteller
  const percentage = procentVan(verteller, toets.percentage, moment)
  const naarHypotheek = `naar je hypotheek: ${hoeveelVan(toets.toegestaneMaandlast, moment)} per maand.`
  if (moment === 'nu') return `Van ${samen ? 'jullie' : 'je'} inkomen mag ${percentage} ${naarHypotheek}`
  return samen
    ? `${VERHAALDELEN[`${moment}MetPensioen`]}, mag ${percentage} van jullie inkomen ${naarHypotheek}`
    : `Met pensioen mag ${percentage} van je inkomen ${naarHypotheek}`
}

const naSchulden = ({ samen, getalVan, hoeveelVan }: Verteller, moment: Moment): readonly string[] => {
  if (getalVan(toets.verplichtingen, moment) === 0) return []
  const schulden = `${samen ? 'Jullie' : 'Je'} schulden tellen mee als ${hoeveelVan(toets.verplichtingen, moment)}`
  return [`${schulden} per maand, dus er blijft ${hoeveelVan(toets.ruimte, moment)} over.`]
}

const lening = ({ bedrag, getoondVan, hoeveelVan }: Verteller, moment: Moment): string => {
  const terug = hoeveelVan(toets.contanteWaarde, moment)
  const extra = getoondVan(toets.bedragAlleenstaande, moment) + getoondVan(toets.bedragEnergielabel, moment)
  if (extra === 0) return `Daarmee kan je ${terug} lenen.`
  const samen = bedrag(getoondVan(toets.maximum, moment))
  return `Daarmee kan je ${terug} lenen, en je mag ${bedrag(extra)} extra lenen: samen ${samen}.`
}

/** The rate of the calculation; the real monthly cost when it differs from the allowed one. */
const rente = (verteller: Verteller, moment: Moment): string => {
  const { getoondVan, hoeveelVan } = verteller
  const isGeleend = getoondVan(geleend) === getoondVan(toets.maximaleHypotheekOpInkomen)
  const [eigen, getoetst] = [procentVan(verteller, eigenRente), procentVan(verteller, toetsrente)]
  const betaalt = hoeveelVan(bruto)
  if (eigen !== getoetst)
    return isGeleend
      ? `${betaalt} per maand is wat je echt betaalt, bij ${eigen}; gerekend is met ${getoetst}.`
      : `We rekenen met een rente van ${getoetst}, niet met je eigen ${eigen}.`
  const isMeer = getoondVan(bruto) > getoondVan(toets.ruimte, moment)
  if (!isMeer || !isGeleend) return `We rekenen met je eigen rente van ${eigen}.`
  const ruimte = hoeveelVan(toets.ruimte, moment)
  return `Je betaalt ${betaalt} per maand: meer dan ${ruimte}, door het bedrag dat je extra mag lenen.`
}

/** The mortgage on income, and the rate that it is tested with. */
const opInkomen: Kernverteller = (verteller) => {
  const { getalVan } = verteller
  const moment = laagsteMoment(verteller)
  if (getalVan(toets.maximum, moment) <= 0)
    return [getalVan(toets.verplichtingen, moment) > 0 ? stapzinnen.geenRuimte : stapzinnen.geenInkomen]
  return [
    toegestaan(verteller, moment),
    ...naSchulden(verteller, moment),
    lening(verteller, moment),
    ...(moment === 'nu' ? [] : ['Dat is minder dan bij het inkomen van nu, dus dat bedrag telt.']),
    rente(verteller, moment),
  ]
}

const maximaleHypotheek: Kernverteller = (verteller) => {
  const { heeftWoning, getalVan, waardeVan, hoeveelVan } = verteller
  const maximum = getalVan(woning.maximaleHypotheek)
  const maximumOpInkomen = getalVan(toets.maximaleHypotheekOpInkomen)
  if (!heeftWoning || maximumOpInkomen === 0) return opInkomen(verteller)
  if (maximum === maximumOpInkomen)
    return [
      ...opInkomen(verteller),
      `De woning is ${hoeveelVan(woning.waarde)} waard, dus je inkomen bepaalt de grens.`,
    ]
  const eerst = `Op je inkomen kan je ${hoeveelVan(toets.maximaleHypotheekOpInkomen)} lenen.`
  const grens = hoeveelVan(woning.maximaleHypotheek)
  if (maximum !== waardeVan(toets.maximaleHypotheekMetRestschuld)) return [eerst, stapzinnen.waardeBepaalt(grens)]
  return maximum === 0
    ? [eerst, stapzinnen.geenRuimteVoorRestschuld, stapzinnen.nietsMogelijk]
    : [eerst, `De rente over je restschuld is niet aftrekbaar. Daarom kan je ${grens} lenen.`]
}

const watNodigIs = ({ hoeveelVan }: Verteller): string => hoeveelVan(aanschaf.benodigdeFinanciering)

const benodigdeFinanciering: Kernverteller = (verteller) => {
  const { getoondVan, hoeveelVan } = verteller
  const kosten =
    `De woning en de koop kosten ${hoeveelVan(woning.aankoopkosten)}, ` +
    `de hypotheek kost ${hoeveelVan(aanschaf.financieringskosten)}. ` +
    `Samen is dat ${hoeveelVan(aanschaf.totaalFinancieringskosten)}.`
  if (getoondVan(aanschaf.benodigdeFinanciering) === 0) return [kosten, stapzinnen.overwaardeGenoeg]
  const dus = `dus je hebt ${watNodigIs(verteller)} nodig.`
  if (getoondVan(woning.overwaarde) > 0)
    return [kosten, `Daar gaat ${hoeveelVan(woning.overwaarde)} overwaarde af, ${dus}`]
  if (getoondVan(woning.restschuld) > 0)
    return [kosten, `Daar komt ${hoeveelVan(woning.restschuld)} restschuld bij, ${dus}`]
  return [kosten]
}

/** How own money and the mortgage pay for the home when they are enough. */
const betaald: Kernverteller = (verteller) => {
  const { getalVan, getoondVan, hoeveelVan, bedrag } = verteller
  const nodig = `Je hebt ${watNodigIs(verteller)} nodig`
  if (getalVan(aanschaf.benodigdeFinanciering) === 0) return [stapzinnen.overwaardeGenoeg]
  if (getalVan(aanschaf.hypotheekbedrag) === 0) return [`${nodig} en betaalt dat met eigen geld.`]
  const [eigen, geleendBedrag] = [getoondVan(aanschaf.eigenInleg), hoeveelVan(aanschaf.hypotheekbedrag)]
  return eigen === 0
    ? [`${nodig}.`, `Dat leen je: ${geleendBedrag}.`]
    : [`${nodig} en betaalt ${bedrag(eigen)} met eigen geld.`, stapzinnen.rest(geleendBedrag)]
}

const hypotheekbedrag: Kernverteller = (verteller) => {
  const { getalVan, getoondVan, hoeveelVan, bedrag } = verteller
  const geleendBedrag = getalVan(aanschaf.hypotheekbedrag)
  const maximum = getalVan(woning.maximaleHypotheek)
  if (geleendBedrag < maximum) return [...betaald(verteller), ...(geleendBedrag === 0 ? [stapzinnen.nietsTeLenen] : [])]
  const nodig = `Je hebt ${watNodigIs(verteller)} nodig`
  if (maximum === 0) return [`${nodig}.`, stapzinnen.nietsMogelijk]
  const eigen = getoondVan(aanschaf.eigenInleg)
  const kanLenen = `kan ${hoeveelVan(aanschaf.hypotheekbedrag)} lenen. Dat leen je dus.`
  return [eigen === 0 ? `${nodig} en ${kanLenen}` : `${nodig}, hebt ${bedrag(eigen)} eigen geld en ${kanLenen}`]
}

const extraBenodigdeEigenInleg: Kernverteller = (verteller) => {
  const { getoondVan, hoeveelVan, bedrag } = verteller
  const tekort = getoondVan(aanschaf.extraBenodigdeEigenInleg)
  if (roundTekort(tekort) === 0) return [...betaald(verteller), 'Je komt niets tekort.']
  const eigen = getoondVan(aanschaf.eigenInleg)
  const [maximum, zelf] = [hoeveelVan(woning.maximaleHypotheek), hoeveelVan(aanschaf.benodigdeEigenInleg)]
  return [
    `Je hebt ${watNodigIs(verteller)} nodig en kan ${maximum} lenen, dus ${zelf} betaal je zelf.`,
    `Je hebt ${eigen === 0 ? 'geen' : bedrag(eigen)} eigen geld: je komt ${bedrag(tekort)} tekort.`,
  ]
}

const maandlastBruto: Kernverteller = (verteller) => {
  const { getalVan, hoeveelVan, heeftWoning } = verteller
  if (getalVan(geleend) === 0) return [stapzinnen.geenBruto]
  const [bedrag, bij] = [hoeveelVan(geleend), `bij een rente van ${procentVan(verteller, eigenRente)}`]
  return [
    heeftWoning
      ? `Je leent ${bedrag} en betaalt dat in 30 jaar terug, ${bij}.`
      : `Je kan ${bedrag} lenen en in 30 jaar terugbetalen, ${bij}.`,
    `Dat kost ${hoeveelVan(bruto)} per maand aan rente en aflossing.`,
  ]
}

const maandlastNetto: Kernverteller = (verteller) => {
  const { getalVan, getoondVan, hoeveelVan, bedrag } = verteller
  if (getalVan(geleend) === 0) return maandlastBruto(verteller)
  const verschil = getoondVan(bruto) - getoondVan(netto)
  if (verschil === 0) return [...maandlastBruto(verteller), stapzinnen.nettoGelijk(hoeveelVan(netto))]
  const gevolg = verschil > 0 ? 'Via de belasting scheelt dat' : 'Aan belasting kost dat'
  return [
    ...maandlastBruto(verteller),
    `${gevolg} in het eerste jaar ${bedrag(Math.abs(verschil))} per maand, dus netto betaal je ${hoeveelVan(netto)}.`,
  ]
}

const VERTELLERS: Readonly<Partial<Record<Verteller['veld'], Kernverteller>>> = {
  maximaleHypotheekOpInkomen: opInkomen,
  maximaleHypotheek,
  benodigdeFinanciering,
  hypotheekbedrag,
  extraBenodigdeEigenInleg,
  maandlastBruto,
  maandlastNetto,
}

/** Returns the opening sentences of an explanation; none for a cost such as the valuation. */
export const kernVan: Kernverteller = (verteller) => VERTELLERS[verteller.veld]?.(verteller) ?? []
