import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

import { isComposed } from '../basis/press/isComposed'
import { editHistory, followHistory, redo, startHistory, undo, type ShownText, type TextHistory } from './textHistory'
import { composedSelection, toPlainText, type TextRange } from './toPlainText'

const STEPS = { historyUndo: undo, historyRedo: redo } as const
type Step = keyof typeof STEPS

/** Whether the type of an input event is an undo or a redo. */
export const isStep = (inputType: string): inputType is Step =>
  inputType === 'historyUndo' || inputType === 'historyRedo'

/** Whether undo and redo use Command, as on Apple devices. On a Mac, Ctrl+Y pastes, so Ctrl+Y must not redo. */
const hasCommandKey = (): boolean => /^(?:Mac|iP)/.test(navigator.platform)

const stepOf = (event: KeyboardEvent): Step | undefined => {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  const isMac = hasCommandKey()
  if (altKey || ctrlKey === isMac || metaKey !== isMac) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return shiftKey ? 'historyRedo' : 'historyUndo'
  return key === 'y' && !isMac && !shiftKey ? 'historyRedo' : undefined
}

/** The text that results from an edit, and whether that text is an earlier text: `hersteld`, otherwise `getypt`. */
interface EditedText {
  readonly soort: 'hersteld' | 'getypt'
  readonly tekst: string
}

interface FieldHistory {
  /**
   * Returns the text that results from an edit by the visitor. The first edit of a formatted text removes its thousands
   * separators. An undo or redo replaces the browser's own result with the text and selection from the history. During
   * a composition, returns the text of the browser as it is: rewriting that text would end the composition.
   */
  readonly onEdit: (element: HTMLInputElement, inputType: string) => EditedText
  /** Records the text that the field shows after parsing. The next edit starts a new undo step. */
  readonly onRead: () => void
}

/** A composition by an input method, such as dictation: the history and the selection when the composition started. */
interface Composition {
  readonly followed: TextHistory
  readonly selection: TextRange
  readonly isDone: boolean
}

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement): TextRange => ({
  begin: selectionStart ?? 0,
  end: selectionEnd ?? 0,
})

const tellInput = (element: HTMLInputElement, inputType: string): void => {
  element.dispatchEvent(new InputEvent('input', { inputType, bubbles: true, composed: true }))
}

/**
 * Returns the undo history of a field that rewrites its text. After a script sets the text, the browser's own undo
 * fails: Chromium creates texts that never existed, and Firefox forgets what was typed. So every undo and redo uses
 * this history. The hook listens to `beforeinput` for undo from menus and gestures. It listens to `keydown` for keys,
 * because no `beforeinput` fires when the browser has nothing to undo. `execCommand` fires only `input`, which `onEdit`
 * handles. A whole composition is one edit, which the field handles when the composition ends.
 */
export const useTextHistory = (
  ref: RefObject<HTMLInputElement | null>,
  toPlain: (text: string) => string,
  held: () => ShownText,
): FieldHistory => {
  const history = useRef<TextHistory | undefined>(undefined)
  const selection = useRef<TextRange | undefined>(undefined)
  const composition = useRef<Composition | undefined>(undefined)
  const nextCaret = useRef<number | undefined>(undefined)

  const follow = (): TextHistory =>
    history.current ? followHistory(history.current, held(), toPlain) : startHistory(held())

  const begin = useEffectEvent(() => {
    history.current = follow()
  })
  const take = useEffectEvent((event: Event, inputType: Step, element: HTMLInputElement) => {
    event.preventDefault()
    if (composition.current === undefined && STEPS[inputType](follow()) !== undefined) tellInput(element, inputType)
  })
  const startComposition = useEffectEvent((element: HTMLInputElement) => {
    composition.current = { followed: follow(), selection: selectionOf(element), isDone: false }
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const end = new AbortController()
    const { signal } = end
    begin()
    element.addEventListener(
      'beforeinput',
      (event) => {
        if (isStep(event.inputType)) take(event, event.inputType, element)
        else selection.current = selectionOf(element)
      },
      { signal },
    )
    element.addEventListener('compositionstart', () => startComposition(element), { signal })
    element.addEventListener(
      'compositionend',
      () => {
        if (composition.current) composition.current = { ...composition.current, isDone: true }
        tellInput(element, 'insertCompositionText')
      },
      { signal },
    )
    element.addEventListener(
      'keydown',
      (event) => {
        const step = stepOf(event)
        if (step && !event.defaultPrevented && !isComposed(event)) take(event, step, element)
      },
      { signal },
    )
    return () => end.abort()
  }, [ref])

  useLayoutEffect(() => {
    if (nextCaret.current !== undefined) ref.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = undefined
  })

  return {
    onEdit: (element, inputType) => {
      const { value, selectionStart } = element
      const composed = composition.current
      if (composed && !composed.isDone) return { soort: 'getypt', tekst: value }
      composition.current = undefined
      const followed = composed?.followed ?? follow()
      if (isStep(inputType)) {
        const { now } = (history.current = STEPS[inputType](followed) ?? followed)
        element.value = now.text
        element.setSelectionRange(now.selection.begin, now.selection.end)
        return { soort: 'hersteld', tekst: now.text }
      }
      const { text: shown, isFormatted } = followed.now
      const before = composed?.selection ?? selection.current
      selection.current = undefined
      if (value === shown) {
        history.current = followed
        return { soort: 'hersteld', tekst: value }
      }
      const edit = {
        shown,
        selection: composed
          ? composedSelection(shown, value, composed.selection)
          : (before ?? { begin: 0, end: shown.length }),
        edited: value,
        caret: selectionStart ?? value.length,
      }
      const { text, caret } = isFormatted ? toPlainText(edit, toPlain) : { text: value, caret: edit.caret }
      history.current = editHistory(followed, { text, caret, kind: inputType, selection: before })
      if (text !== value) nextCaret.current = caret
      return { soort: 'getypt', tekst: text }
    },
    onRead: () => {
      history.current = { ...follow(), kind: undefined }
    },
  }
}
