import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import type { Option } from './field'

/** After this long without a key, typing starts a new search, in milliseconds (specification, section 9). */
const ZOEKPAUZE = 500
const SPRONG = 5

interface Lijst {
  readonly open: boolean
  /** The option that arrow keys and typing point at. */
  readonly actief: number
  readonly setActief: (index: number) => void
  readonly setOpen: (open: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The behaviour of a select-only combobox (ARIA Authoring Practices): arrows, Home, End, page keys and typing. */
export const useLijst = <Value extends string>(
  options: readonly Option<Value>[],
  gekozen: number,
  kies: (index: number) => void,
): Lijst => {
  const [open, setOpenState] = useState(false)
  const [actief, setActief] = useState(0)
  const gezocht = useRef({ tekst: '', timer: undefined as ReturnType<typeof setTimeout> | undefined })

  useEffect(() => {
    const zoek = gezocht.current
    return () => clearTimeout(zoek.timer)
  }, [])

  const setOpen = (opent: boolean) => {
    setOpenState(opent)
    if (opent) setActief(Math.max(0, gekozen))
  }

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

  const zoek = (toets: string) => {
    const { current } = gezocht
    clearTimeout(current.timer)
    current.tekst += toets.toLocaleLowerCase('nl')
    current.timer = setTimeout(() => (current.tekst = ''), ZOEKPAUZE)
    const zelfdeLetter = current.tekst === current.tekst.charAt(0).repeat(current.tekst.length)
    const begin = zelfdeLetter ? current.tekst.slice(0, 1) : current.tekst
    const vanaf = (open ? actief : gekozen) + (zelfdeLetter ? 1 : 0)
    const volgorde = options.map((_, index) => (index + Math.max(0, vanaf)) % options.length)
    const treffer = volgorde.find(
      (index) => !options[index]?.disabled && options[index]?.text.toLocaleLowerCase('nl').startsWith(begin),
    )
    if (!open) setOpen(true)
    if (treffer !== undefined) setActief(treffer)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      if (open) kiesActieve()
      return
    }
    if (event.ctrlKey || event.metaKey || (event.altKey && !event.key.startsWith('Arrow'))) return
    if (handel(event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  const kiesActieve = () => {
    kies(actief)
    setOpen(false)
  }

  const handel = (event: KeyboardEvent): boolean => {
    const laatste = options.length - 1
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
        setOpen(true)
        setActief(stap(-1, 1))
        return true
      case 'End':
        setOpen(true)
        setActief(stap(laatste + 1, -1))
        return true
      case 'PageDown':
        if (open) setActief(stap(actief, 1, SPRONG))
        return open
      case 'PageUp':
        if (open) setActief(stap(actief, -1, SPRONG))
        return open
      case 'Escape':
        if (open) setOpen(false)
        return open
      case 'Enter':
        if (open) kiesActieve()
        else setOpen(true)
        return true
      case ' ':
        if (gezocht.current.tekst !== '') zoek(' ')
        else if (open) kiesActieve()
        else setOpen(true)
        return true
      default:
        if (event.key.length !== 1) return false
        zoek(event.key)
        return true
    }
  }

  return { open, actief, setActief, setOpen, onKeyDown }
}
