import { isObject } from '../codec/objectCodec'
import { formatDatum } from '../datum/kalender'
import { formatEuro } from '../geld/parseBedrag'
import { formatPercentage } from '../geld/parsePercentage'
import type { Leeftijdsgroep } from '../normen/normen'
import { naamVanEnergielabel } from '../orientatie/energielabel'
import type { DienstBetrekking } from '../orientatie/dienstBetrekking'
import { ENERGIELABELS, type BestaandeWoning } from '../orientatie/keuzes'
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

/** Formats a number with at most six decimals. */
export const formatFactor = (getal: number): string =>
  String(Math.round(getal * ZES_DECIMALEN) / ZES_DECIMALEN).replace('.', ',')

/** The suffix of an amount, for each unit of money. */
const ACHTER_BEDRAG: Readonly<Partial<Record<Eenheid, string>>> = {
  euro: '',
  'euro per maand': ' per maand',
  'euro per jaar': ' per jaar',
}

/** Returns the suffix of an amount in this unit, with its leading space; undefined when the unit is not money. */
export const achterBedrag = (eenheid: Eenheid): string | undefined => ACHTER_BEDRAG[eenheid]

const getalInWoorden = (getal: number, eenheid: Eenheid): string => {
  const achter = achterBedrag(eenheid)
  if (achter !== undefined) return formatEuro(getal, { centen: !Number.isInteger(getal) }) + achter
  if (eenheid === 'procent') return formatPercentage(getal)
  const tekst = formatFactor(getal)
  if (eenheid === 'jaar') return `jaar ${tekst}`
  return eenheid === 'maanden' ? `${tekst} maanden` : tekst
}

/** Writes a moment in ISO 8601 as a date and a time, with the time zone that it was given in. */
const tijdstipInWoorden = (tijdstip: string): string => {
  const zone = tijdstip.endsWith('Z') ? '' : tijdstip.slice(-6)
  return `${formatDatum(tijdstip.slice(0, 10))}, ${tijdstip.slice(11, 16)} uur (UTC${zone})`
}

/** Formats a value with this unit for a reader; a table becomes `de tabel`. */
export const waardeInWoorden = (waarde: Stapwaarde, eenheid: Eenheid): string => {
  if (typeof waarde === 'number') return getalInWoorden(waarde, eenheid)
  if (typeof waarde === 'boolean') return waarde ? 'ja' : 'nee'
  if (typeof waarde !== 'string') return 'de tabel'
  return eenheid === 'tijdstip' ? tijdstipInWoorden(waarde) : tekstVan(waarde)
}

/** A step with its outcome, or a leaf or input of a step with its value. */
type MetEenheid = Pick<Rekenstap, 'uitkomst' | 'eenheid'> | Pick<Gegeven, 'waarde' | 'eenheid'>

/** Whether a step or leaf can have this value in this unit; only the unit `tabel` has objects. */
const isWaarde = (waarde: unknown, eenheid: Eenheid): waarde is Stapwaarde =>
  typeof waarde === 'number'
    ? Number.isFinite(waarde)
    : ['boolean', 'string'].includes(typeof waarde) || (eenheid === 'tabel' && isObject(waarde))

/** The argument as untyped JavaScript may pass it. */
type Gegevens = Partial<Pick<Rekenstap, 'uitkomst'> & Pick<Gegeven, 'waarde' | 'eenheid'>>

/**
 * Formats the outcome of a step or the value of a leaf for a reader: `€ 1.432,25 per maand`, `3,75%`, `ja`, `vast
 * dienstverband`. Amounts are shown to the cent, percentages to three decimals and other numbers to six; the value
 * itself keeps more. A table is `de tabel`. Throws a TypeError for an argument without a value or a unit.
 * @example
 * const { right } = verantwoord(verzoek, kader)
 * inWoorden(stapVan(right, 'maximaleHypotheek')) // '€ 260.999'
 */
export const inWoorden = (knoop: MetEenheid): string => {
  const { uitkomst, waarde = uitkomst, eenheid }: Gegevens = isObject(knoop) ? knoop : {}
  if (eenheid !== undefined && isWaarde(waarde, eenheid)) return waardeInWoorden(waarde, eenheid)
  throw new TypeError('inWoorden: verwacht een stap of een gegeven, of { waarde, eenheid }')
}
