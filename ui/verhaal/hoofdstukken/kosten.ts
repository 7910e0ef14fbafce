import { koopZinnen } from '../../tekst/verhaalZinnen'
import { term, maalFormule, somFormule, verschilFormule } from '../formule'
import { formatProcent } from '../formatGetallen'
import {
  belangrijk,
  bijzaak,
  tenzijNul,
  type Bladverteller,
  type Gelezen,
  type Gezegd,
  type Verteller,
  type Vertelling,
} from '../vertelling'
import { isNieuwbouw } from './woning'

const { kosten: zinnen, verkoop: verkoopZinnen } = koopZinnen

export const werk: Bladverteller = ({ id }, vertelling) =>
  belangrijk(
    (isNieuwbouw(vertelling) ? zinnen.meerwerk : zinnen.verbouwing)(vertelling.bedrag(vertelling.getoondVan(id))),
  )

export const hypotheekakte: Bladverteller = ({ id }, { bedrag, getoondVan }) =>
  belangrijk(zinnen.hypotheekakte(bedrag(getoondVan(id))))

/** A cost that a new home does not have. */
const alleenBijBestaand = (zin: (bedrag: string) => string, nieuw: string): Verteller => ({
  zeg: ({ getoond }, vertelling) => belangrijk(isNieuwbouw(vertelling) ? nieuw : zin(vertelling.bedrag(getoond()))),
})

const aankoopkosten = ({ getal, getoond }: Gelezen, { bedrag }: Vertelling): Gezegd => {
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

/** Who pays no transfer tax as a starter, where the exemption holds. */
const vrijgesteld = ({ invoer, getal }: Gelezen) =>
  getal('koopsom') <= getal('grens') ? invoer('vrijgesteld') : undefined

export const kosten: Readonly<Record<string, Verteller>> = {
  'aankoop.overdrachtsbelasting': {
    zeg: (gelezen, vertelling) => {
      const { getal, getoond, uitkomst } = gelezen
      const { bedrag, hoeveel } = vertelling
      const belasting = hoeveel(getoond(), uitkomst)
      if (isNieuwbouw(vertelling)) return belangrijk(zinnen.geenOverdrachtsbelasting)
      const [percentage, prijs] = [formatProcent(getal('percentage')), getoond('koopsom')]
      const vrij = vrijgesteld(gelezen)
      if (vrij === 'ja') return belangrijk(zinnen.vrijgesteld(bedrag(getoond('grens'))))
      const zin =
        vrij === 'eenVanTwee'
          ? zinnen.halfVrijgesteld(percentage, bedrag(prijs), belasting)
          : zinnen.overdrachtsbelasting(percentage, bedrag(prijs), belasting)
      const teDuur = gelezen.invoer('vrijgesteld') !== undefined && vrij === undefined
      return belangrijk(...(teDuur ? [zinnen.teDuurVoorVrijstelling(bedrag(getoond('grens')))] : []), zin)
    },
    formule: (gelezen, vertelling) => {
      const vrij = vrijgesteld(gelezen)
      const { getal } = gelezen
      if (isNieuwbouw(vertelling) || vrij === 'ja') return undefined
      const formule = maalFormule(term(getal('koopsom')), getal('percentage'))
      return vrij === 'eenVanTwee' ? `${formule} ÷ 2` : formule
    },
  },
  'aankoop.leveringsaktekosten': alleenBijBestaand(zinnen.leveringsakte, zinnen.geenLeveringsakte),
  'aankoop.taxatiekosten': alleenBijBestaand(zinnen.taxatie, zinnen.geenTaxatie),
  'aankoop.aankoopkosten': {
    zeg: aankoopkosten,
    formule: ({ getal }) =>
      somFormule(
        ...['koopsom', 'meerwerkOfVerbouwingskosten', 'leveringsaktekosten', 'overdrachtsbelasting'].map(getal),
      ),
  },
}

/** What is left or missing as it is shown: a shortage of cents that shows as none is told as nothing left. */
const saldo = ({ getoond, invoer }: Gelezen, { bedrag }: Vertelling): Gezegd => {
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

export const verkoop: Readonly<Record<string, Verteller>> = {
  'verkoop.makelaarskosten': {
    zeg: ({ getal, getoond, uitkomst }, { bedrag, hoeveel }) => {
      const [percentage, prijs] = [formatProcent(getal('percentage')), bedrag(getoond('verkoopprijs'))]
      const zin = verkoopZinnen.kosten(percentage, prijs, hoeveel(getoond(), uitkomst))
      return (uitkomst === 0 ? bijzaak : belangrijk)(zin)
    },
    formule: ({ getal }) => maalFormule(term(getal('verkoopprijs')), getal('percentage')),
  },
  'verkoop.saldo': {
    zeg: saldo,
    formule: ({ getal }) =>
      verschilFormule(getal('verkoopprijs'), getal('makelaarskosten'), getal('huidigHypotheekbedrag')),
  },
  'verkoop.overwaarde': {
    zeg: ({ getoond }, { bedrag }) =>
      tenzijNul(getoond(), () => verkoopZinnen.overwaarde(bedrag(getoond())), verkoopZinnen.geenOverwaarde),
  },
  'verkoop.restschuld': {
    zeg: ({ getoond }, { bedrag }) =>
      tenzijNul(getoond(), () => verkoopZinnen.restschuld(bedrag(getoond())), verkoopZinnen.geenRestschuld),
  },
}
