import { isBedrag } from '../geld/bedrag'
import { kopersVan, type Antwoorden, type Veld } from '../orientatie/antwoorden'
import { PERSONEN, type Persoon, type Wie } from '../orientatie/persoon'
import type { Stapnummer } from '../orientatie/stappen'
import type { Veldwaarde } from '../orientatie/veld'
import { inkomensvragen } from './inkomen'
import { kopersvraag } from './kopers'
import { rentevraag } from './rente'
import { schuldenvraag, SCHULDVRAGEN, schuldvragen } from './schulden'
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

/** The names that amounts have in one part of a request. */
export type BedragnaamIn<Deel extends keyof Verzoekdelen> = Extract<
  Extract<Rijen[keyof Rijen], Bedragvraag>['plaats'],
  readonly [Deel, string]
>[1]

type Alles = Kern & Bedragvraag & Keuzevraag<unknown>

/** A question as it is put to one person. What it does not have is undefined. */
type Veldvraag = Pick<Kern, 'teken' | 'gevraagd'> & { readonly [Naam in keyof Alles]: Alles[Naam] | undefined }

/** What a question does not say itself: a page may have put the same names on `Object.prototype`. */
const ZONDER = {
  melding: undefined,
  sinds: undefined,
  plaats: undefined,
  eenheid: undefined,
  voorbeeld: undefined,
  keuzes: undefined,
  begin: undefined,
}

const aanEenPersoon = (wie: Wie, vraag: Persoonskern): Veldvraag => {
  const { melding, teken, gevraagd, ...rest } = { ...ZONDER, ...vraag }
  return {
    ...rest,
    melding: typeof melding === 'object' ? melding[wie] : melding,
    teken: teken[wie],
    gevraagd: (antwoorden) => kopersVan(antwoorden).includes(wie) && gevraagd(antwoorden[wie], antwoorden),
  }
}

/** The names of the questions, in the groups in which a visitor sees them and in reading order. */
export const VRAGENGROEPEN = Object.freeze({
  inkomen: Object.freeze(namenVan(inkomensvragen)),
  schulden: SCHULDVRAGEN,
  woning: Object.freeze(namenVan(woningvragen)),
  huidigeWoning: Object.freeze(namenVan(huidigeWoningvragen)),
  eigenGeld: Object.freeze(namenVan(eigenGeldvragen)),
})

const aanElk = (vragen: readonly (keyof Persoon)[]): readonly Veld[] =>
  PERSONEN.flatMap((wie) => vragen.map((vraag): Veld => `${wie}.${vraag}`))

const { inkomen, schulden, woning, huidigeWoning, eigenGeld } = VRAGENGROEPEN

/** Every question of each step in reading order, also those that are not asked (specification, section 2). */
export const STAPVRAGEN: Readonly<Record<Stapnummer, readonly Veld[]>> = {
  0: ['alleenSamen', ...aanElk(inkomen), 'schulden', ...aanElk(schulden)],
  1: [...woning, ...huidigeWoning, ...eigenGeld],
  2: ['renteperiode'],
}

/** Every question, by the answer that it fills. */
export const VRAGEN = Object.fromEntries([
  ...Object.entries<Kern>(overigeVragen).map(([naam, vraag]) => [naam, { ...ZONDER, ...vraag }] as const),
  ...PERSONEN.flatMap((wie) =>
    Object.entries<Persoonskern>(persoonsvragen).map(
      ([naam, vraag]) => [`${wie}.${naam}`, aanEenPersoon(wie, vraag)] as const,
    ),
  ),
]) as Readonly<Record<Veld, Veldvraag>>

/** The names of all questions. */
export const VELDEN = Object.freeze(namenVan(VRAGEN))

/** The answers that a question has to choose from, in the order in which they are offered; none for an amount. */
export const keuzesVan = (veld: Veld): readonly Veldwaarde[] => (VRAGEN[veld].keuzes ?? []) as readonly Veldwaarde[]

/** Whether this can be the answer to a question. */
export const isAntwoord = <V extends Veld>(veld: V, waarde: unknown): waarde is Veldwaarde<V> =>
  VRAGEN[veld].keuzes?.includes(waarde) ?? (waarde === undefined || isBedrag(waarde))

const beginVan = <V extends string>(namen: readonly V[], veldVan: (naam: V) => Veld) =>
  Object.fromEntries(namen.map((naam) => [naam, VRAGEN[veldVan(naam)].begin])) as unknown

/** A person before anything is answered (specification, section 3). */
export const nieuwePersoon = Object.freeze(beginVan(namenVan(persoonsvragen), (naam) => `eigen.${naam}`) as Persoon)

/** The answers before anything is answered (specification, section 3). */
export const nieuweAntwoorden: Antwoorden = Object.freeze({
  ...(beginVan(namenVan(overigeVragen), (naam) => naam) as Omit<Antwoorden, Wie>),
  eigen: nieuwePersoon,
  partner: nieuwePersoon,
})
