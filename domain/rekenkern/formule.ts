/** What of a formula: an input by its name, a figure, or an operation on other parts. */
export type Formuledeel =
  | { readonly soort: 'invoer'; readonly naam: string; readonly heet: string }
  | { readonly soort: 'getal'; readonly getal: number; readonly eenheid: Getaleenheid; readonly heet: string }
  | { readonly soort: 'som' | 'product'; readonly eerste: Formuledeel; readonly vervolg: Vervolg }
  | { readonly soort: 'macht'; readonly grondtal: Formuledeel; readonly exponent: Formuledeel; readonly keer: 1 | -1 }
  | { readonly soort: 'laagste' | 'hoogste'; readonly delen: readonly Formuledeel[] }
  | { readonly soort: 'nietOnderNul'; readonly deel: Formuledeel }

type Getaleenheid = 'euro' | 'procent' | 'factor'

type Teken = '+' | '−' | '×' | '÷'

/** What follows the first part of a sum or a product: each part behind its sign. */
type Vervolg = readonly (readonly [teken: Teken, deel: Formuledeel])[]

/** An input by its name, a plain number, or a part that is a formula itself. */
type Operand = string | number | Formule

/** The inputs that an operand takes, by their names. */
type NamenVan<O extends Operand> = O extends Formule<infer N> ? N : O extends string ? O : never

const deelVan = (operand: Operand, heet?: string): Formuledeel => {
  if (operand instanceof Formule) return operand.deel
  return typeof operand === 'number'
    ? { soort: 'getal', getal: operand, eenheid: 'factor', heet: heet ?? String(operand) }
    : { soort: 'invoer', naam: operand, heet: heet ?? operand }
}

/** What a part is called within another: between brackets unless it can stand there as it is. */
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
 * The formula of a step, built of its inputs by their names `N`: it is written in words and with figures, and says what
 * adds up to the outcome. Each call adds to the formula so far: `deel('a').maal('b').min('c')` is `a × b − c`.
 */
export class Formule<N extends string = string> {
  /** Keeps formulas of other inputs apart. */
  declare readonly namen?: N

  constructor(
    readonly deel: Formuledeel,
    /** What holds in another case, said in words only. */
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

  /** To a power; with `keer` −1 to that power below 0. */
  tot<O extends Operand>(operand: O, keer: 1 | -1 = 1): Formule<N | NamenVan<O>> {
    return new Formule({ soort: 'macht', grondtal: this.deel, exponent: deelVan(operand), keer })
  }

  nietOnderNul(): Formule<N> {
    return new Formule({ soort: 'nietOnderNul', deel: this.deel })
  }

  /** Adds what holds in another case, in words. */
  anders(toevoeging: string): Formule<N> {
    return new Formule(this.deel, toevoeging)
  }

  /** The formula with what its inputs are called. */
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

/** An input by its name and what it is called, or a plain number. */
export const deel = <O extends string | number>(operand: O, heet?: string): Formule<NamenVan<O>> =>
  new Formule(deelVan(operand, heet))

const figuur =
  (eenheid: Getaleenheid) =>
  (getal: number, heet = ''): Formule<never> =>
    new Formule<never>({ soort: 'getal', getal, eenheid, heet })

/** An amount in euro that is no input of the step by itself. */
export const vastBedrag = figuur('euro')

/** A percentage that is no input of the step by itself. */
export const vastPercentage = figuur('procent')

/** The lowest of these parts. */
export const hetLaagsteVan = <D extends readonly Operand[]>(...delen: D): Formule<NamenVan<D[number]>> =>
  new Formule({ soort: 'laagste', delen: delen.map((een) => deelVan(een)) })

/** The highest of these parts. */
export const hetHoogsteVan = <D extends readonly Operand[]>(...delen: D): Formule<NamenVan<D[number]>> =>
  new Formule({ soort: 'hoogste', delen: delen.map((een) => deelVan(een)) })

/** The sum over the applicants of what each of them has. */
export const samen =
  (wat: string) =>
  (invoer: { readonly eerste: unknown; readonly tweede: unknown }): Formule<'eerste' | 'tweede'> => {
    const eerste = deel('eerste', `${wat} van aanvrager 1`)
    return invoer.tweede === undefined ? eerste : eerste.plus('tweede', `${wat} van aanvrager 2`)
  }
