import { eigenVelden } from '../codec/eigenVelden'
import { bevroren } from '../codec/bevroren'
import { kopersVan, type Antwoorden, type Veld } from '../antwoorden/antwoorden'
import { PERSONEN, type Persoon, type Wie } from '../antwoorden/persoon'
import { metWaarde } from '../antwoorden/veld'
import { inkomensvragen } from './inkomen'
import { kopersvraag } from './kopers'
import { rentevraag } from './rente'
import { schuldenvraag, SCHULDVRAGEN, schuldvragen, type Schuldvraag } from './schulden'
import { startersvraag } from './starters'
import {
  namenVan,
  type Bedragvraag,
  type Kern,
  type Keuzevraag,
  type Persoonskern,
  type Persoonsvragen,
  type Verzoekdelen,
  type Vragen,
} from './vraag'
import { eigenGeldvragen, huidigeWoningvragen, woningvragen } from './woning'

const persoonsvragen = {
  ...inkomensvragen,
  ...schuldvragen,
  ...startersvraag,
} as const satisfies Persoonsvragen

const overigeVragen = {
  ...kopersvraag,
  ...schuldenvraag,
  ...woningvragen,
  ...huidigeWoningvragen,
  ...eigenGeldvragen,
  ...rentevraag,
} as const satisfies Vragen

type Rijen = typeof persoonsvragen & typeof overigeVragen

/** The names of the amounts in one part of a request. */
export type BedragnaamIn<Deel extends keyof Verzoekdelen> = Extract<
  Extract<Rijen[keyof Rijen], Bedragvraag>['plaats'],
  readonly [Deel, string]
>[1]

/** The definition of one question. For a question to one home buyer, it has the message and letter for that buyer. */
interface Veldvraag extends Kern, Partial<Bedragvraag>, Partial<Keuzevraag<unknown>> {
  readonly gevraagd: (antwoorden: Antwoorden) => boolean
}

const altijd = (): boolean => true

/**
 * Returns the definition of a question, which is always asked if `rij` has no `gevraagd`. The definition has no
 * prototype, so it lacks fields that a page adds to `Object.prototype`.
 */
const toVeldvraag = (rij: Kern): Veldvraag => eigenVelden({ gevraagd: altijd, ...rij })

const aanEenPersoon = (wie: Wie, rij: Persoonskern): Veldvraag => {
  const { melding, teken, gevraagd = altijd, ...rest } = eigenVelden(rij)
  return toVeldvraag({
    ...rest,
    ...(melding && { melding: melding[wie] }),
    teken: teken[wie],
    gevraagd: (antwoorden) => kopersVan(antwoorden).includes(wie) && gevraagd(antwoorden[wie], antwoorden),
  })
}

/** The names of the questions in each group. */
interface Vragengroepen {
  readonly inkomen: readonly (
    | 'dienstBetrekking'
    | 'inkomen'
    | 'inkomenPensioen'
    | 'pensioenBinnen10Jaar'
    | 'inkomenPensioenVerwacht'
  )[]
  readonly schulden: readonly Schuldvraag[]
  readonly woning: readonly (
    | 'vraagprijsWoning'
    | 'bestaandeWoning'
    | 'energielabelType'
    | 'verbouwingskosten'
    | 'meerwerk'
  )[]
  readonly huidigeWoning: readonly ('woonJeNuInEenKoopwoning' | 'verkoopPrijsWoning' | 'huidigeHypotheekBedrag')[]
  readonly eigenGeld: readonly 'eigenGeld'[]
}

/** The names of the questions by group, in reading order. */
export const VRAGENGROEPEN: Vragengroepen = Object.freeze({
  inkomen: namenVan(inkomensvragen),
  schulden: SCHULDVRAGEN,
  woning: namenVan(woningvragen),
  huidigeWoning: namenVan(huidigeWoningvragen),
  eigenGeld: namenVan(eigenGeldvragen),
})

const aanElk = (vragen: readonly (keyof Persoon)[]): readonly Veld[] =>
  PERSONEN.flatMap((wie) => vragen.map((vraag): Veld => `${wie}.${vraag}`))

/** The questions of each step in reading order, including hidden questions but not the startersvrijstelling. */
export const STAPVRAGEN: Readonly<Record<0 | 1 | 2, readonly Veld[]>> = {
  0: ['alleenSamen', ...aanElk(VRAGENGROEPEN.inkomen), 'schulden', ...aanElk(VRAGENGROEPEN.schulden)],
  1: [...VRAGENGROEPEN.woning, ...VRAGENGROEPEN.huidigeWoning, ...VRAGENGROEPEN.eigenGeld],
  2: ['renteperiode'],
}

/** The definition of every question, by the name of the question. */
export const VRAGEN = Object.fromEntries([
  ...Object.entries<Kern>(overigeVragen).map(([naam, vraag]) => [naam, toVeldvraag(vraag)] as const),
  ...PERSONEN.flatMap((wie) =>
    Object.entries<Persoonskern>(persoonsvragen).map(
      ([naam, vraag]) => [`${wie}.${naam}`, aanEenPersoon(wie, vraag)] as const,
    ),
  ),
]) as Readonly<Record<Veld, Veldvraag>>

/** The names of all questions. */
export const VELDEN: readonly Veld[] = namenVan(VRAGEN)

/** The answers of a new orientation. */
export const nieuweAntwoorden: Antwoorden = bevroren(
  VELDEN.reduce((antwoorden, veld) => metWaarde(antwoorden, veld, VRAGEN[veld].begin as never), {} as Antwoorden),
)

/** The answers about a person in a new orientation. */
export const nieuwePersoon: Persoon = nieuweAntwoorden.eigen
