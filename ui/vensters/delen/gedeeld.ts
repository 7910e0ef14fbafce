import { either } from 'fp-ts'

import { isAlleenIngevuld, type Startstand } from '../../../application'
import { nieuweOrientatie, wijzig, type Orientatie } from '../../../domain'
import { toDatum, toInvoerFouten } from '../../../domain/invoer'
import {
  parseGedeeld,
  formatGedeeld,
  toAnders,
  type Gedeeld,
  EERSTE_STAP,
  STAPNUMMERS,
  type Antwoorden,
  type BedragVeld,
  type Stapnummer,
  type Veld,
} from '../../../domain/orientatie'
import type { CalculatorBase } from '../../basis/context/base'
import type { TextDraft } from '../../basis/context/textDraft'
import { linkTo } from './link'
import type { Answered, Vervangbaar } from '../../basis/lazy/types/delen'

/** Returns answers as a text for a link, with the brand, the norm year of the result, and the date `vandaag`. */
export const writeAnswers = (answered: Answered, vandaag: Date): string =>
  formatGedeeld({
    labelCode: answered.labelCode,
    normjaar: answered.financieringsOpzet?.normjaar,
    datum: toDatum(vandaag),
    antwoorden: toAnders(answered),
  })

/** Returns the URL that shares the current answers; undefined when no URL leads back to the page. */
export const currentLink = ({ page, services }: Pick<CalculatorBase, 'page' | 'services'>): string | undefined =>
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

/** Whether the visitor gave answers. Answers that only the page filled in do not count. */
export const heeftEigen = (antwoorden: Orientatie, startstand: Startstand): boolean =>
  toAnders(antwoorden).length > 0 && !isAlleenIngevuld(startstand)

/**
 * Replaces all answers by the shared answers `gedeeld`. If the visitor had other answers, a message offers to restore
 * these; `alles` names the shared answers in the message. Returns the last step that is complete together with all
 * earlier steps.
 */
export const applyGedeeld = ({ services, form, vervang }: Vervangbaar, gedeeld: Gedeeld, alles: string): Stapnummer => {
  const antwoorden = services.orientatie.state()
  const { probeersel: eerder } = form.draftStore.state()
  const eigen = wijzig(antwoorden, { soort: 'antwoordenVervangen', antwoorden: eerder?.terug ?? [] })
  const nieuw = orientatieOf(gedeeld, antwoorden)
  const startstand = services.startwaarden.state()
  const terug = heeftEigen(eigen, startstand) ? toAnders(eigen, nieuw) : []
  const wasOvergenomen = eerder?.wasOvergenomen ?? startstand.isOvergenomen
  vervang(toAnders(nieuw, antwoorden))
  services.startwaarden.zetOvergenomen(true)
  if (terug.length > 0)
    form.draftStore.dispatch({ soort: 'geprobeerd', probeersel: { wijzigingen: { alles }, terug, wasOvergenomen } })
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
export const goOn = (calculator: Vervangbaar, tekst: string, vandaag: Date): Stapnummer | undefined => {
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
