/** A node of the expression tree of a formula: an input, a figure, or an operation on other nodes. */
export type Formuledeel =
  | { readonly soort: 'invoer'; readonly naam: string; readonly heet: string }
  | { readonly soort: 'getal'; readonly getal: number; readonly eenheid: Getaleenheid; readonly heet: string }
  | { readonly soort: 'som' | 'product'; readonly eerste: Formuledeel; readonly vervolg: Vervolg }
  | { readonly soort: 'macht'; readonly grondtal: Formuledeel; readonly exponent: Formuledeel; readonly keer: 1 | -1 }
  | { readonly soort: 'laagste' | 'hoogste'; readonly delen: readonly Formuledeel[] }
  | { readonly soort: 'nietOnderNul'; readonly deel: Formuledeel }

type Getaleenheid = 'euro' | 'procent' | 'factor'

type Teken = '+' | '−' | '×' | '÷'

/** The operands after the first one of a sum or a product, each with its operator. */
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

/** The text of an operand, in brackets unless its kind is in `kaal`. */
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
 * The formula of a step over inputs with the names `N`. The trail shows it with names and the explanation with figures.
 * Each call appends an operation to the formula so far: `deel('a').maal('b').min('c')` is `a × b − c`.
 */
export class Formule<N extends string = string> {
  /** Never set. With this field the compiler refuses a formula over one set of inputs where it expects another. */
  declare readonly namen?: N

  constructor(
    readonly deel: Formuledeel,
    /** The rule for another case, which the trail shows in words behind the formula. */
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

  /** Raises the formula so far to a power; `keer` −1 negates the exponent. */
  tot<O extends Operand>(operand: O, keer: 1 | -1 = 1): Formule<N | NamenVan<O>> {
    return new Formule({ soort: 'macht', grondtal: this.deel, exponent: deelVan(operand), keer })
  }

  nietOnderNul(): Formule<N> {
    return new Formule({ soort: 'nietOnderNul', deel: this.deel })
  }

  /** Adds the rule for another case, in Dutch words. */
  anders(toevoeging: string): Formule<N> {
    return new Formule(this.deel, toevoeging)
  }

  /** Returns the formula with the names of its inputs: `toetsinkomen × percentage ÷ 12`. */
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

/** Starts a formula with an input or a plain number; `heet` is the Dutch label of the input. */
export const deel = <O extends string | number>(operand: O, heet?: string): Formule<NamenVan<O>> =>
  new Formule(deelVan(operand, heet))

const figuur =
  (eenheid: Getaleenheid) =>
  (getal: number, heet = ''): Formule<never> =>
    new Formule<never>({ soort: 'getal', getal, eenheid, heet })

/** Creates a formula of a fixed amount in euro. */
export const vastBedrag = figuur('euro')

/** Creates a formula of a fixed percentage. */
export const vastPercentage = figuur('procent')

/** Creates a formula for the lowest of these operands. */
export const hetLaagsteVan = <D extends readonly Operand[]>(...delen: D): Formule<NamenVan<D[number]>> =>
  new Formule({ soort: 'laagste', delen: delen.map((een) => deelVan(een)) })

/** Creates a formula for the highest of these operands. */
export const hetHoogsteVan = <D extends readonly Operand[]>(...delen: D): Formule<NamenVan<D[number]>> =>
  new Formule({ soort: 'hoogste', delen: delen.map((een) => deelVan(een)) })

/** Creates a formula for the sum of an amount of both applicants; for a single applicant it is that amount. */
export const samen =
  (wat: string) =>
  (invoer: { readonly eerste: unknown; readonly tweede: unknown }): Formule<'eerste' | 'tweede'> => {
    const eerste = deel('eerste', `${wat} van aanvrager 1`)
    return invoer.tweede === undefined ? eerste : eerste.plus('tweede', `${wat} van aanvrager 2`)
  }
