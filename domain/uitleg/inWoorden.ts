import { isObject } from '../codec/objectCodec'
import { formatDatum } from '../datum/kalender'
import { formatEuro } from '../geld/parseBedrag'
import { formatPercentage } from '../geld/parsePercentage'
import type { Leeftijdsgroep } from '../normen/normen'
import { naamVanEnergielabel } from '../antwoorden/energielabel'
import type { DienstBetrekking } from '../antwoorden/dienstBetrekking'
import { ENERGIELABELS, type BestaandeWoning } from '../antwoorden/keuzes'
import type { Eenheid, Stapwaarde } from '../rekenkern/stap'
import type { Vrijgesteld } from '../rekenkader/rekenkader'
import type { Gegeven, Rekenstap } from './knoop'

type Soort = BestaandeWoning | DienstBetrekking | Leeftijdsgroep | Vrijgesteld

const namen: Readonly<Record<Soort, string>> = {
  DienstbetrekkingVast: 'vast dienstverband',
  DienstbetrekkingTijdelijk: 'tijdelijk dienstverband',
  Onderneming: 'inkomen uit onderneming',
  Pensioen: 'pensioen',
  Overig: 'overig inkomen',
  onderAow: 'zonder AOW',
  aow: 'met AOW',
  BestaandeBouw: 'bestaande woning',
  Nieuwbouw: 'nieuwbouw',
  ja: 'alle kopers',
  eenVanTwee: 'een van de twee kopers',
}

const isSoort = (waarde: string): waarde is Soort => Object.hasOwn(namen, waarde)

const tekstVan = (waarde: string): string => {
  if (isSoort(waarde)) return namen[waarde]
  const label = ENERGIELABELS.find((een) => een === waarde)
  return label === undefined ? waarde : naamVanEnergielabel(label)
}

const ZES_DECIMALEN = 1e6

/** Returns a number as Dutch text, with at most six decimals. */
export const formatFactor = (getal: number): string =>
  String(Math.round(getal * ZES_DECIMALEN) / ZES_DECIMALEN).replace('.', ',')

/** The text after an amount, for each unit of money; absent for a unit that is not money. */
const ACHTER_BEDRAG: Readonly<Partial<Record<Eenheid, string>>> = {
  euro: '',
  'euro per maand': ' per maand',
  'euro per jaar': ' per jaar',
}

/** Returns the text after an amount, such as ` per maand`, or '' for `euro`; undefined for a unit that is not money. */
export const achterBedrag = (eenheid: Eenheid): string | undefined => ACHTER_BEDRAG[eenheid]

const getalInWoorden = (getal: number, eenheid: Eenheid): string => {
  const achter = achterBedrag(eenheid)
  if (achter !== undefined) return formatEuro(getal, { centen: !Number.isInteger(getal) }) + achter
  if (eenheid === 'procent') return formatPercentage(getal)
  const tekst = formatFactor(getal)
  if (eenheid === 'jaar') return `jaar ${tekst}`
  return eenheid === 'maanden' ? `${tekst} maanden` : tekst
}

/** Returns an ISO 8601 timestamp as a Dutch date and time, with the UTC offset of the timestamp. */
const tijdstipInWoorden = (tijdstip: string): string => {
  const zone = tijdstip.endsWith('Z') ? '' : tijdstip.slice(-6)
  return `${formatDatum(tijdstip.slice(0, 10))}, ${tijdstip.slice(11, 16)} uur (UTC${zone})`
}

/** Returns a value in this unit as Dutch text; `de tabel` for a table. */
export const waardeInWoorden = (waarde: Stapwaarde, eenheid: Eenheid): string => {
  if (typeof waarde === 'number') return getalInWoorden(waarde, eenheid)
  if (typeof waarde === 'boolean') return waarde ? 'ja' : 'nee'
  if (typeof waarde !== 'string') return 'de tabel'
  return eenheid === 'tijdstip' ? tijdstipInWoorden(waarde) : tekstVan(waarde)
}

/** The outcome and the unit of a step, or the value and the unit of a leaf or of a step input. */
type MetEenheid = Pick<Rekenstap, 'uitkomst' | 'eenheid'> | Pick<Gegeven, 'waarde' | 'eenheid'>

/** Whether a value is a finite number, a boolean, a text, or (only in the unit `tabel`) an object. */
const isWaarde = (waarde: unknown, eenheid: Eenheid): waarde is Stapwaarde =>
  typeof waarde === 'number'
    ? Number.isFinite(waarde)
    : ['boolean', 'string'].includes(typeof waarde) || (eenheid === 'tabel' && isObject(waarde))

/** The argument of `inWoorden`, in which untyped JavaScript may leave out any field. */
type Gegevens = Partial<Pick<Rekenstap, 'uitkomst'> & Pick<Gegeven, 'waarde' | 'eenheid'>>

/**
 * Returns the outcome of a step or the value of a leaf as Dutch text: `€ 1.432,25 per maand`, `3,75%`, `ja`. Amounts
 * have cents unless they are whole. Percentages have two or three decimals, other numbers at most six decimals. A table
 * becomes the text `de tabel`. Throws a TypeError for an argument without a unit or a valid value.
 * @example
 * const { right } = verantwoord(verzoek, kader)
 * inWoorden(stapVan(right, 'maximaleHypotheek')) // '€ 260.999'
 */
export const inWoorden = (knoop: MetEenheid): string => {
  const { uitkomst, waarde = uitkomst, eenheid }: Gegevens = isObject(knoop) ? knoop : {}
  if (eenheid !== undefined && isWaarde(waarde, eenheid)) return waardeInWoorden(waarde, eenheid)
  throw new TypeError('inWoorden: verwacht een stap of een gegeven, of { waarde, eenheid }')
}
