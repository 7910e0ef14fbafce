import type { Belastingschijf, EigenwoningforfaitNorm } from '../../../domain'
import { inWoorden } from '../../../domain/uitleg'
import { maandZinnen } from '../../tekst/verhaalZinnen'
import { term, laagsteFormule, maalFormule, nietOnderNulFormule, somFormule, verschilFormule } from '../formule'
import { formatAandeel, formatFactor, formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, tenzijNul, type Gelezen, type Verteller } from '../vertelling'

const { belasting: zinnen } = maandZinnen

/** The tax of each bracket that the income reaches, added up. */
const perSchijf = ({ getal, invoer }: Gelezen): string | undefined => {
  const inkomen = getal('inkomen')
  let vanaf = 0
  const delen: string[] = []
  for (const { totEnMet, percentage } of invoer('schijven') as readonly Belastingschijf[]) {
    if (inkomen <= vanaf) break
    const tot = Math.min(inkomen, totEnMet ?? Infinity)
    delen.push(maalFormule(vanaf === 0 ? term(tot) : `(${term(tot)} − ${term(vanaf)})`, percentage))
    vanaf = tot
  }
  return delen.length === 0 ? undefined : delen.join(' + ')
}

const forfait = ({ getal, invoer }: Gelezen): string => {
  const { schijven, daarboven } = invoer('norm') as unknown as EigenwoningforfaitNorm
  const waarde = getal('waarde')
  const schijf = schijven.find(({ totEnMet }) => waarde <= totEnMet)
  if (schijf !== undefined) return maalFormule(term(waarde), schijf.percentage)
  const { bedrag, vanaf, percentageOverMeerdere } = daarboven
  return `${term(bedrag)} + ${maalFormule(`(${term(waarde)} − ${term(vanaf)})`, percentageOverMeerdere)}`
}

/** A share of an amount; all of it is written as the amount. */
const aandeelVan = (aandeel: number, bedrag: number): string =>
  aandeel === 1 ? term(bedrag) : `${formatFactor(aandeel)} × ${term(bedrag)}`

const inkomenMetWoning = ({ getal, uitkomst }: Gelezen): string | undefined => {
  const [aandeel, aftrek, bijtelling] = [getal('aandeel'), getal('aftrek'), getal('bijtelling')]
  if (aandeel === 0 || aftrek + bijtelling === 0) return undefined
  const deelVan = bijtelling > 0 ? ` + ${aandeelVan(aandeel, bijtelling)}` : ` − ${aandeelVan(aandeel, aftrek)}`
  return nietOnderNulFormule(term(getal('inkomen')) + deelVan, uitkomst)
}

const tariefsaanpassing = ({ getal, invoer, uitkomst }: Gelezen): string | undefined => {
  if (uitkomst === 0) return undefined
  const schijven = invoer('schijven') as readonly Belastingschijf[]
  const grens = schijven.at(-2)?.totEnMet ?? 0
  const tarief = schijven.at(-1)?.percentage ?? 0
  const aandeel = getal('aandeel')
  const inHoogsteSchijf = `${term(getal('inkomen'))} + ${aandeelVan(aandeel, getal('forfait'))} − ${term(grens)}`
  const deelVan = laagsteFormule(aandeelVan(aandeel, getal('rente')), inHoogsteSchijf)
  return `(${formatProcent(tarief)} − ${formatProcent(getal('hoogsteAftrek'))}) × (${deelVan})`
}

