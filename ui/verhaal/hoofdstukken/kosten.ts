import { koopZinnen } from '../../tekst/verhaalZinnen'
import { formatProcent } from '../formatGetallen'
import {
  belangrijk,
  bijzaak,
  tenzijNul,
  type Bladverteller,
  type Bladvertellers,
  type Gezegd,
  type Van,
  type Vertellers,
  type Vertelling,
} from '../vertelling'

const { kosten: zinnen, verkoop: verkoopZinnen } = koopZinnen

const metBedrag =
  (zin: (bedrag: string) => string): Bladverteller =>
  ({ id }, { bedrag, getoondVan }) =>
    belangrijk(zin(bedrag(getoondVan(id))))

/** The costs that are asked or given, and not worked out. */
export const losseKosten = {
  'woning.verbouwing': metBedrag(zinnen.verbouwing),
  'woning.meerwerk': metBedrag(zinnen.meerwerk),
  'woning.hypotheekakte': metBedrag(zinnen.hypotheekakte),
} satisfies Bladvertellers

/** A cost that a new home does not have. */
const alleenBijBestaand =
  (zin: (bedrag: string) => string, nieuw: string) =>
  ({ invoer, getoond }: Van<'woning.taxatiekosten'>, { bedrag }: Vertelling) =>
    belangrijk(invoer('onderpandType') === 'Nieuwbouw' ? nieuw : zin(bedrag(getoond())))

const aankoopkosten = ({ getal, getoond }: Van<'woning.aankoopkosten'>, { bedrag }: Vertelling): Gezegd => {
  const { deprijs, delen } = zinnen
  const namen = [
    deprijs,
    ...(getal('meerwerkOfVerbouwingskosten') > 0 ? [delen.werk] : []),
    ...(getal('leveringsaktekosten') > 0 ? [delen.leveringsakte] : []),
    ...(getal('overdrachtsbelasting') > 0 ? [delen.overdrachtsbelasting] : []),
  ]
  const laatste = namen.length > 1 ? namen.pop() : undefined
  return belangrijk(
    laatste === undefined
      ? zinnen.prijs(bedrag(getoond()))
      : zinnen.samen(namen.join(', '), laatste, bedrag(getoond())),
  )
}

const overdrachtsbelasting = (gelezen: Van<'woning.overdrachtsbelasting'>, vertelling: Vertelling): Gezegd => {
  const { getal, getoond, invoer, uitkomst } = gelezen
  const { bedrag, hoeveel } = vertelling
  if (invoer('onderpandType') === 'Nieuwbouw') return belangrijk(zinnen.geenOverdrachtsbelasting)
  const [percentage, prijs] = [formatProcent(getal('percentage')), bedrag(getoond('koopsom'))]
  const [wie, grens] = [invoer('vrijgesteld'), bedrag(getoond('grens'))]
  const teDuur = wie !== undefined && getal('koopsom') > getal('grens')
  if (wie === 'ja' && !teDuur) return belangrijk(zinnen.vrijgesteld(grens))
  const zin = wie === 'eenVanTwee' && !teDuur ? zinnen.halfVrijgesteld : zinnen.overdrachtsbelasting
  const belasting = zin(percentage, prijs, hoeveel(getoond(), uitkomst))
  return belangrijk(...(teDuur ? [zinnen.teDuurVoorVrijstelling(grens)] : []), belasting)
}

export const kosten = {
  'woning.overdrachtsbelasting': overdrachtsbelasting,
  'woning.leveringsaktekosten': alleenBijBestaand(zinnen.leveringsakte, zinnen.geenLeveringsakte),
  'woning.taxatiekosten': alleenBijBestaand(zinnen.taxatie, zinnen.geenTaxatie),
  'woning.aankoopkosten': aankoopkosten,
} satisfies Vertellers

/** What is left or missing as it is shown: a shortage of cents that shows as none is told as nothing left. */
const saldo = ({ getoond, invoer }: Van<'woning.saldo'>, { bedrag }: Vertelling): Gezegd => {
  const [prijs, makelaar] = [bedrag(getoond('verkoopprijs')), bedrag(getoond('makelaarskosten'))]
  if (invoer('huidigHypotheekbedrag') === undefined)
    return belangrijk(verkoopZinnen.overZonderHypotheek(prijs, makelaar, bedrag(getoond())))
  const hypotheek = bedrag(getoond('huidigHypotheekbedrag'))
  return belangrijk(
    getoond() < 0
      ? verkoopZinnen.tekort(prijs, makelaar, hypotheek, bedrag(-getoond()))
      : verkoopZinnen.over(prijs, makelaar, hypotheek, bedrag(getoond())),
  )
}

export const verkoop = {
  'woning.makelaarskosten': ({ getal, getoond, uitkomst }, { bedrag, hoeveel }) => {
    const [percentage, prijs] = [formatProcent(getal('percentage')), bedrag(getoond('verkoopprijs'))]
    const zin = verkoopZinnen.kosten(percentage, prijs, hoeveel(getoond(), uitkomst))
    return (uitkomst === 0 ? bijzaak : belangrijk)(zin)
  },
  'woning.saldo': saldo,
  'woning.overwaarde': ({ getoond }, { bedrag }) =>
    tenzijNul(getoond(), () => verkoopZinnen.overwaarde(bedrag(getoond())), verkoopZinnen.geenOverwaarde),
  'woning.restschuld': ({ getoond }, { bedrag }) =>
    tenzijNul(getoond(), () => verkoopZinnen.restschuld(bedrag(getoond())), verkoopZinnen.geenRestschuld),
} satisfies Vertellers
