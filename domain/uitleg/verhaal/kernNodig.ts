import { roundTekort } from '../../geld/roundBedrag'
import { stapzinnen } from '../../rekenkern/stapzinnen'
import * as aanschaf from '../../rekenkern/woning/aanschaf.stappen'
import * as woning from '../../rekenkern/woning/woning.stappen'
import type { Verteller } from './lees'
import { inZin, toSomvakken, toZin, type Kernverhaal, type Kernverteller, type Vakpost } from './vakken'
import type { Kernzin } from './verhaal'

const watNodigIs = ({ hoeveelVan }: Verteller): string => hoeveelVan(aanschaf.benodigdeFinanciering)

const KOOP: Vakpost = { soort: woning.aankoopkosten, naam: 'De woning en de koop kosten' }
const HYPOTHEEK: Vakpost = { soort: aanschaf.financieringskosten, naam: 'De hypotheek kost', teken: '+' }
const ALLES: Vakpost = { soort: aanschaf.totaalFinancieringskosten, naam: 'De woning en alle kosten' }
const NODIG: Vakpost = { soort: aanschaf.benodigdeFinanciering, naam: 'Je hebt nodig' }

/** Returns the box that subtracts the overwaarde or adds the restschuld of the present home; empty without either. */
const verkoop = ({ getoondVan }: Verteller): readonly Vakpost[] => {
  const isGenoeg = getoondVan(aanschaf.benodigdeFinanciering) === 0
  if (getoondVan(woning.overwaarde) > 0)
    return [{ soort: woning.overwaarde, naam: 'Je overwaarde', teken: '−', bij: isGenoeg ? 'is genoeg' : 'gaat eraf' }]
  return getoondVan(woning.restschuld) > 0
    ? [{ soort: woning.restschuld, naam: 'Je restschuld', teken: '+', bij: 'komt erbij' }]
    : []
}

/** Returns the box of own money; empty without own money, or when no financing is needed. */
const eigenGeld = ({ getoondVan }: Verteller): readonly Vakpost[] => {
  const [eigen, nodig] = [getoondVan(aanschaf.eigenInleg), getoondVan(aanschaf.benodigdeFinanciering)]
  const bij = eigen > nodig ? 'is meer dan genoeg' : 'gaat eraf'
  return eigen > 0 && nodig > 0 ? [{ soort: aanschaf.eigenInleg, naam: 'Je eigen geld', teken: '−', bij }] : []
}

/** Returns the summary of the needed financing: all costs, minus the overwaarde or plus the restschuld. */
export const benodigdeFinanciering: Kernverteller = (verteller) => {
  const { getoondVan, hoeveelVan } = verteller
  const kosten =
    `${inZin(verteller, KOOP)}, ` +
    `de hypotheek kost ${hoeveelVan(aanschaf.financieringskosten)}. ` +
    `Samen is dat ${hoeveelVan(aanschaf.totaalFinancieringskosten)}.`
  const vakken = toSomvakken(verteller, [KOOP, HYPOTHEEK, ...verkoop(verteller)], NODIG)
  const zinnen = [toZin(verteller, aanschaf.totaalFinancieringskosten, kosten)]
  const over = (zin: string) => toZin(verteller, aanschaf.benodigdeFinanciering, zin)
  if (getoondVan(aanschaf.benodigdeFinanciering) === 0)
    return { zinnen, vakken, naast: [over(stapzinnen.overwaardeGenoeg)] }
  const dus = `dus je hebt ${watNodigIs(verteller)} nodig.`
  const [overwaarde, restschuld] = [hoeveelVan(woning.overwaarde), hoeveelVan(woning.restschuld)]
  if (getoondVan(woning.overwaarde) > 0)
    return { zinnen: [...zinnen, over(`Daar gaat ${overwaarde} overwaarde af, ${dus}`)], vakken, naast: [] }
  if (getoondVan(woning.restschuld) > 0)
    return { zinnen: [...zinnen, over(`Daar komt ${restschuld} restschuld bij, ${dus}`)], vakken, naast: [] }
  return { zinnen, vakken, naast: [] }
}

const nodigZin = (verteller: Verteller, zin: string): Kernzin => toZin(verteller, aanschaf.benodigdeFinanciering, zin)

const leenZin = (verteller: Verteller, zin: string): Kernzin => toZin(verteller, aanschaf.hypotheekbedrag, zin)