export const belasting: Readonly<Record<string, Verteller>> = {
  'belasting.aftrekbareRente': {
    zeg: ({ getal, getoond, uitkomst }, { hoeveel }) => {
      if (getal('restschuld') === 0) return belangrijk(zinnen.aftrekbaar)
      return belangrijk(
        uitkomst === 0 ? zinnen.nietsAftrekbaar : zinnen.aftrekbaarMetRestschuld(hoeveel(getoond(), uitkomst)),
      )
    },
    formule: ({ getal }) => {
      const [lening, restschuld] = [getal('lening'), getal('restschuld')]
      return restschuld === 0
        ? undefined
        : `${term(getal('rente'))} × (${term(lening)} − ${term(Math.min(lening, restschuld))}) ÷ ${term(lening)}`
    },
  },
  'belasting.waarde': {
    zeg: ({ getoond }, { bedrag, heeftWoning }) =>
      belangrijk((heeftWoning ? zinnen.waarde : zinnen.waardeZonderWoning)(bedrag(getoond()))),
  },
  'belasting.forfait': {
    zeg: ({ uitkomst, getoond }, { bedrag }) =>
      tenzijNul(uitkomst, () => zinnen.forfait(bedrag(getoond())), zinnen.geenForfait),
    formule: forfait,
  },
  'belasting.aftrek': {
    zeg: ({ uitkomst, getoond }, { hoeveel }) =>
      tenzijNul(uitkomst, () => zinnen.aftrek(hoeveel(getoond(), uitkomst)), zinnen.geenAftrek),
    formule: ({ getal, uitkomst }) => nietOnderNulFormule(verschilFormule(getal('rente'), getal('forfait')), uitkomst),
  },
  'belasting.bijtelling': {
    zeg: ({ uitkomst, getoond }, { hoeveel }) =>
      tenzijNul(uitkomst, () => zinnen.bijtelling(hoeveel(getoond(), uitkomst)), zinnen.geenBijtelling),
    formule: ({ getal, uitkomst }) =>
      uitkomst === 0
        ? undefined
        : `(${term(getal('forfait'))} − ${term(getal('rente'))}) × (1 − ${formatProcent(getal('hillenaftrek'))})`,
  },
  'belasting.N.inkomen': { zeg: ({ getoond }, { bedrag }) => bijzaak(zinnen.inkomen(bedrag(getoond()))) },
  'belasting.N.schijven': {
    zeg: ({ stap: { herkomst }, invoer }) => {
      const groep = inWoorden(invoer('soort') === 'Pensioen' ? 'aow' : 'onderAow', 'soort')
      return bijzaak(zinnen.schijven(herkomst.soort === 'regeling' ? String(herkomst.normjaar) : '', groep))
    },
  },
  'belasting.N.aandeel': {
    zeg: ({ wie, uitkomst }) =>
      wie === 1
        ? belangrijk(zinnen.verdeling, zinnen.deel(wie, formatAandeel(uitkomst)))
        : bijzaak(zinnen.deel(wie, formatAandeel(uitkomst))),
    formule: ({ wie, getal }) => (wie === 1 ? undefined : `1 − ${formatFactor(getal('aandeelEerste'))}`),
  },
  'belasting.N.inkomenMetWoning': {
    zeg: ({ wie, getoond }, { bedrag }) => bijzaak(zinnen.inkomenMetWoning(wie, bedrag(getoond()))),
    formule: inkomenMetWoning,
  },
  'belasting.N.belastingZonderWoning': {
    zeg: ({ wie, getoond }, { bedrag }) =>
      belangrijk(zinnen.zonderWoning(wie, bedrag(getoond())), zinnen.heffingskortingen),
    formule: perSchijf,
  },
  'belasting.N.belastingMetWoning': {
    zeg: ({ getoond }, { bedrag }) => belangrijk(zinnen.metWoning(bedrag(getoond()))),
    formule: perSchijf,
  },
  'belasting.N.tariefsaanpassing': {
    zeg: ({ getal, getoond, uitkomst }, { hoeveel }) =>
      tenzijNul(
        uitkomst,
        () => zinnen.tariefsaanpassing(formatProcent(getal('hoogsteAftrek')), hoeveel(getoond(), uitkomst)),
        zinnen.geenTariefsaanpassing,
      ),
    formule: tariefsaanpassing,
  },
  'belasting.N.voordeel': {
    zeg: ({ wie, uitkomst, getoond }, { hoeveel, samen }) => {
      const zin = (uitkomst < 0 ? zinnen.nadeelVan : zinnen.voordeelVan)(wie, hoeveel(Math.abs(getoond()), uitkomst))
      return samen && uitkomst !== 0 ? belangrijk(zin) : bijzaak(zin)
    },
    formule: ({ getal }) =>
      verschilFormule(getal('belastingZonderWoning'), getal('belastingMetWoning'), getal('tariefsaanpassing')),
  },
  'belasting.voordeel': {
    zeg: ({ uitkomst, getoond }, { hoeveel }) =>
      belangrijk((uitkomst < 0 ? zinnen.nadeel : zinnen.voordeel)(hoeveel(Math.abs(getoond()), uitkomst))),
    formule: ({ getal }) => somFormule(getal('eerste'), getal('tweede')),
  },
}
