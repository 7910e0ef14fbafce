import { inWoorden, type Rekenstap } from '../../../domain/uitleg'
import { leenZinnen } from '../../tekst/verhaalZinnen'
import { formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, tenzijNul, type Gezegd, type Van, type Vertellers, type Vertelling } from '../vertelling'

const { inkomen: zinnen } = leenZinnen

type Toetsinkomen = Van<'toetsPerAanvrager.toetsinkomen'>

const isIngevuld = ({ bron }: Toetsinkomen): boolean => !bron('inkomen')?.omschrijving.includes('niet ingevuld')

const isMetPensioen = ({ bron }: Toetsinkomen): boolean => bron('inkomen')?.id.endsWith('pensioeninkomen') ?? false

/** What counts of an income, by the alimony that is paid of it. */
const naAlimentatie = ({ getoond, uitkomst }: Toetsinkomen, { bedrag, samen }: Vertelling): string => {
  if (uitkomst >= 0)
    return zinnen.minAlimentatie(bedrag(getoond('inkomen')), bedrag(getoond('alimentatie')), bedrag(getoond()))
  return samen ? zinnen.meerAlimentatieSamen(bedrag(-getoond())) : zinnen.meerAlimentatie
}

/** The income at a moment of retirement: the pension of a person who has retired then, or else the income of today. */
const naPensioen = (gelezen: Toetsinkomen, vertelling: Vertelling): Gezegd => {
  const { wie, getal, getoond } = gelezen
  const inkomen = vertelling.bedrag(getoond('inkomen'))
  const zin = isMetPensioen(gelezen) ? zinnen.metPensioen(wie, inkomen) : zinnen.blijft(wie, inkomen)
  return belangrijk(zin, ...(getal('alimentatie') > 0 ? [naAlimentatie(gelezen, vertelling)] : []))
}

const toetsinkomen = (gelezen: Toetsinkomen, vertelling: Vertelling): Gezegd => {
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
const tabelkeuze = ({ getal, invoer }: Van<'toets.leeftijdsgroepSamen'>): readonly string[] => {
  if (getal('toetsinkomenEerste') !== getal('toetsinkomenTweede')) return [zinnen.tabelSamen]
  const [eerste, tweede] = [invoer('soortEerste') === 'Pensioen', invoer('soortTweede') === 'Pensioen']
  return eerste === tweede ? [] : [zinnen.tabelGelijk]
}

/** The table that holds. */
const welkeTabel = ({ uitkomst, eenheid }: Rekenstap): string => zinnen.tabel(inWoorden(uitkomst, eenheid))

export const inkomen = {
  'aanvragers.soortMetPensioen': ({ wie }) => belangrijk(zinnen.gaatMetPensioen(wie)),
  'toetsPerAanvrager.toetsinkomen': toetsinkomen,
  'toets.toetsinkomen': ({ getoond }, { samen, bedrag }) =>
    samen ? belangrijk(zinnen.samen(bedrag(getoond()))) : bijzaak(zinnen.alleen(bedrag(getoond()))),
  'toets.leeftijdsgroep': ({ stap }) => belangrijk(welkeTabel(stap)),
  'toets.leeftijdsgroepSamen': (gelezen) => belangrijk(welkeTabel(gelezen.stap), ...tabelkeuze(gelezen)),
  'toets.percentage': ({ uitkomst }) => belangrijk(zinnen.percentage(formatProcent(uitkomst))),
  'toets.toegestaneMaandlast': ({ uitkomst, getoond }, { hoeveel }) => {
    const zin = zinnen.perMaand(hoeveel(getoond(), uitkomst))
    return tenzijNul(uitkomst, () => zin, zin)
  },
} satisfies Vertellers