/** Returns the sentences on how own money and the mortgage pay for the home. Use only if no own money is missing. */
const betaald = (verteller: Verteller): Omit<Kernverhaal, 'vakken'> => {
  const { getalVan, getoondVan, hoeveelVan, bedrag } = verteller
  const nodig = `Je hebt ${watNodigIs(verteller)} nodig`
  if (getalVan(aanschaf.benodigdeFinanciering) === 0)
    return { zinnen: [], naast: [nodigZin(verteller, stapzinnen.overwaardeGenoeg)] }
  if (getalVan(aanschaf.hypotheekbedrag) === 0)
    return { zinnen: [nodigZin(verteller, `${nodig} en betaalt dat met eigen geld.`)], naast: [] }
  const [eigen, geleendBedrag] = [getoondVan(aanschaf.eigenInleg), hoeveelVan(aanschaf.hypotheekbedrag)]
  const [begin, lening] =
    eigen === 0
      ? [`${nodig}.`, `Dat leen je: ${geleendBedrag}.`]
      : [`${nodig} en betaalt ${bedrag(eigen)} met eigen geld.`, stapzinnen.rest(geleendBedrag)]
  return { zinnen: [nodigZin(verteller, begin), leenZin(verteller, lening)], naast: [] }
}

/** Returns the summary of the mortgage sum: the needed financing minus own money, at most the maximum mortgage. */
export const hypotheekbedrag: Kernverteller = (verteller) => {
  const { getalVan, getoondVan, hoeveelVan, bedrag } = verteller
  const geleendBedrag = getalVan(aanschaf.hypotheekbedrag)
  const maximum = getalVan(woning.maximaleHypotheek)
  const bijVerkoop = verkoop(verteller)
  const termen = [...(bijVerkoop.length > 0 ? [ALLES, ...bijVerkoop] : [KOOP, HYPOTHEEK]), ...eigenGeld(verteller)]
  if (geleendBedrag < maximum) {
    const { zinnen, naast } = betaald(verteller)
    const uitkomst: Vakpost = { soort: aanschaf.hypotheekbedrag, naam: 'Dus leen je' }
    const niets = geleendBedrag === 0 ? [leenZin(verteller, stapzinnen.nietsTeLenen)] : []
    return { zinnen, vakken: toSomvakken(verteller, termen, uitkomst), naast: [...naast, ...niets] }
  }
  const nodig = `Je hebt ${watNodigIs(verteller)} nodig`
  const vakken = toSomvakken(verteller, [NODIG, ...eigenGeld(verteller)], {
    soort: aanschaf.hypotheekbedrag,
    naam: 'Je leent wat je hoogstens kan lenen',
  })
  if (maximum === 0)
    return {
      zinnen: [nodigZin(verteller, `${nodig}.`)],
      vakken,
      naast: [leenZin(verteller, stapzinnen.nietsMogelijk)],
    }
  const eigen = getoondVan(aanschaf.eigenInleg)
  const kanLenen = `kan ${hoeveelVan(aanschaf.hypotheekbedrag)} lenen. Dat leen je dus.`
  const zin = eigen === 0 ? `${nodig} en ${kanLenen}` : `${nodig}, hebt ${bedrag(eigen)} eigen geld en ${kanLenen}`
  return { zinnen: [leenZin(verteller, zin)], vakken, naast: [] }
}

/** Returns the summary of the own money that is missing or, when none is missing, of how the home is paid for. */
export const extraBenodigdeEigenInleg: Kernverteller = (verteller) => {
  const { getoondVan, hoeveelVan, bedrag } = verteller
  const tekort = getoondVan(aanschaf.extraBenodigdeEigenInleg)
  const termen: readonly Vakpost[] = [
    NODIG,
    { soort: woning.maximaleHypotheek, naam: 'Je kan lenen', teken: '−' },
    ...eigenGeld(verteller),
  ]
  const vakken = toSomvakken(verteller, termen, { soort: aanschaf.extraBenodigdeEigenInleg, naam: 'Tekort' })
  if (roundTekort(tekort) === 0) {
    const { zinnen, naast } = betaald(verteller)
    const geenTekort = toZin(verteller, aanschaf.extraBenodigdeEigenInleg, 'Je komt niets tekort.')
    return { zinnen, vakken, naast: [...naast, geenTekort] }
  }
  const eigen = getoondVan(aanschaf.eigenInleg)
  const [maximum, zelf] = [hoeveelVan(woning.maximaleHypotheek), hoeveelVan(aanschaf.benodigdeEigenInleg)]
  const eigenGeldZin = `Je hebt ${eigen === 0 ? 'geen' : bedrag(eigen)} eigen geld: je komt ${bedrag(tekort)} tekort.`
  const zelfZin = `Je hebt ${watNodigIs(verteller)} nodig en kan ${maximum} lenen, dus ${zelf} betaal je zelf.`
  const zinnen = [
    toZin(verteller, aanschaf.benodigdeEigenInleg, zelfZin),
    toZin(verteller, aanschaf.extraBenodigdeEigenInleg, eigenGeldZin),
  ]
  return { zinnen, vakken, naast: [] }
}
