import { inWoorden } from '../../../domain/uitleg'
import { leenZinnen } from '../../tekst/verhaalZinnen'
import { term, maalFormule, nietOnderNulFormule, somFormule } from '../formule'
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

const { inkomen: zinnen } = leenZinnen

const isIngevuld = ({ bron }: Gelezen): boolean => !bron('inkomen')?.omschrijving.includes('niet ingevuld')

const isMetPensioen = ({ bron }: Gelezen): boolean => bron('inkomen')?.id.endsWith('pensioeninkomen') ?? false

/** What counts of an income, by the alimony that is paid of it. */
const naAlimentatie = ({ getoond, uitkomst }: Gelezen, { bedrag, samen }: Vertelling): string => {
  if (uitkomst >= 0)
    return zinnen.minAlimentatie(bedrag(getoond('inkomen')), bedrag(getoond('alimentatie')), bedrag(getoond()))
  return samen ? zinnen.meerAlimentatieSamen(bedrag(-getoond())) : zinnen.meerAlimentatie
}

/** The income at a moment of retirement: the pension of a person who has retired then, or else the income of today. */
const naPensioen = (gelezen: Gelezen, vertelling: Vertelling): Gezegd => {
  const { wie, getal, getoond } = gelezen
  const inkomen = vertelling.bedrag(getoond('inkomen'))
  const zin = isMetPensioen(gelezen) ? zinnen.metPensioen(wie, inkomen) : zinnen.blijft(wie, inkomen)
  return belangrijk(zin, ...(getal('alimentatie') > 0 ? [naAlimentatie(gelezen, vertelling)] : []))
}

const toetsinkomen = (gelezen: Gelezen, vertelling: Vertelling): Gezegd => {
  const { wie, getal, getoond, invoer, pad } = gelezen
  const alimentatie = getal('alimentatie')
  if (invoer('soort') === 'Overig') {
    const { bedrag } = vertelling
    return belangrijk(alimentatie > 0 ? zinnen.overigMinAlimentatie(bedrag(getoond('alimentatie'))) : zinnen.overig)
  }
  if (pad !== 'toets') return naPensioen(gelezen, vertelling)
  if (alimentatie > 0) return belangrijk(naAlimentatie(gelezen, vertelling))
  return belangrijk(isIngevuld(gelezen) ? zinnen.heel(wie, vertelling.bedrag(getoond('inkomen'))) : zinnen.leeg(wie))
}

/** Which of two applicants decides the table; in a tie of one kind of table there is nothing to decide. */
const tabelkeuze = ({ getal, invoer }: Gelezen): readonly string[] => {
  if (getal('toetsinkomenEerste') !== getal('toetsinkomenTweede')) return [zinnen.tabelSamen]
  const [eerste, tweede] = [invoer('soortEerste') === 'Pensioen', invoer('soortTweede') === 'Pensioen']
  return eerste === tweede ? [] : [zinnen.tabelGelijk]
}

export const inkomen: Readonly<Record<string, Verteller>> = {
  'toets.N.soort': { zeg: ({ wie }) => belangrijk(zinnen.gaatMetPensioen(wie)) },
  'toets.N.toetsinkomen': {
    zeg: toetsinkomen,
    formule: ({ invoer, getal }) =>
      getal('alimentatie') === 0
        ? undefined
        : `${term(invoer('soort') === 'Overig' ? 0 : getal('inkomen'))} − 12 × ${term(getal('alimentatie'))}`,
  },
  'toets.toetsinkomen': {
    zeg: ({ getoond }, { samen, bedrag }) =>
      samen ? belangrijk(zinnen.samen(bedrag(getoond()))) : bijzaak(zinnen.alleen(bedrag(getoond()))),
    formule: ({ getal, uitkomst }) => nietOnderNulFormule(somFormule(getal('eerste'), getal('tweede')), uitkomst),
  },
  'toets.leeftijdsgroep': {
    zeg: (gelezen, { samen }) => {
      const { uitkomst, eenheid } = gelezen.stap
      return belangrijk(zinnen.tabel(inWoorden(uitkomst, eenheid)), ...(samen ? tabelkeuze(gelezen) : []))
    },
  },
  'toets.percentage': { zeg: ({ uitkomst }) => belangrijk(zinnen.percentage(formatProcent(uitkomst))) },
  'toets.toegestaneMaandlast': {
    zeg: ({ uitkomst, getoond }, { hoeveel }) => {
      const zin = zinnen.perMaand(hoeveel(getoond(), uitkomst))
      return tenzijNul(uitkomst, () => zin, zin)
    },
    formule: ({ getal }) => `${maalFormule(term(getal('toetsinkomen')), getal('percentage'))} ÷ 12`,
  },
}
