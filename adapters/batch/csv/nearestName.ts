import { closestMatch } from 'leven'

/** The word that a field name has for a word that people use more. Both are in small letters. */
const SYNONYMS: Readonly<Record<string, string>> = {
  aankoopprijs: 'koopsom',
  koopprijs: 'koopsom',
  prijs: 'koopsom',
  vraagprijs: 'koopsom',
  inkomen: 'bedrag',
  jaarinkomen: 'bedrag',
  salaris: 'bedrag',
  pensioen: 'pensioeninkomen',
  alimentatie: 'brutomaandlastalimentatie',
  partneralimentatie: 'brutomaandlastalimentatie',
  leningen: 'brutomaandlastoverige',
  studieschuld: 'huidigemaandlaststudieschuld',
  eigengeld: 'eigeninleg',
  spaargeld: 'eigeninleg',
  energielabel: 'energielabeltype',
  label: 'labelcode',
  merk: 'labelcode',
  rentevasteperiode: 'rentevastperiode',
  meerwerk: 'meerwerkofverbouwingskosten',
  verbouwingskosten: 'meerwerkofverbouwingskosten',
  verkoopprijswoning: 'verkoopprijs',
  hypotheekbedrag: 'huidighypotheekbedrag',
  restschuld: 'huidighypotheekbedrag',
}

/** Returns the names that end with `.` and this word, or that are this word. All are in small letters. */
const endsWith = (word: string | undefined, names: readonly string[]): string | undefined =>
  word === undefined ? undefined : names.find((naam) => naam === word || naam.endsWith(`.${word}`))

/**
 * Returns the name in `names` that `given` probably means, ignoring case: a name that ends with `.` and `given`, or
 * with another word for `given`, or else the most similar name. Undefined if no name is similar.
 */
export const nearestName = (given: string, names: readonly string[]): string | undefined => {
  const small = given.toLowerCase()
  const byCase = new Map(names.map((naam) => [naam.toLowerCase(), naam]))
  const known = [...byCase.keys()]
  const word = small.split('.').at(-1) ?? small
  const synonym = Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : undefined
  const meant =
    endsWith(small, known) ??
    endsWith(synonym, known) ??
    closestMatch(small, known, { maxDistance: Math.ceil(given.length / 3) - 1 })
  return meant === undefined ? undefined : byCase.get(meant)
}
