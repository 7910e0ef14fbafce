declare const eenheid: unique symbol

/**
 * The mark that gives a number type its unit. Only the compiler uses this mark: at run time, an amount is a plain
 * number. The operator `+` gives a number without a unit, which the compiler refuses where a function expects an
 * amount. The functions below return amounts with a unit, and `plus`, `min` and `laagste` accept amounts of one unit
 * only. `euro` and the other functions that add a unit to a plain number do not check whether that unit is right.
 */
interface In<Eenheid extends string> {
  readonly [eenheid]: Eenheid
}

export type Euro = number & In<'euro'>
export type EuroPerMaand = number & In<'euro per maand'>
export type EuroPerJaar = number & In<'euro per jaar'>
export type Procent = number & In<'procent'>
export type Maanden = number & In<'maanden'>

/** An amount of money in euro: a single amount, an amount a month or an amount a year. */
export type Geldbedrag = Euro | EuroPerMaand | EuroPerJaar

/** Amounts of one unit (`B`) by name. The amounts named in `Soms` may be undefined. */
export type Bedragen<B extends Geldbedrag, Naam extends string, Soms extends string = never> = Readonly<
  Record<Naam, B> & Record<Soms, B | undefined>
>

/** Amounts in euro by name. */
export type Euros<Naam extends string, Soms extends string = never> = Bedragen<Euro, Naam, Soms>

/** Returns a number with the unit euro. This function and the four below neither check nor change the number. */
export const euro = (getal: number): Euro => getal as Euro
export const euroPerMaand = (getal: number): EuroPerMaand => getal as EuroPerMaand
export const euroPerJaar = (getal: number): EuroPerJaar => getal as EuroPerJaar
export const procent = (getal: number): Procent => getal as Procent
export const maanden = (getal: number): Maanden => getal as Maanden

/** Returns the sum of one to four amounts of one unit, added from left to right. Undefined counts as 0. */
export const plus = <B extends Geldbedrag>(een: B, twee?: NoInfer<B>, drie?: NoInfer<B>, vier?: NoInfer<B>): B =>
  (een + (twee ?? 0) + (drie ?? 0) + (vier ?? 0)) as B

/** Returns `bedrag` minus `eraf`, two amounts of one unit. An undefined `eraf` counts as 0. */
export const min = <B extends Geldbedrag>(bedrag: B, eraf: NoInfer<B> | undefined): B => (bedrag - (eraf ?? 0)) as B

/** Returns an amount multiplied by a plain number. */
export const maal = <B extends Geldbedrag>(bedrag: B, factor: number): B => (bedrag * factor) as B

/** Returns `deel` percent of an amount. */
export const procentVan = <B extends Geldbedrag>(bedrag: B, deel: Procent): B => ((bedrag * deel) / 100) as B

/** Returns the amount, or 0 when it is negative. */
export const nietOnderNul = <B extends Geldbedrag>(bedrag: B): B => Math.max(0, bedrag) as B

/** Returns the lowest of one to four amounts of one unit. Undefined amounts do not count. */
export const laagste = <B extends Geldbedrag>(een: B, twee?: NoInfer<B>, drie?: NoInfer<B>, vier?: NoInfer<B>): B =>
  Math.min(een, twee ?? Infinity, drie ?? Infinity, vier ?? Infinity) as B

export const perMaand = (bedrag: EuroPerJaar): EuroPerMaand => euroPerMaand(bedrag / 12)

export const perJaar = (bedrag: EuroPerMaand): EuroPerJaar => euroPerJaar(12 * bedrag)
