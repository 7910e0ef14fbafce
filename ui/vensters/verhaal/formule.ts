import type { Eenheid, Rekenstap } from '../../../domain/uitleg'
import { formatCenten, formatFactor, formatProcent } from './formatGetallen'

/** A part of a formula: how it is written with its figures, and what it comes to. */
interface Deel {
  readonly tekst: string
  readonly waarde: number
  readonly vorm: 'cijfer' | 'product' | 'som' | 'uiterste'
  /** It is a share of 1: multiplying by it changes nothing. */
  readonly isGeheel?: boolean
}

/** An amount as a term of a formula, to the cent. */
const term = (bedrag: number): string =>
  bedrag < 0 && /[1-9]/.test(formatCenten(bedrag)) ? `(${formatCenten(bedrag)})` : formatCenten(Math.abs(bedrag))

const NIETS: Deel = { tekst: term(0), waarde: 0, vorm: 'cijfer' }

const toCijfer = (getal: number, eenheid: Eenheid): Deel => {
  if (eenheid.startsWith('euro')) return { tekst: term(getal), waarde: getal, vorm: 'cijfer' }
  if (eenheid === 'procent') return { tekst: formatProcent(getal), waarde: getal / 100, vorm: 'cijfer' }
  return { tekst: formatFactor(getal), waarde: getal, vorm: 'cijfer', isGeheel: eenheid === 'aandeel' && getal === 1 }
}

/** A figure that is written out, as `€17000`, `37.56%` or `12`; or else an input by its name, 0 when it is absent. */
const cijferVan = (bron: string, invoer: Rekenstap['invoer']): Deel => {
  if (bron.startsWith('€')) return toCijfer(Number(bron.slice(1)), 'euro')
  if (bron.endsWith('%')) return toCijfer(Number(bron.slice(0, -1)), 'procent')
  if (/^\d/.test(bron)) return toCijfer(Number(bron), 'factor')
  const gevonden = invoer.find(({ naam }) => naam === bron)
  return gevonden === undefined ? NIETS : toCijfer(Number(gevonden.waarde), gevonden.eenheid)
}

/** A part within a larger one, between brackets unless it is of a form that stands there as it is. */
const binnen = ({ tekst, vorm }: Deel, ...kaal: readonly Deel['vorm'][]): string =>
  vorm === 'cijfer' || kaal.includes(vorm) ? tekst : `(${tekst})`

/** What follows the first part of a sum or a product: each part behind its sign. */
type Vervolg = readonly (readonly [teken: string, Deel])[]

const schrijf = (eerste: Deel, vervolg: Vervolg, ...kaal: readonly Deel['vorm'][]): string =>
  binnen(eerste, ...kaal) + vervolg.map(([teken, deel]) => ` ${teken} ${binnen(deel, ...kaal)}`).join('')

/** A product with a factor 0 is written as 0; a first factor that is a share of 1 is left out. */
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

/** Terms that are 0 are left out, except a first term from which others are subtracted. */
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

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const macht = (exponent: number): string =>
  String(exponent)
    .replace('-', '⁻')
    .replace(/\d/g, (cijfer) => SUPERSCRIPT.charAt(Number(cijfer)))

const NIET_ONDER_NUL = ', niet onder 0'
const TEKENS = /het (?:laagste|hoogste) van|, niet onder 0|\ben\b|\{[^}]+\}|€?[\d.]+(?:e[+-]?\d+)?%?|[()+−×÷^]/g

/** The formula of a step with its figures, and what that comes to; what follows a semicolon is left out. */
export const writeFormule = (sjabloon: string, invoer: Rekenstap['invoer']): Deel => {
  const tekens: string[] = sjabloon.replace(/;.*/, '').match(TEKENS) ?? []
  const volgt = (...mogelijk: readonly string[]): boolean => mogelijk.includes(tekens[0] ?? '')
  const neem = (): string => tekens.shift() ?? ''
  const vervolg = (lees: () => Deel, ...scheiding: readonly string[]): Vervolg =>
    volgt(...scheiding) ? [[neem(), lees()], ...vervolg(lees, ...scheiding)] : []

  const optelling = (): Deel => somVan(product(), vervolg(product, '+', '−'))
  const product = (): Deel => productVan(machtsverheffing(), vervolg(machtsverheffing, '×', '÷'))
  const machtsverheffing = (): Deel => {
    const grondtal = deel()
    if (!volgt('^')) return grondtal
    neem()
    const keer = volgt('−') && neem() ? -1 : 1
    const exponent = keer * deel().waarde
    return { tekst: binnen(grondtal) + macht(exponent), waarde: grondtal.waarde ** exponent, vorm: 'product' }
  }
  const geheel = (): Deel => {
    const som = optelling()
    return volgt(NIET_ONDER_NUL) && neem() ? nietOnderNul(som) : som
  }
  const deel = (): Deel => {
    const teken = neem()
    if (teken.startsWith('het')) {
      const delen = [optelling(), ...vervolg(optelling, 'en').map(([, een]) => een)]
      const kies = teken.includes('laagste') ? Math.min : Math.max
      const tekst = `${teken} ${delen.map((een) => binnen(een, 'som', 'product')).join(' en ')}`
      return { tekst, waarde: kies(...delen.map(({ waarde }) => waarde)), vorm: 'uiterste' }
    }
    if (teken !== '(') return cijferVan(teken.replace(/^\{|[:}].*/g, ''), invoer)
    const som = geheel()
    neem()
    return som
  }
  return geheel()
}
