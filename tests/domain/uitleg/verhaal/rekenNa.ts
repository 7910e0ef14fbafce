/** The range of values that a written formula can have, because its figures are rounded. */
export interface Bereik {
  readonly laag: number
  readonly hoog: number
}

const exact = (getal: number): Bereik => ({ laag: getal, hoog: getal })
const rond = (getal: number, marge: number): Bereik => ({ laag: getal - marge, hoog: getal + marge })
const vanHoeken = (...hoeken: readonly number[]): Bereik => ({ laag: Math.min(...hoeken), hoog: Math.max(...hoeken) })

const per = (een: Bereik, ander: Bereik, reken: (een: number, ander: number) => number): Bereik =>
  vanHoeken(
    reken(een.laag, ander.laag),
    reken(een.laag, ander.hoog),
    reken(een.hoog, ander.laag),
    reken(een.hoog, ander.hoog),
  )

const CENT = 0.005
const ZESDE_DECIMAAL = 5e-7
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const WOORD = /het laagste van|het hoogste van|en\b/
const GETAL = /€\u00A0[\d.]+(?:,\d\d)?|\d+(?:,\d+)?%?/
const MACHT_OF_TEKEN = /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+|[()+−×÷]/
const TEKEN = new RegExp(`\\s*(${[WOORD, GETAL, MACHT_OF_TEKEN].map(({ source }) => source).join('|')})`, 'y')

const lees = (formule: string): readonly string[] => {
  const tekens: string[] = []
  TEKEN.lastIndex = 0
  while (TEKEN.lastIndex < formule.length) {
    const gevonden = TEKEN.exec(formule)?.[1]
    if (gevonden === undefined) throw new Error(`cannot read: ${formule}`)
    tekens.push(gevonden)
  }
  return tekens
}

const naarGetal = (teken: string): number => Number(teken.replace(/[^\d,]/g, '').replace(',', '.'))

const figuur = (teken: string): Bereik => {
  if (teken.startsWith('€')) return rond(naarGetal(teken), CENT)
  if (teken.endsWith('%')) return rond(naarGetal(teken) / 100, ZESDE_DECIMAAL / 100)
  return teken.includes(',') ? rond(naarGetal(teken), ZESDE_DECIMAAL) : exact(naarGetal(teken))
}

const exponent = (teken: string): number =>
  Number(teken.replace('⁻', '-').replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (cijfer) => String(SUPERSCRIPT.indexOf(cijfer))))

/** Calculates a formula from its text and returns the range of its value. Throws for a text that is not a formula. */
export const rekenNa = (formule: string): Bereik => {
  const tekens = [...lees(formule)]
  const volgt = (...mogelijk: readonly string[]): boolean => mogelijk.includes(tekens[0] ?? '')
  const neem = (): string => {
    const teken = tekens.shift()
    if (teken === undefined) throw new Error(`ends too early: ${formule}`)
    return teken
  }

  const uiterste = (): Bereik => {
    const kies = neem() === 'het laagste van' ? Math.min : Math.max
    let uitkomst = optelling()
    while (volgt('en')) {
      neem()
      const ander = optelling()
      uitkomst = { laag: kies(uitkomst.laag, ander.laag), hoog: kies(uitkomst.hoog, ander.hoog) }
    }
    return uitkomst
  }
  const geheel = (): Bereik => (volgt('het laagste van', 'het hoogste van') ? uiterste() : optelling())
  const deel = (): Bereik => {
    const teken = neem()
    if (teken === '−') {
      const { laag, hoog } = deel()
      return { laag: -hoog, hoog: -laag }
    }
    if (teken !== '(') return figuur(teken)
    const binnen = geheel()
    if (neem() !== ')') throw new Error(`unbalanced: ${formule}`)
    return binnen
  }
  const macht = (): Bereik => {
    const grondtal = deel()
    if (!/^[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(tekens[0] ?? '')) return grondtal
    const tot = exponent(neem())
    return vanHoeken(grondtal.laag ** tot, grondtal.hoog ** tot)
  }
  const product = (): Bereik => {
    let uitkomst = macht()
    while (volgt('×', '÷')) {
      const maal = neem() === '×'
      uitkomst = per(uitkomst, macht(), (een, ander) => (maal ? een * ander : een / ander))
    }
    return uitkomst
  }
  const optelling = (): Bereik => {
    let uitkomst = product()
    while (volgt('+', '−')) {
      const plus = neem() === '+'
      uitkomst = per(uitkomst, product(), (een, ander) => (plus ? een + ander : een - ander))
    }
    return uitkomst
  }

  const uitkomst = geheel()
  if (tekens.length > 0) throw new Error(`not all was read: ${formule}, left ${tekens.join(' ')}`)
  return uitkomst
}
