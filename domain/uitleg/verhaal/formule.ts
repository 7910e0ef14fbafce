import type { Formuledeel } from '../../rekenkern/formule'
import type { Eenheid } from '../../rekenkern/stap'
import { formuleVan } from '../herleid'
import type { Rekenstap } from '../knoop'
import { achterBedrag, formatFactor } from '../inWoorden'
import { formatCenten, formatProcentVan, formatWaarde } from './getallen'

/** A part of a formula, filled in with figures: its text, its value and its form. */
interface Deel {
  readonly tekst: string
  readonly waarde: number
  readonly vorm: 'cijfer' | 'product' | 'som' | 'uiterste'
  /** Whether this part is a share of exactly 1. A product omits such a part as its first factor. False when absent. */
  readonly isGeheel?: boolean
}

/** Returns an amount (euro) as a term of a formula, to the cent; a negative amount is in brackets. */
const term = (bedrag: number): string => {
  const heeftTeken = bedrag < 0 && Math.round(Math.abs(bedrag) * 100) > 0
  return heeftTeken ? `(${formatCenten(bedrag)})` : formatCenten(Math.abs(bedrag))
}

const NIETS: Deel = { tekst: term(0), waarde: 0, vorm: 'cijfer' }

const toCijfer = (getal: number, eenheid: Eenheid, naam: string): Deel => {
  if (achterBedrag(eenheid) !== undefined) return { tekst: term(getal), waarde: getal, vorm: 'cijfer' }
  if (eenheid === 'procent') return { tekst: formatProcentVan(getal, naam), waarde: getal / 100, vorm: 'cijfer' }
  return { tekst: formatFactor(getal), waarde: getal, vorm: 'cijfer', isGeheel: eenheid === 'aandeel' && getal === 1 }
}

/** Returns the text of an operand, in brackets unless the operand is a plain figure or has a form in `kaal`. */
const binnen = ({ tekst, vorm }: Deel, ...kaal: readonly Deel['vorm'][]): string =>
  vorm === 'cijfer' || kaal.includes(vorm) ? tekst : `(${tekst})`

/** The operands of a sum or a product after the first operand, each with the operator before it. */
type Vervolg = readonly (readonly [teken: string, Deel])[]

const schrijf = (eerste: Deel, vervolg: Vervolg, ...kaal: readonly Deel['vorm'][]): string =>
  binnen(eerste, ...kaal) + vervolg.map(([teken, deel]) => ` ${teken} ${binnen(deel, ...kaal)}`).join('')

/** Returns a product without a first factor that is a share of exactly 1. A product with a factor of 0 becomes 0. */
const productVan = (eerste: Deel, vervolg: Vervolg): Deel => {
  const [volgende, ...rest] = vervolg
  if (volgende === undefined) return eerste
  if (eerste.isGeheel === true) return productVan(volgende[1], rest)
  if (eerste.waarde === 0 || vervolg.some(([teken, { waarde }]) => teken === '×' && waarde === 0)) return NIETS
  const waarde = vervolg.reduce(
    (totaal, [teken, deel]) => (teken === '×' ? totaal * deel.waarde : totaal / deel.waarde),
    eerste.waarde,
  )
  return { tekst: schrijf(eerste, vervolg), waarde, vorm: 'product' }
}

/** Returns a sum without terms of 0. A first term of 0 remains before a subtraction, or when all terms are 0. */
const somVan = (eerste: Deel, alles: Vervolg): Deel => {
  const vervolg = alles.filter(([, { waarde }]) => waarde !== 0)
  const [volgende, ...rest] = vervolg
  if (volgende === undefined) return eerste
  if (eerste.waarde === 0 && volgende[0] === '+') return somVan(volgende[1], rest)
  const waarde = vervolg.reduce(
    (totaal, [teken, deel]) => (teken === '+' ? totaal + deel.waarde : totaal - deel.waarde),
    eerste.waarde,
  )
  return { tekst: schrijf(eerste, vervolg, 'product'), waarde, vorm: 'som' }
}

const nietOnderNul = (deel: Deel): Deel =>
  deel.waarde > 0 || (deel.waarde === 0 && deel.vorm === 'cijfer')
    ? deel
    : { tekst: `het hoogste van ${NIETS.tekst} en ${deel.tekst}`, waarde: 0, vorm: 'uiterste' }

const uitersteVan = (soort: 'laagste' | 'hoogste', delen: readonly Deel[]): Deel => {
  const kies = soort === 'laagste' ? Math.min : Math.max
  const tekst = `het ${soort} van ${delen.map((een) => binnen(een, 'som', 'product')).join(' en ')}`
  return { tekst, waarde: kies(...delen.map(({ waarde }) => waarde)), vorm: 'uiterste' }
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const machtVan = (grondtal: Deel, exponent: number): Deel => {
  const teken = String(exponent)
    .replace('-', '⁻')
    .replace(/\d/g, (cijfer) => SUPERSCRIPT.charAt(Number(cijfer)))
  return { tekst: binnen(grondtal) + teken, waarde: grondtal.waarde ** exponent, vorm: 'product' }
}

/** Returns a formula filled in with the inputs of its step; an absent input counts as 0. */
export const writeFormule = (deel: Formuledeel, invoer: Rekenstap['invoer']): Deel => {
  const lees = (een: Formuledeel): Deel => writeFormule(een, invoer)
  switch (deel.soort) {
    case 'invoer': {
      const gevonden = invoer.find(({ naam }) => naam === deel.naam)
      return gevonden === undefined ? NIETS : toCijfer(Number(gevonden.waarde), gevonden.eenheid, deel.naam)
    }
    case 'getal':
      return toCijfer(deel.getal, deel.eenheid, '')
    case 'som':
    case 'product': {
      const vervolg = deel.vervolg.map(([teken, een]) => [teken, lees(een)] as const)
      return (deel.soort === 'som' ? somVan : productVan)(lees(deel.eerste), vervolg)
    }
    case 'macht':
      return machtVan(lees(deel.grondtal), deel.keer * lees(deel.exponent).waarde)
    case 'laagste':
    case 'hoogste':
      return uitersteVan(deel.soort, deel.delen.map(lees))
    case 'nietOnderNul':
      return nietOnderNul(lees(deel.deel))
  }
}

/**
 * Returns the formula of a step with its figures and its outcome: `€ 1.175 − € 200 = € 975`. Undefined for a step
 * without arithmetic, and when the formula simplifies to one figure. Throws a RangeError for a step whose key this
 * version of the library lacks.
 * @example
 * const { right } = verantwoord(verzoek, kader)
 * formuleInCijfers(right.stappen.find(({ id }) => id === 'toets.toegestaneMaandlast'))
 * // '€ 60.000 × 22,6% ÷ 12 = € 1.130'
 */
export const formuleInCijfers = (stap: Rekenstap): string | undefined => {
  const { uitkomst, eenheid, invoer, naam } = stap
  const formule = formuleVan(stap)
  const geschreven = formule && writeFormule(formule.deel, invoer)
  if (geschreven === undefined || geschreven.vorm === 'cijfer') return undefined
  const inEenheid = achterBedrag(eenheid) === undefined ? eenheid : 'euro'
  return `${geschreven.tekst} = ${formatWaarde(uitkomst, inEenheid, naam)}`
}
