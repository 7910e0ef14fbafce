import { useEffect, useRef } from 'react'

import type { Option } from './field'

/** After this pause between keys a new search starts, in milliseconds (specification, section 9). */
const SEARCH_PAUSE = 500

interface Typeahead {
  /**
   * Finds the option whose text is what was typed, or else begins with it; the same letter again finds the next one.
   */
  readonly find: (teken: string, vanaf: number) => number | undefined
  /** Is a search going on: was the last key less than the pause ago? */
  readonly isSearching: () => boolean
}

const lowerCased = (tekst: string): string => tekst.toLocaleLowerCase('nl')

/** Finds an option by typing the beginning of its text. */
export const useTypeahead = (options: readonly Option[]): Typeahead => {
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const textOf = (index: number): string => lowerCased(options[index]?.text ?? '')
  const find = (teken: string, vanaf: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (typed.current = ''), SEARCH_PAUSE)
    typed.current += lowerCased(teken)
    const begin = typed.current
    const isZelfdeTeken = begin === begin.charAt(0).repeat(begin.length)
    const start = Math.max(0, vanaf + (isZelfdeTeken ? 1 : 0))
    const gezocht = isZelfdeTeken ? begin.charAt(0) : begin
    const found = options
      .map((_, index) => (index + start) % options.length)
      .filter((index) => !options[index]?.disabled && textOf(index).startsWith(gezocht))
    return found.find((index) => !isZelfdeTeken && textOf(index) === begin) ?? found[0]
  }
  return { find, isSearching: () => typed.current !== '' }
}
