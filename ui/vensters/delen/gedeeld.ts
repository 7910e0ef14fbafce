import { either } from 'fp-ts'

import { type FinancieringsOpzet, nieuweOrientatie, wijzig, type Orientatie } from '../../../domain'
import { toDatum, toInvoerFouten } from '../../../domain/invoer'
import {
  parseGedeeld,
  formatGedeeld,
  toAnders,
  type Gedeeld,
  type Uitgangspunten,
  EERSTE_STAP,
  STAPNUMMERS,
  type Antwoorden,
  type BedragVeld,
  type Stapnummer,
  type Veld,
} from '../../../domain/orientatie'
import { type PageFragment, SHARED_NAME } from '../../basis/context/settings'
import type { CalculatorState } from '../../basis/context/context'
import type { TextDraft } from '../../velden/textDraft'

/** Matches the route of the page at the start of a fragment: a path and the `?` before its parameters. */
const ROUTE = /^(!?\/[^?]*)\??/

/** Splits a fragment into its route, empty when it has none, and its parameters. */
const split = (fragment: string): { readonly route: string; readonly parameters: readonly string[] } => {
  const [begin = '', route = ''] = ROUTE.exec(fragment) ?? []
  const rest = fragment.slice(begin.length)
  return { route, parameters: begin === route && rest === '' ? [] : rest.split('&') }
}

const join = (route: string, parameters: readonly string[]): string =>
  parameters.length === 0 ? route : `${route === '' ? '' : `${route}?`}${parameters.join('&')}`

/** An anchor of the page may have the same name, but no value. */
const isOwn = (parameter: string): boolean => parameter.includes('=') && new URLSearchParams(parameter).has(SHARED_NAME)

/** Replaces what a fragment passes on by `own`; the parameters of the page stay as they are, to the character. */
const replaceIn = (fragment: string, own: readonly string[]): string => {
  const { route, parameters } = split(fragment)
  return join(route, [...parameters.filter((parameter) => !isOwn(parameter)), ...own])
}

/** What a fragment passes on; undefined when it passes on nothing. */
export const sharedIn = (fragment: string): string | undefined => {
  const own = split(fragment).parameters.find(isOwn)
  return new URLSearchParams(own).get(SHARED_NAME) ?? undefined
}

/**
 * The address of the page that passes this on; undefined where no address leads back to it. A route, an anchor or
 * parameters of the page itself stay.
 */
export const linkTo = (tekst: string, fragment: PageFragment): string | undefined =>
  fragment.addressWith(replaceIn(fragment.read(), [`${SHARED_NAME}=${tekst}`]))

/** Takes what is passed on out of the address of the page. */
export const clearShared = (fragment: PageFragment): void => fragment.replace(replaceIn(fragment.read(), []))

/** Answers, with the result that they have if they were calculated. */
interface Answered extends Uitgangspunten {
  readonly financieringsOpzet?: FinancieringsOpzet | undefined
}

/** Answers as one text. What cannot be read is not in it. */
export const writeAnswers = (answered: Answered, vandaag: Date): string =>
  formatGedeeld({
    labelCode: answered.labelCode,
    normjaar: answered.financieringsOpzet?.normjaar,
    datum: toDatum(vandaag),
    antwoorden: toAnders(answered),
  })

/** The address of the page that passes the answers of now on; undefined where no address leads back to it. */
export const currentLink = ({ page, services }: Pick<CalculatorState, 'page' | 'services'>): string | undefined =>
  linkTo(writeAnswers(services.orientatie.state(), page.today()), page.fragment)

/** The answers in a text that {@link writeAnswers} made; undefined when it is damaged. */
export const readAnswers = (tekst: string): Gedeeld | undefined =>
  either.getOrElse((): Gedeeld | undefined => undefined)(parseGedeeld(tekst))

/** A calculation in which these answers are the only ones, for the brand and the audience of another. */
export const orientatieOf = ({ antwoorden }: Gedeeld, { labelCode, type }: Orientatie): Orientatie =>
  wijzig(nieuweOrientatie(labelCode, type), { soort: 'antwoordenVervangen', antwoorden })

const NIETS_ONLEESBAAR: ReadonlyMap<Veld, string> = new Map()

/** Whether all required questions of the first `stappen` steps are answered. */
const isVolledig = (antwoorden: Antwoorden, stappen: number): boolean =>
  STAPNUMMERS.slice(0, stappen).every((stap) => toInvoerFouten(antwoorden, stap, NIETS_ONLEESBAAR).length === 0)

/** The last step up to which everything is answered; the first when that one is not. */
const volledigTot = (antwoorden: Antwoorden): Stapnummer =>
  STAPNUMMERS.findLast((stap) => isVolledig(antwoorden, stap + 1)) ?? EERSTE_STAP

/** The step that was open, counted from 0, or the first incomplete one before it. */
export const stapTot = (antwoorden: Antwoorden, open: number): Stapnummer =>
  STAPNUMMERS.findLast((stap) => stap <= open && isVolledig(antwoorden, stap)) ?? EERSTE_STAP

/**
 * Puts these answers in the place of all, and gives up to which step they are complete. The visitor's own can be
 * brought back: meanwhile is said that `alles` is what is calculated with.
 */
export const applyGedeeld = (
  { services, form, vervang }: Pick<CalculatorState, 'services' | 'form' | 'vervang'>,
  gedeeld: Gedeeld,
  alles: string,
): Stapnummer => {
  const antwoorden = services.orientatie.state()
  const { probeersel: eerder } = form.draftStore.state()
  const eigen = wijzig(antwoorden, { soort: 'antwoordenVervangen', antwoorden: eerder?.terug ?? [] })
  const nieuw = orientatieOf(gedeeld, antwoorden)
  const heeftEigen = toAnders(eigen).length > 0
  const terug = toAnders(eigen, nieuw)
  vervang(toAnders(nieuw, antwoorden))
  if (heeftEigen && terug.length > 0)
    form.draftStore.dispatch({ soort: 'geprobeerd', probeersel: { wijzigingen: { alles }, terug } })
  return volledigTot(nieuw)
}

/** What a calculator writes to the tab before a renewed page is loaded again. Another version may have written it. */
interface Kept extends Answered {
  /** The step that was open. */
  readonly stap?: unknown
  /** The texts that could not be read as an answer, each with its question. */
  readonly teksten?: readonly (readonly [BedragVeld, TextDraft?])[]
}

/**
 * Restores the answers and the unread texts that a calculator wrote to the tab as JSON. Returns the step that was open,
 * or the first incomplete step before it; undefined when the answers cannot be read. They go through the format of a
 * shared link, which knows other versions.
 */
export const goOn = (
  calculator: Pick<CalculatorState, 'services' | 'form' | 'vervang'>,
  tekst: string,
  vandaag: Date,
): Stapnummer | undefined => {
  try {
    const kept = JSON.parse(tekst) as Kept
    const gedeeld = readAnswers(writeAnswers(kept, vandaag))
    if (gedeeld === undefined) return undefined
    const volledig = applyGedeeld(calculator, gedeeld, '')
    for (const [veld, draft] of kept.teksten ?? [])
      if (typeof draft?.tekst === 'string')
        calculator.form.draftStore.dispatch({ soort: 'tekstGewijzigd', veld, tekst: draft })
    const { stap: open } = kept
    return typeof open === 'number' ? stapTot(calculator.services.orientatie.state(), open) : volledig
  } catch {
    return undefined
  }
}
