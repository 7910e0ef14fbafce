/** A node of the expression tree of a formula: an input, a fixed number, or an operation on other nodes. */
export type Formuledeel =
  | { readonly soort: 'invoer'; readonly naam: string; readonly heet: string }
  | { readonly soort: 'getal'; readonly getal: number; readonly eenheid: Getaleenheid; readonly heet: string }
  | { readonly soort: 'som' | 'product'; readonly eerste: Formuledeel; readonly vervolg: Vervolg }
  | { readonly soort: 'macht'; readonly grondtal: Formuledeel; readonly exponent: Formuledeel; readonly keer: 1 | -1 }
  | { readonly soort: 'laagste' | 'hoogste'; readonly delen: readonly Formuledeel[] }
  | { readonly soort: 'nietOnderNul'; readonly deel: Formuledeel }

type Getaleenheid = 'euro' | 'procent' | 'factor'

type Teken = '+' | '−' | '×' | '÷'

/** The operands of a sum or product after the first operand, each with its operator. */
type Vervolg = readonly (readonly [teken: Teken, deel: Formuledeel])[]

/** An operand: the name of an input, a plain number, or another formula. */
type Operand = string | number | Formule

/** The names of the inputs in an operand. */
type NamenVan<O extends Operand> = O extends Formule<infer N> ? N : O extends string ? O : never

const deelVan = (operand: Operand, heet?: string): Formuledeel => {
  if (operand instanceof Formule) return operand.deel
  return typeof operand === 'number'
    ? { soort: 'getal', getal: operand, eenheid: 'factor', heet: heet ?? String(operand) }
    : { soort: 'invoer', naam: operand, heet: heet ?? operand }
}

/** Returns an operand as text, in brackets unless it is an input or a number, or `kaal` includes its `soort`. */
const binnen = (deel: Formuledeel, ...kaal: readonly Formuledeel['soort'][]): string => {
  const namen = namenVan(deel)
  return deel.soort === 'invoer' || deel.soort === 'getal' || kaal.includes(deel.soort) ? namen : `(${namen})`
}

const reeks = (eerste: Formuledeel, vervolg: Vervolg, ...kaal: readonly Formuledeel['soort'][]): string =>
  binnen(eerste, ...kaal) + vervolg.map(([teken, deel]) => ` ${teken} ${binnen(deel, ...kaal)}`).join('')

const namenVan = (deel: Formuledeel): string => {
  switch (deel.soort) {
    case 'invoer':
    case 'getal':
      return deel.heet
    case 'som':
      return reeks(deel.eerste, deel.vervolg, 'product', 'laagste', 'hoogste')
    case 'product':
      return reeks(deel.eerste, deel.vervolg)
    case 'macht':
      return `${binnen(deel.grondtal)}^${deel.keer < 0 ? '−' : ''}${binnen(deel.exponent)}`
    case 'laagste':
    case 'hoogste':
      return `het ${deel.soort} van ${deel.delen.map((een) => binnen(een, 'som', 'product')).join(' en ')}`
    case 'nietOnderNul':
      return `${namenVan(deel.deel)}, niet onder 0`
  }
}

/**
 * The formula of a step, over inputs with the names `N`. The trail shows the formula with the labels of these inputs,
 * and the explanation shows it with figures. Each operation returns a new formula:
 * `deel('a').maal('b').min('c')` is `a × b − c`.
 */
export class Formule<N extends string = string> {
  /** A type marker, never set, that makes the compiler reject a formula with inputs that the step does not have. */
  declare readonly namen?: N

  constructor(
    readonly deel: Formuledeel,
    /** Dutch text: the rule for inputs to which the formula does not apply. Undefined if there are no such inputs. */
    readonly toevoeging?: string,
  ) {}

  plus<O extends Operand>(operand: O, heet?: string): Formule<N | NamenVan<O>> {
    return this.met('som', '+', deelVan(operand, heet))
  }

  min<O extends Operand>(operand: O, heet?: string): Formule<N | NamenVan<O>> {
    return this.met('som', '−', deelVan(operand, heet))
  }

  maal<O extends Operand>(operand: O, heet?: string): Formule<N | NamenVan<O>> {
    return this.met('product', '×', deelVan(operand, heet))
  }

  door<O extends Operand>(operand: O, heet?: string): Formule<N | NamenVan<O>> {
    return this.met('product', '÷', deelVan(operand, heet))
  }

  /** Returns this formula raised to the power `operand`, or to minus `operand` when `keer` is −1. */
  tot<O extends Operand>(operand: O, keer: 1 | -1 = 1): Formule<N | NamenVan<O>> {
    return new Formule({ soort: 'macht', grondtal: this.deel, exponent: deelVan(operand), keer })
  }

  nietOnderNul(): Formule<N> {
    return new Formule({ soort: 'nietOnderNul', deel: this.deel })
  }

  /** Returns this formula with a Dutch text after it: the rule for inputs to which the formula does not apply. */
  anders(toevoeging: string): Formule<N> {
    return new Formule(this.deel, toevoeging)
  }

  /** Returns the formula as text with the labels of inputs (`rente ÷ 12`), followed by `toevoeging` if there is one. */
  inNamen(): string {
    return namenVan(this.deel) + (this.toevoeging === undefined ? '' : `; ${this.toevoeging}`)
  }

  private met<M extends string>(soort: 'som' | 'product', teken: Teken, deel: Formuledeel): Formule<N | M> {
    const eigen = this.deel
    return new Formule<N | M>(
      eigen.soort === soort
        ? { ...eigen, vervolg: [...eigen.vervolg, [teken, deel]] }
        : { soort, eerste: eigen, vervolg: [[teken, deel]] },
    )
  }
}

/** Creates a formula that is one input or number. `heet` is the label, by default the input name or the number. */
export const deel = <O extends string | number>(operand: O, heet?: string): Formule<NamenVan<O>> =>
  new Formule(deelVan(operand, heet))

const figuur =
  (eenheid: Getaleenheid) =>
  (getal: number, heet = ''): Formule<never> =>
    new Formule<never>({ soort: 'getal', getal, eenheid, heet })

/** Creates a formula of a fixed amount in euro. */
export const vastBedrag = figuur('euro')

export const vastPercentage = figuur('procent')

export const hetLaagsteVan = <D extends readonly Operand[]>(...delen: D): Formule<NamenVan<D[number]>> =>
  new Formule({ soort: 'laagste', delen: delen.map((een) => deelVan(een)) })

export const hetHoogsteVan = <D extends readonly Operand[]>(...delen: D): Formule<NamenVan<D[number]>> =>
  new Formule({ soort: 'hoogste', delen: delen.map((een) => deelVan(een)) })

/** Returns a function that creates the formula of `wat`: `eerste` plus `tweede`, or `eerste` for a single buyer. */
export const samen =
  (wat: string) =>
  (invoer: { readonly eerste: unknown; readonly tweede: unknown }): Formule<'eerste' | 'tweede'> => {
    const eerste = deel('eerste', `${wat} van aanvrager 1`)
    return invoer.tweede === undefined ? eerste : eerste.plus('tweede', `${wat} van aanvrager 2`)
  }
