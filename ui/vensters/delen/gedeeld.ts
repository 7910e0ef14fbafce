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

/** Matches the route of the page at the start of a fragment: a path such as `/a` or `!/a`, and the `?` after it. */
const ROUTE = /^(!?\/[^?]*)\??/

/** Splits a URL fragment into the route of the page (empty when there is no route) and the parameters. */
const split = (fragment: string): { readonly route: string; readonly parameters: readonly string[] } => {
  const [begin = '', route = ''] = ROUTE.exec(fragment) ?? []
  const rest = fragment.slice(begin.length)
  return { route, parameters: begin === route && rest === '' ? [] : rest.split('&') }
}

const join = (route: string, parameters: readonly string[]): string =>
  parameters.length === 0 ? route : `${route === '' ? '' : `${route}?`}${parameters.join('&')}`

/** Whether a parameter is the shared calculation. Without a value it is not: it may be an anchor of the page. */
const isOwn = (parameter: string): boolean => parameter.includes('=') && new URLSearchParams(parameter).has(SHARED_NAME)

/** Returns `fragment` with the parameters `own` instead of the shared calculation; the rest stays the same. */
const replaceIn = (fragment: string, own: readonly string[]): string => {
  const { route, parameters } = split(fragment)
  return join(route, [...parameters.filter((parameter) => !isOwn(parameter)), ...own])
}

/** Returns the shared calculation in a fragment, as text; undefined when there is none. */
export const sharedIn = (fragment: string): string | undefined => {
  const own = split(fragment).parameters.find(isOwn)
  return new URLSearchParams(own).get(SHARED_NAME) ?? undefined
}

/**
 * Returns the URL of the page with the shared calculation `tekst`; undefined when no URL leads back to the page. The
 * URL includes the page's own route, anchor and parameters.
 */
export const linkTo = (tekst: string, fragment: PageFragment): string | undefined =>
  fragment.addressWith(replaceIn(fragment.read(), [`${SHARED_NAME}=${tekst}`]))

/** Removes the shared calculation from the URL of the page. */
export const clearShared = (fragment: PageFragment): void => fragment.replace(replaceIn(fragment.read(), []))

/** Answers, with their result if they were calculated. */
interface Answered extends Uitgangspunten {
  readonly financieringsOpzet?: FinancieringsOpzet | undefined
}

/** Returns answers as a text for a link, with the brand, the norm year of the result, and the date `vandaag`. */
export const writeAnswers = (answered: Answered, vandaag: Date): string =>
  formatGedeeld({
    labelCode: answered.labelCode,
    normjaar: answered.financieringsOpzet?.normjaar,
    datum: toDatum(vandaag),
    antwoorden: toAnders(answered),
  })

/** Returns the URL that shares the current answers; undefined when no URL leads back to the page. */
export const currentLink = ({ page, services }: Pick<CalculatorState, 'page' | 'services'>): string | undefined =>
  linkTo(writeAnswers(services.orientatie.state(), page.today()), page.fragment)

/** Parses a text from {@link writeAnswers}; returns undefined when the text is damaged or of a newer version. */
export const readAnswers = (tekst: string): Gedeeld | undefined =>
  either.getOrElse((): Gedeeld | undefined => undefined)(parseGedeeld(tekst))

/** Returns an orientation with only the shared answers, but the brand and audience of the current orientation. */
export const orientatieOf = ({ antwoorden }: Gedeeld, { labelCode, type }: Orientatie): Orientatie =>
  wijzig(nieuweOrientatie(labelCode, type), { soort: 'antwoordenVervangen', antwoorden })

const NIETS_ONLEESBAAR: ReadonlyMap<Veld, string> = new Map()

/** Whether all shown required questions of the first `stappen` steps are answered. */
const isVolledig = (antwoorden: Antwoorden, stappen: number): boolean =>
  STAPNUMMERS.slice(0, stappen).every((stap) => toInvoerFouten(antwoorden, stap, NIETS_ONLEESBAAR).length === 0)

/** Returns the last step that is complete together with all earlier steps; the first step if that is incomplete. */
const volledigTot = (antwoorden: Antwoorden): Stapnummer =>
  STAPNUMMERS.findLast((stap) => isVolledig(antwoorden, stap + 1)) ?? EERSTE_STAP

/** Returns the step `open` (counted from 0), or the first incomplete step before it. */
export const stapTot = (antwoorden: Antwoorden, open: number): Stapnummer =>
  STAPNUMMERS.findLast((stap) => stap <= open && isVolledig(antwoorden, stap)) ?? EERSTE_STAP

/**
 * Replaces all answers by the shared answers `gedeeld`. If the visitor had other answers, a message offers to restore
 * these; `alles` names the shared answers in the message. Returns the last step that is complete together with all
 * earlier steps.
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

/** The data that an older version saved in the tab before a reload to a newer version, so a field may be absent. */
interface Kept extends Answered {
  /** The open step, counted from 0; not validated. */
  readonly stap?: unknown
  /** The texts that could not be parsed, each with its question. */
  readonly teksten?: readonly (readonly [BedragVeld, TextDraft?])[]
}

/**
 * Restores the answers and the unreadable texts of fields that are saved in the JSON `tekst`. Validates the answers
 * like those of a shared link. Returns the saved step, or the first incomplete step before it. If no step was saved,
 * returns the last step that is complete together with all earlier steps. Returns undefined when `tekst` is damaged.
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
