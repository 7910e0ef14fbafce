import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { toDatum } from '../../domain/invoer'
import { parseGedeeld, formatGedeeld, toAnders, type Gedeeld, type Uitgangspunten } from '../../domain/orientatie'
import { type PageFragment, SHARED_NAME } from '../context/settings'

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

/** The address of the page that passes this on. A route, an anchor or parameters of the page itself stay. */
export const linkTo = (tekst: string, fragment: PageFragment): string =>
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

/** The answers in a text that {@link writeAnswers} made; undefined when it is damaged. */
export const readAnswers = (tekst: string): Gedeeld | undefined =>
  either.getOrElse((): Gedeeld | undefined => undefined)(parseGedeeld(tekst))
