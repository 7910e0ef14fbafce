import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import type { Option } from './field'

/** The pause between keys in milliseconds after which a new search starts (specification, section 9). */
const SEARCH_PAUSE = 500

interface Typeahead {
  /** Finds the option that equals the typed text, or else starts with it. Repeating one letter finds the next match. */
  readonly find: (teken: string, vanaf: number) => number | undefined
  /** Whether a search is active: the last key was less than the pause ago. */
  readonly isSearching: () => boolean
}

const lowerCased = (tekst: string): string => tekst.toLocaleLowerCase('nl')

/** Finds an option by typing the start of its text. */
const useTypeahead = (options: readonly Option[]): Typeahead => {
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

/** The number of options that a page key moves. */
const PAGE = 5

/** The option that the keys or the pointer have reached. */
export interface Highlighted {
  readonly index: number
  /** Whether to scroll the option into view: for keys only, as scrolling under a pointer would select another. */
  readonly volg: boolean
}

interface ListBox {
  readonly open: boolean
  readonly aangewezen: Highlighted
  readonly setOpen: (open: boolean) => void
  /** Highlights an option without scrolling. */
  readonly wijs: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Implements the select-only combobox of the ARIA Authoring Practices: arrows, Home, End, page keys and typing. */
export const useListBox = <Value extends string>(
  options: readonly Option<Value>[],
  gekozen: number,
  kies: (index: number) => void,
): ListBox => {
  const [open, setOpenState] = useState(false)
  const [aangewezen, setAangewezen] = useState<Highlighted>({ index: 0, volg: true })
  const actief = aangewezen.index
  const setActief = (index: number) => setAangewezen({ index, volg: true })
  const typeahead = useTypeahead(options)

  /** Returns the option `aantal` steps away, skipping disabled ones; stops at the last enabled option of the list. */
  const stap = (van: number, richting: 1 | -1, aantal = 1): number => {
    let index = van
    for (let teller = 0; teller < aantal; teller += 1) {
      let volgende = index + richting
      while (options[volgende]?.disabled) volgende += richting
      if (options[volgende] === undefined) break
      index = volgende
    }
    return index
  }
  const eerste = () => stap(-1, 1)
  const laatste = () => stap(options.length, -1)

  const setOpen = (opent: boolean) => {
    setOpenState(opent)
    if (opent) setActief(gekozen >= 0 ? gekozen : eerste())
  }
  const kiesActieve = () => {
    kies(actief)
    setOpen(false)
  }
  const search = (teken: string) => {
    const treffer = typeahead.find(teken, open ? actief : gekozen)
    if (!open) setOpen(true)
    if (treffer !== undefined) setActief(treffer)
  }

  const handel = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowDown':
        if (open) setActief(stap(actief, 1))
        else setOpen(true)
        return true
      case 'ArrowUp':
        if (!open) setOpen(true)
        else if (event.altKey) kiesActieve()
        else setActief(stap(actief, -1))
        return true
      case 'Home':
      case 'End':
        setOpen(true)
        setActief(event.key === 'Home' ? eerste() : laatste())
        return true
      case 'PageDown':
      case 'PageUp':
        if (open) setActief(stap(actief, event.key === 'PageDown' ? 1 : -1, PAGE))
        return open
      case 'Escape':
        if (open) setOpen(false)
        return open
      case 'Enter':
        if (open) kiesActieve()
        else setOpen(true)
        return true
      case ' ':
        if (typeahead.isSearching()) search(' ')
        else if (open) kiesActieve()
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
      if (open) kiesActieve()
      return
    }
    if (event.ctrlKey || event.metaKey || (event.altKey && !event.key.startsWith('Arrow'))) return
    if (!handel(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return { open, aangewezen, setOpen, wijs: (index) => setAangewezen({ index, volg: false }), onKeyDown }
}
