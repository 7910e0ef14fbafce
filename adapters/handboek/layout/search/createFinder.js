import MiniSearch from 'minisearch'
import { ALSO, STOP } from './words.js'

/** The number of results with all words below which results with some of the words follow. */
const FEW = 3

/** Matches the pages that answer few questions of integrators: the API reference and the pages for maintainers. */
const ASIDE = /^(?:api|changelog|contributing|maintaining|handbook|decisions)\b/

/** Returns the search terms of a word: the word itself, and the parts of a camelCase name. */
const toTerms = (word) =>
  [...new Set([word, ...word.split(/(?<=\p{Ll})(?=\p{Lu})/u)])].map((term) => term.toLowerCase())

/** Returns the beginning that the forms of an English word share: `rotat` of `rotation` and `rotate`. */
const toStem = (term) => term.replace(/(?<=.{4})(?:ations?|ating|ions?|ing|ies|ed|es|s|e|y)$|(?<=.{3})s$/, '')

/** Returns the index terms of a word on a page: its terms, their stems and their synonyms. */
const toIndexed = (word) =>
  toTerms(word)
    .filter((term) => !STOP.has(term))
    .flatMap((term) => [...new Set([term, toStem(term), ...(ALSO.get(term) ?? [])])])

/** Returns the terms of a word that somebody types. A word without a meaning of its own has none. */
const toWanted = (word) =>
  toTerms(word)
    .filter((term) => !STOP.has(term))
    .map(toStem)

/**
 * Creates the search of these sections. It returns the sections that have all words, best first. If these are fewer
 * than three, sections that have some of the words follow. `all` is the number of sections that have all words.
 */
export const createFinder = (sections) => {
  const index = new MiniSearch({
    idField: 'to',
    fields: ['title', 'page', 'text'],
    storeFields: ['to', 'page', 'title', 'text'],
    processTerm: toIndexed,
    searchOptions: {
      boost: { title: 4, page: 2 },
      boostDocument: (to) => (ASIDE.test(to) ? 0.5 : 1),
      prefix: true,
      weights: { prefix: 0.25, fuzzy: 0 },
      processTerm: toWanted,
    },
  })
  index.addAll(sections)
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' })
    if (all.length >= FEW) return { found: all, all: all.length }
    const known = new Set(all.map(({ to }) => to))
    const some = index.search(query, { combineWith: 'OR' }).filter(({ to }) => !known.has(to))
    return { found: [...all, ...some], all: all.length }
  }
}
