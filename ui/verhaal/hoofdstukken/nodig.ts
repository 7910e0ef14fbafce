import { roundTekort } from '../../../domain'
import { koopZinnen } from '../../tekst/verhaalZinnen'
import { term, laagsteFormule, maalFormule, nietOnderNulFormule, somFormule, verschilFormule } from '../formule'
import { formatProcent } from '../formatGetallen'
import {
  belangrijk,
  bijzaak,
  tenzijNul,
  type Gelezen,
  type Gezegd,
  type Verteller,
  type Vertelling,
} from '../vertelling'

const { nodig: zinnen } = koopZinnen

/** Added up, less what the sale of the old home leaves. */
const minOverwaarde = (optelling: string | undefined, totaal: number, overwaarde: number): string | undefined =>
  overwaarde === 0 ? optelling : `${optelling ?? term(totaal)} − ${term(overwaarde)}`

const nhg = ({ getal, getoond, uitkomst, stap }: Gelezen, { bedrag }: Vertelling): Gezegd => {
  const grens = bedrag(getoond('grens'))
  if (stap.uitkomst === true) return belangrijk(zinnen.nhg(grens))
  return belangrijk(
    uitkomst === 0 && getal('hypotheekbedragMetNhg') <= 0 ? zinnen.geenHypotheek : zinnen.geenNhg(grens),
  )
}

const hypotheekbedrag = ({ stap: { kandidaten }, uitkomst, getoond }: Gelezen, { hoeveel }: Vertelling): Gezegd => {
  const [nodig, maximum] = kandidaten
  if (nodig === undefined || maximum === undefined || nodig.waarde === 0) return belangrijk(zinnen.nietsTeLenen)
  if (maximum.waarde === 0) return belangrijk(zinnen.nietsMogelijk)
  return belangrijk((nodig.waarde < maximum.waarde ? zinnen.rest : zinnen.hoogste)(hoeveel(getoond(), uitkomst)))
}

/** The need less own money, with NHG its fee included, and no more than can be borrowed. */
const hypotheekformule = ({ getal, invoer, stap: { kandidaten } }: Gelezen): string | undefined => {
  const zonder = verschilFormule(getal('behoefteZonderNhg'), getal('eigenInleg')) ?? term(getal('behoefteZonderNhg'))
  if (kandidaten[0]?.waarde === 0) return nietOnderNulFormule(zonder, 0)
  const nodig = invoer('nhg') === true ? `(${zonder}) ÷ (1 − ${formatProcent(getal('provisie'))})` : zonder
  return laagsteFormule(nodig, term(getal('maximaleHypotheek')))
}

const benodigd = ({ getoond }: Gelezen, { bedrag }: Vertelling): Gezegd => {
  if (getoond('overwaarde') > 0) return belangrijk(zinnen.minOverwaarde(bedrag(getoond())))
  return belangrijk((getoond('restschuld') > 0 ? zinnen.metRestschuld : zinnen.inTotaal)(bedrag(getoond())))
}

export const nodig: Readonly<Record<string, Verteller>> = {
  'behoefte.zonderNhg': {
    zeg: ({ uitkomst, getoond }, { bedrag }) =>
      belangrijk(uitkomst < 0 ? zinnen.overwaardeGenoeg : zinnen.zonderNhg(bedrag(getoond()))),
    formule: ({ getal }) => {
      const delen = ['aankoopkosten', 'hypotheekaktekosten', 'taxatiekosten', 'restschuld'].map(getal)
      return minOverwaarde(
        somFormule(...delen),
        delen.reduce((totaal, deel) => totaal + deel, 0),
        getal('overwaarde'),
      )
    },
  },
  'behoefte.hypotheekbedragMetNhg': {
    zeg: ({ getoond }, { bedrag }) => bijzaak(zinnen.hypotheekMetNhg(bedrag(getoond()))),
    formule: hypotheekformule,
  },
  'behoefte.nhg': { zeg: nhg },
  'behoefte.nhgKosten': {
    zeg: ({ getal, getoond, uitkomst }, { hoeveel }) =>
      tenzijNul(
        uitkomst,
        () => zinnen.nhgKosten(formatProcent(getal('provisie')), hoeveel(getoond(), uitkomst)),
        zinnen.geenNhgKosten,
      ),
    formule: ({ getal, invoer }) =>
      invoer('nhg') === true ? maalFormule(term(getal('hypotheekbedrag')), getal('provisie')) : undefined,
  },
  'behoefte.financieringskosten': {
    zeg: ({ getoond }, { bedrag }) => belangrijk(zinnen.financieringskosten(bedrag(getoond()))),
    formule: ({ getal }) => somFormule(...['hypotheekaktekosten', 'taxatiekosten', 'nhgKosten'].map(getal)),
  },
  'behoefte.totaalFinancieringskosten': {
    zeg: ({ getoond }, { bedrag }) => belangrijk(zinnen.totaal(bedrag(getoond()))),
    formule: ({ getal }) => somFormule(...['aankoopkosten', 'financieringskosten'].map(getal)),
  },
  'behoefte.benodigdeFinanciering': {
    zeg: benodigd,
    formule: ({ getal, uitkomst }) => {
      const [kosten, restschuld] = [getal('totaalFinancieringskosten'), getal('restschuld')]
      return nietOnderNulFormule(
        minOverwaarde(somFormule(kosten, restschuld), kosten + restschuld, getal('overwaarde')),
        uitkomst,
      )
    },
  },
  'behoefte.eigenInleg': {
    zeg: ({ uitkomst, getoond }, { bedrag }) =>
      belangrijk(uitkomst > 0 ? zinnen.eigenGeld(bedrag(getoond())) : zinnen.geenEigenGeld),
  },
  'behoefte.hypotheekbedrag': { zeg: hypotheekbedrag, formule: hypotheekformule },
  'behoefte.benodigdeEigenInleg': {
    zeg: ({ getoond }, { bedrag }) =>
      tenzijNul(roundTekort(getoond()), () => zinnen.zelf(bedrag(getoond())), zinnen.nietsZelf),
    formule: ({ getal, uitkomst }) =>
      nietOnderNulFormule(verschilFormule(getal('benodigdeFinanciering'), getal('maximaleHypotheek')), uitkomst),
  },
  'behoefte.extraBenodigdeEigenInleg': {
    zeg: ({ uitkomst, getoond }, { bedrag }) =>
      belangrijk(roundTekort(uitkomst) > 0 ? zinnen.mist(bedrag(getoond())) : zinnen.genoeg),
    formule: ({ getal, uitkomst }) =>
      nietOnderNulFormule(verschilFormule(getal('benodigdeEigenInleg'), getal('eigenInleg')), uitkomst),
  },
}
