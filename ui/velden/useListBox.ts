import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import type { Option } from './field'

/** The pause between keys, in milliseconds, after which a new search starts (specification, section 9). */
const SEARCH_PAUSE = 500

interface Typeahead {
  /**
   * Returns the index of an enabled option, searched from `from` on: an option equal to the text typed so far, or else
   * an option that starts with that text; undefined if no option matches. For one letter, or the same letter repeated,
   * returns the next option after `from` that starts with that letter.
   */
  readonly find: (character: string, from: number) => number | undefined
  /** Whether a search is active: the last key was typed less than `SEARCH_PAUSE` ago. */
  readonly isSearching: () => boolean
}

const lowerCased = (text: string): string => text.toLocaleLowerCase('nl')

/** Returns the functions that find an option by the typed start of its text. */
const useTypeahead = (options: readonly Option[]): Typeahead => {
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const textOf = (index: number): string => lowerCased(options[index]?.text ?? '')
  const find = (character: string, from: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (typed.current = ''), SEARCH_PAUSE)
    typed.current += lowerCased(character)
    const begin = typed.current
    const isSameCharacter = begin === begin.charAt(0).repeat(begin.length)
    const start = Math.max(0, from + (isSameCharacter ? 1 : 0))
    const sought = isSameCharacter ? begin.charAt(0) : begin
    const found = options
      .map((_, index) => (index + start) % options.length)
      .filter((index) => !options[index]?.disabled && textOf(index).startsWith(sought))
    return found.find((index) => !isSameCharacter && textOf(index) === begin) ?? found[0]
  }
  return { find, isSearching: () => typed.current !== '' }
}

/** The number of options by which Page Up and Page Down move the highlight. */
const PAGE = 5

/** The option that the keys or the pointer highlight. */
export interface Highlighted {
  readonly index: number
  /** Whether to scroll the option into view: false for the pointer, under which scrolling would move another option. */
  readonly scrolls: boolean
}

interface ListBox {
  readonly open: boolean
  readonly highlighted: Highlighted
  readonly setOpen: (open: boolean) => void
  /** Highlights an option without scrolling. */
  readonly highlight: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Returns the state and the key handler of a select-only combobox (ARIA Authoring Practices). */
export const useListBox = <Value extends string>(
  options: readonly Option<Value>[],
  chosen: number,
  choose: (index: number) => void,
): ListBox => {
  const [open, setOpenState] = useState(false)
  const [highlighted, setHighlighted] = useState<Highlighted>({ index: 0, scrolls: true })
  const active = highlighted.index
  const setActive = (index: number) => setHighlighted({ index, scrolls: true })
  const typeahead = useTypeahead(options)

  /** Returns the index of the `count`-th enabled option from `from`, or of the farthest one if there are fewer. */
  const step = (from: number, direction: 1 | -1, count = 1): number => {
    let index = from
    for (let passed = 0; passed < count; passed += 1) {
      let next = index + direction
      while (options[next]?.disabled) next += direction
      if (options[next] === undefined) break
      index = next
    }
    return index
  }
  const first = () => step(-1, 1)
  const last = () => step(options.length, -1)

  const setOpen = (opens: boolean) => {
    setOpenState(opens)
    if (opens) setActive(chosen >= 0 ? chosen : first())
  }
  const chooseActive = () => {
    choose(active)
    setOpen(false)
  }
  const search = (character: string) => {
    const match = typeahead.find(character, open ? active : chosen)
    if (!open) setOpen(true)
    if (match !== undefined) setActive(match)
  }

  const handle = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowDown':
        if (open) setActive(step(active, 1))
        else setOpen(true)
        return true
      case 'ArrowUp':
        if (!open) setOpen(true)
        else if (event.altKey) chooseActive()
        else setActive(step(active, -1))
        return true
      case 'Home':
      case 'End':
        setOpen(true)
        setActive(event.key === 'Home' ? first() : last())
        return true
      case 'PageDown':
      case 'PageUp':
        if (open) setActive(step(active, event.key === 'PageDown' ? 1 : -1, PAGE))
        return open
      case 'Escape':
        if (open) setOpen(false)
        return open
      case 'Enter':
        if (open) chooseActive()
        else setOpen(true)
        return true
      case ' ':
        if (typeahead.isSearching()) search(' ')
        else if (open) chooseActive()
        else setOpen(true)
        return true
      default:
        if (event.key.length !== 1) return false
        search(event.key)
        return true
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      if (open) chooseActive()
      return
    }
    if (event.ctrlKey || event.metaKey || (event.altKey && !event.key.startsWith('Arrow'))) return
    if (!handle(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return { open, highlighted, setOpen, highlight: (index) => setHighlighted({ index, scrolls: false }), onKeyDown }
}
