import { roundTekort } from '../../../../domain/geld'
import { koopZinnen } from '../../../tekst/verhaalZinnen'
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

const { kosten: kostenZinnen, verkoop: verkoopZinnen, nodig: nodigZinnen } = koopZinnen

const metBedrag =
  (zin: (bedrag: string) => string): Bladverteller =>
  ({ id }, { bedrag, getoondVan }) =>
    belangrijk(zin(bedrag(getoondVan(id))))

/** The costs that are asked or given, and not worked out. */
export const losseKosten = {
  'woning.verbouwing': metBedrag(kostenZinnen.verbouwing),
  'woning.meerwerk': metBedrag(kostenZinnen.meerwerk),
  'woning.hypotheekakte': metBedrag(kostenZinnen.hypotheekakte),
} satisfies Bladvertellers

/** A cost that a new home does not have. */
const alleenBijBestaand =
  (zin: (bedrag: string) => string, nieuw: string) =>
  ({ invoer, getoond }: Van<'woning.taxatiekosten'>, { bedrag }: Vertelling) =>
    belangrijk(invoer('onderpandType') === 'Nieuwbouw' ? nieuw : zin(bedrag(getoond())))

const aankoopkosten = ({ getal, getoond }: Van<'woning.aankoopkosten'>, { bedrag }: Vertelling): Gezegd => {
  const { deprijs, delen } = kostenZinnen
  const namen = [
    deprijs,
    ...(getal('meerwerkOfVerbouwingskosten') > 0 ? [delen.werk] : []),
    ...(getal('leveringsaktekosten') > 0 ? [delen.leveringsakte] : []),
    ...(getal('overdrachtsbelasting') > 0 ? [delen.overdrachtsbelasting] : []),
  ]
  const laatste = namen.length > 1 ? namen.pop() : undefined
  return belangrijk(
    laatste === undefined
      ? kostenZinnen.prijs(bedrag(getoond()))
      : kostenZinnen.samen(namen.join(', '), laatste, bedrag(getoond())),
  )
}

const overdrachtsbelasting = (gelezen: Van<'woning.overdrachtsbelasting'>, vertelling: Vertelling): Gezegd => {
  const { getal, getoond, invoer, uitkomst } = gelezen
  const { bedrag, hoeveel } = vertelling
  if (invoer('onderpandType') === 'Nieuwbouw') return belangrijk(kostenZinnen.geenOverdrachtsbelasting)
  const [percentage, prijs] = [formatProcent(getal('percentage')), bedrag(getoond('koopsom'))]
  const [wie, grens] = [invoer('vrijgesteld'), bedrag(getoond('grens'))]
  const teDuur = wie !== undefined && getal('koopsom') > getal('grens')
  if (wie === 'ja' && !teDuur) return belangrijk(kostenZinnen.vrijgesteld(grens))
  const zin = wie === 'eenVanTwee' && !teDuur ? kostenZinnen.halfVrijgesteld : kostenZinnen.overdrachtsbelasting
  const belasting = zin(percentage, prijs, hoeveel(getoond(), uitkomst))
  return belangrijk(...(teDuur ? [kostenZinnen.teDuurVoorVrijstelling(grens)] : []), belasting)
}

export const kosten = {
  'woning.overdrachtsbelasting': overdrachtsbelasting,
  'woning.leveringsaktekosten': alleenBijBestaand(kostenZinnen.leveringsakte, kostenZinnen.geenLeveringsakte),
  'woning.taxatiekosten': alleenBijBestaand(kostenZinnen.taxatie, kostenZinnen.geenTaxatie),
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

const nhg = ({ getal, getoond, uitkomst, stap }: Van<'aanschaf.nhg'>, { bedrag }: Vertelling): Gezegd => {
  const grens = bedrag(getoond('grens'))
  if (stap.uitkomst === true) return belangrijk(nodigZinnen.nhg(grens))
  return belangrijk(
    uitkomst === 0 && getal('hypotheekbedragMetNhg') <= 0 ? nodigZinnen.geenHypotheek : nodigZinnen.geenNhg(grens),
  )
}

const hypotheekbedrag = (
  { stap: { kandidaten }, uitkomst, getoond }: Van<'aanschaf.hypotheekbedrag'>,
  { hoeveel }: Vertelling,
): Gezegd => {
  const [nodig, maximum] = kandidaten
  if (nodig === undefined || maximum === undefined || nodig.waarde === 0) return belangrijk(nodigZinnen.nietsTeLenen)
  if (maximum.waarde === 0) return belangrijk(nodigZinnen.nietsMogelijk)
  return belangrijk(
    (nodig.waarde < maximum.waarde ? nodigZinnen.rest : nodigZinnen.hoogste)(hoeveel(getoond(), uitkomst)),
  )
}

const benodigd = ({ getoond }: Van<'aanschaf.benodigdeFinanciering'>, { bedrag }: Vertelling): Gezegd => {
  if (getoond('overwaarde') > 0) return belangrijk(nodigZinnen.minOverwaarde(bedrag(getoond())))
  return belangrijk((getoond('restschuld') > 0 ? nodigZinnen.metRestschuld : nodigZinnen.inTotaal)(bedrag(getoond())))
}

export const nodig = {
  'aanschaf.zonderNhg': ({ uitkomst, getoond }, { bedrag }) =>
    belangrijk(uitkomst < 0 ? nodigZinnen.overwaardeGenoeg : nodigZinnen.zonderNhg(bedrag(getoond()))),
  'aanschaf.hypotheekbedragMetNhg': ({ getoond }, { bedrag }) =>
    bijzaak(nodigZinnen.hypotheekMetNhg(bedrag(getoond()))),
  'aanschaf.nhg': nhg,
  'aanschaf.nhgKosten': ({ getal, getoond, uitkomst }, { hoeveel }) =>
    tenzijNul(
      uitkomst,
      () => nodigZinnen.nhgKosten(formatProcent(getal('provisie')), hoeveel(getoond(), uitkomst)),
      nodigZinnen.geenNhgKosten,
    ),
  'aanschaf.financieringskosten': ({ getoond }, { bedrag }) =>
    belangrijk(nodigZinnen.financieringskosten(bedrag(getoond()))),
  'aanschaf.totaalFinancieringskosten': ({ getoond }, { bedrag }) => belangrijk(nodigZinnen.totaal(bedrag(getoond()))),
  'aanschaf.benodigdeFinanciering': benodigd,
  'aanschaf.eigenInleg': ({ uitkomst, getoond }, { bedrag }) =>
    belangrijk(uitkomst > 0 ? nodigZinnen.eigenGeld(bedrag(getoond())) : nodigZinnen.geenEigenGeld),
  'aanschaf.hypotheekbedrag': hypotheekbedrag,
  'aanschaf.benodigdeEigenInleg': ({ getoond }, { bedrag }) =>
    tenzijNul(roundTekort(getoond()), () => nodigZinnen.zelf(bedrag(getoond())), nodigZinnen.nietsZelf),
  'aanschaf.extraBenodigdeEigenInleg': ({ uitkomst, getoond }, { bedrag }) =>
    belangrijk(roundTekort(uitkomst) > 0 ? nodigZinnen.mist(bedrag(getoond())) : nodigZinnen.genoeg),
} satisfies Vertellers
