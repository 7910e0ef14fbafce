import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

interface Keuze {
  readonly begin: number
  readonly eind: number
}

/** How many characters two texts have in common from the start. */
const gelijkBegin = (een: string, ander: string): number => {
  let aantal = 0
  while (aantal < een.length && een.charAt(aantal) === ander.charAt(aantal)) aantal += 1
  return aantal
}

const omgekeerd = (tekst: string): string => tekst.split('').toReversed().join('')

/** An edit of a shown text: what was selected before it, the text after it, and where the caret stands then. */
export interface Bewerking {
  readonly getoond: string
  readonly keuze: Keuze
  readonly nieuw: string
  readonly plek: number
}

/** The edited text in its form to edit: what was typed stays as it is, what was there already is made plain. */
export const toBewerkvorm = (
  { getoond, keuze, nieuw, plek }: Bewerking,
  kaal: (tekst: string) => string,
): { readonly tekst: string; readonly plek: number } => {
  const voor = Math.min(keuze.begin, gelijkBegin(getoond, nieuw))
  const achter = Math.min(getoond.length - keuze.eind, gelijkBegin(omgekeerd(getoond), omgekeerd(nieuw)))
  const eind = Math.max(voor, nieuw.length - achter)
  const maakKaal = (tot: number) =>
    kaal(nieuw.slice(0, Math.min(tot, voor))) +
    nieuw.slice(voor, Math.min(tot, eind)) +
    kaal(nieuw.slice(eind, Math.max(tot, eind)))
  return { tekst: maakKaal(nieuw.length), plek: maakKaal(plek).length }
}

/**
 * WebKit drops an edit when the text changes just before it; no event tells. The vendor names the engine of a browser
 * (HTML, navigator compatibility mode), also that of other browsers on an iPhone.
 */
const verliestBewerking = (element: HTMLElement): boolean =>
  element.ownerDocument.defaultView?.navigator.vendor.startsWith('Apple') ?? false

interface Bewerkvorm {
  /** The text to go on with after this first edit; the caret stays where the edit left it. */
  readonly begin: (getoond: string, nieuw: string) => string
}

/**
 * Turns a shown text into its form to edit at the first edit, not at the focus: whoever selects, selects what is shown.
 * Just before that edit where the browser says so and allows it, which leaves undoing it to the browser; else right
 * after it.
 */
export const useBewerkvorm = (
  ref: RefObject<HTMLInputElement | null>,
  kaal: (tekst: string) => string,
  isGetoond: boolean,
): Bewerkvorm => {
  const keuze = useRef<Keuze | undefined>(undefined)
  const plek = useRef<number | undefined>(undefined)
  const isKaal = useRef(false)

  const bereidVoor = useEffectEvent((element: HTMLInputElement, soort: string) => {
    // Enter is announced as a new line, which a field of one line does not take.
    if (soort === 'insertLineBreak') return
    const { value, selectionStart, selectionEnd } = element
    const gekozen = { begin: selectionStart ?? 0, eind: selectionEnd ?? 0 }
    keuze.current = gekozen
    isKaal.current = isGetoond && kaal(value) !== value && !verliestBewerking(element)
    if (!isKaal.current) return
    element.value = kaal(value)
    const [begin, eind] = [gekozen.begin, gekozen.eind].map((grens) => kaal(value.slice(0, grens)).length)
    element.setSelectionRange(begin ?? 0, eind ?? 0)
  })
  useEffect(() => {
    const element = ref.current
    const luister = ({ inputType }: InputEvent) => element && bereidVoor(element, inputType)
    element?.addEventListener('beforeinput', luister)
    return () => element?.removeEventListener('beforeinput', luister)
  }, [ref])

  useLayoutEffect(() => {
    if (plek.current !== undefined) ref.current?.setSelectionRange(plek.current, plek.current)
    plek.current = undefined
  })

  return {
    begin: (getoond, nieuw) => {
      if (isKaal.current) return nieuw
      const plekNu = ref.current?.selectionStart ?? nieuw.length
      const alles = { begin: 0, eind: getoond.length }
      const bewerkt = toBewerkvorm({ getoond, keuze: keuze.current ?? alles, nieuw, plek: plekNu }, kaal)
      if (bewerkt.tekst !== nieuw) plek.current = bewerkt.plek
      return bewerkt.tekst
    },
  }
}
