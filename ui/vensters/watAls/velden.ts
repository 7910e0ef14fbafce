import { toAntwoord, type Antwoord } from '../../../domain'
import { waardeVan, type Antwoorden } from '../../../domain/orientatie'
import { gevraagdIn } from '../../basis/context/gevraagd'

/** The questions about an income as an amount, of which each buyer is asked one at most. */
export const INKOMENSVELDEN = [
  'eigen.inkomen',
  'eigen.inkomenPensioen',
  'partner.inkomen',
  'partner.inkomenPensioen',
] as const

export type Inkomensveld = (typeof INKOMENSVELDEN)[number]

/** The questions of the amounts that the dialog 'Wat als je iets verandert?' has a slider for. */
export type Schuifbedrag = 'vraagprijsWoning' | 'eigenGeld' | Inkomensveld

/** The questions that the dialog 'Wat als je iets verandert?' can change. */
export const WAT_ALS_VELDEN = [
  'vraagprijsWoning',
  'eigenGeld',
  ...INKOMENSVELDEN,
  'renteperiode',
  'energielabelType',
  'verbouwingskosten',
] as const

export type WatAlsveld = (typeof WAT_ALS_VELDEN)[number]

export const isInkomensveld = (veld: string): veld is Inkomensveld => INKOMENSVELDEN.some((inkomen) => inkomen === veld)

/** Returns the questions about an income as an amount that are asked with these answers. */
export const gevraagdeInkomens = (antwoorden: Antwoorden): readonly Inkomensveld[] =>
  INKOMENSVELDEN.filter((veld) => gevraagdIn(antwoorden).has(veld))

/** Returns the questions of the dialog to which two sets of answers have another answer. */
export const anders = (een: Antwoorden, ander: Antwoorden): readonly WatAlsveld[] =>
  WAT_ALS_VELDEN.filter((veld) => waardeVan(een, veld) !== waardeVan(ander, veld))

/** Whether two sets of answers differ in an answer that the dialog 'Wat als je iets verandert?' can change. */
export const isAnders = (een: Antwoorden, ander: Antwoorden): boolean => anders(een, ander).length > 0

/** Returns the answers that change `van` into `naar`, as far as the dialog can change them. */
export const antwoordenNaar = (van: Antwoorden, naar: Antwoorden): readonly Antwoord[] =>
  anders(van, naar).map((veld) => toAntwoord(veld, waardeVan(naar, veld)))
