import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

interface Keuze {
  readonly begin: number
  readonly eind: number
}

/** How many characters two texts have in common from the start. */
const commonStart = (een: string, ander: string): number => {
  let aantal = 0
  while (aantal < een.length && een.charAt(aantal) === ander.charAt(aantal)) aantal += 1
  return aantal
}

const reversed = (tekst: string): string => tekst.split('').toReversed().join('')

/** An edit of a shown text: the selection before it, the text and the caret after it. */
export interface Edit {
  readonly getoond: string
  readonly keuze: Keuze
  readonly nieuw: string
  readonly plek: number
}

/** The edited text in its plain form: the typed characters stay as they are, those around them are made plain. */
export const toPlainText = (
  { getoond, keuze, nieuw, plek }: Edit,
  kaal: (tekst: string) => string,
): { readonly tekst: string; readonly plek: number } => {
  const voor = Math.min(keuze.begin, commonStart(getoond, nieuw))
  const achter = Math.min(getoond.length - keuze.eind, commonStart(reversed(getoond), reversed(nieuw)))
  const eind = Math.max(voor, nieuw.length - achter)
  const toKaal = (tot: number) =>
    kaal(nieuw.slice(0, Math.min(tot, voor))) +
    nieuw.slice(voor, Math.min(tot, eind)) +
    kaal(nieuw.slice(eind, Math.max(tot, eind)))
  return { tekst: toKaal(nieuw.length), plek: toKaal(plek).length }
}

/**
 * WebKit drops an edit when a script changes the text just before it, and no event reports that. `navigator.vendor`
 * names the engine (HTML, navigator compatibility mode), also in other browsers on an iPhone.
 */
const losesEdit = (element: HTMLElement): boolean =>
  element.ownerDocument.defaultView?.navigator.vendor.startsWith('Apple') ?? false

interface PlainText {
  /** The plain text after this first edit; the caret stays where the edit left it. */
  readonly begin: (getoond: string, nieuw: string) => string
}

/**
 * Turns a shown text into its plain form at the first edit, not at the focus, so that a selection is made in the shown
 * text. It changes the text just before that edit where the browser allows it, so that the browser can undo the edit;
 * elsewhere right after it. No event follows an edit that changes nothing, such as Delete at the end: leaving the field
 * shows the text again. `getoond` is the shown text; undefined while a text of the visitor's own stands there.
 */
export const usePlainText = (
  ref: RefObject<HTMLInputElement | null>,
  kaal: (tekst: string) => string,
  getoond: string | undefined,
): PlainText => {
  const keuze = useRef<Keuze | undefined>(undefined)
  const plek = useRef<number | undefined>(undefined)
  const isKaal = useRef(false)

  const prepare = useEffectEvent((element: HTMLInputElement, soort: string) => {
    // Enter fires beforeinput too, but a field of one line ignores the line break.
    if (soort === 'insertLineBreak') return
    const { value, selectionStart, selectionEnd } = element
    const gekozen = { begin: selectionStart ?? 0, eind: selectionEnd ?? 0 }
    keuze.current = gekozen
    isKaal.current = getoond !== undefined && kaal(value) !== value && !losesEdit(element)
    if (!isKaal.current) return
    element.value = kaal(value)
    const [begin, eind] = [gekozen.begin, gekozen.eind].map((grens) => kaal(value.slice(0, grens)).length)
    element.setSelectionRange(begin ?? 0, eind ?? 0)
  })
  /** Before React hears of the blur: reading the plain text could lose digits of the value. */
  const restore = useEffectEvent((element: HTMLInputElement) => {
    if (getoond !== undefined && element.value === kaal(getoond)) element.value = getoond
  })
  useEffect(() => {
    const element = ref.current
    const onEdit = ({ inputType }: InputEvent) => element && prepare(element, inputType)
    const onLeave = () => element && restore(element)
    element?.addEventListener('beforeinput', onEdit)
    element?.addEventListener('blur', onLeave)
    return () => {
      element?.removeEventListener('beforeinput', onEdit)
      element?.removeEventListener('blur', onLeave)
    }
  }, [ref])

  useLayoutEffect(() => {
    if (plek.current !== undefined) ref.current?.setSelectionRange(plek.current, plek.current)
    plek.current = undefined
  })

  return {
    begin: (van, nieuw) => {
      if (isKaal.current) return nieuw
      const plekNu = ref.current?.selectionStart ?? nieuw.length
      const alles = { begin: 0, eind: van.length }
      const bewerkt = toPlainText({ getoond: van, keuze: keuze.current ?? alles, nieuw, plek: plekNu }, kaal)
      if (bewerkt.tekst !== nieuw) plek.current = bewerkt.plek
      return bewerkt.tekst
    },
  }
}
