import { toLegibleName } from '../../domain/codec'

/** The maximum number of unknown fields that an answer may list. */
const MOST_IGNORED = 20

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_IGNORED && value.every((name) => typeof name === 'string')

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

/** The fields of an answer that are not figures. A bad value of such a field does not make the calculation fail. */
const MARKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  voorbeeldrente: isBoolean,
  normenVerouderd: isBoolean,
  genegeerd: isNames,
}

/**
 * Returns Dutch messages for the console about an answer: the fields of the request that the service does not know, and
 * fields with a bad value. `text` is JSON.
 */
export const remarksIn = (text: string): readonly string[] => {
  const answer = JSON.parse(text) as Readonly<Record<string, unknown>>
  const given = (name: string): unknown => (Object.hasOwn(answer, name) ? answer[name] : undefined) ?? undefined
  const bad = Object.entries(MARKS).flatMap(([name, isGood]) =>
    given(name) === undefined || isGood(given(name))
      ? []
      : [`het antwoord van de dienst heeft een onbruikbare ${name}.`],
  )
  const ignored = given('genegeerd')
  return isNames(ignored) && ignored.length > 0
    ? [
        ...bad,
        `de dienst kent deze velden van de aanroep niet: ${ignored.map((name) => toLegibleName(name)).join(', ')}.`,
      ]
    : bad
}
