import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

import { editHistory, followHistory, redo, startHistory, undo, type ShownText, type TextHistory } from './textHistory'
import { toPlainText, type TextRange } from './toPlainText'

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

interface FieldHistory {
  /**
   * Returns the text that results from an edit by the visitor. The first edit of a formatted text removes its thousands
   * separators. An undo or redo replaces the browser's own result with the text and selection from the history.
   */
  readonly onEdit: (element: HTMLInputElement, inputType: string) => string
  /** Records the text that the field shows after parsing. The next edit starts a new undo step. */
  readonly onRead: () => void
}

/**
 * Returns the undo history of a field that rewrites its text. After a script sets the text, the browser's own undo
 * fails: Chromium creates texts that never existed, and Firefox forgets what was typed. So every undo and redo uses
 * this history. The hook listens to `beforeinput` for undo from menus and gestures. It listens to `keydown` for keys,
 * because no `beforeinput` fires when the browser has nothing to undo. `execCommand` fires only `input`, which `onEdit`
 * handles.
 */
export const useTextHistory = (
  ref: RefObject<HTMLInputElement | null>,
  toPlain: (text: string) => string,
  held: () => ShownText,
): FieldHistory => {
  const history = useRef<TextHistory | undefined>(undefined)
  const selection = useRef<TextRange | undefined>(undefined)
  const nextCaret = useRef<number | undefined>(undefined)

  const follow = (): TextHistory =>
    history.current ? followHistory(history.current, held(), toPlain) : startHistory(held())

  const begin = useEffectEvent(() => {
    history.current = follow()
  })
  const take = useEffectEvent((event: Event, inputType: Step, element: HTMLInputElement) => {
    event.preventDefault()
    if (STEPS[inputType](follow()) === undefined) return
    element.dispatchEvent(new InputEvent('input', { inputType, bubbles: true, composed: true }))
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
        else selection.current = { begin: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 }
      },
      { signal },
    )
    element.addEventListener(
      'keydown',
      (event) => {
        const step = stepOf(event)
        if (step && !event.defaultPrevented && !event.isComposing) take(event, step, element)
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
      const followed = follow()
      if (isStep(inputType)) {
        const { now } = (history.current = STEPS[inputType](followed) ?? followed)
        element.value = now.text
        element.setSelectionRange(now.selection.begin, now.selection.end)
        return now.text
      }
      const { text: shown, isFormatted } = followed.now
      const edit = {
        shown,
        selection: selection.current ?? { begin: 0, end: shown.length },
        edited: value,
        caret: selectionStart ?? value.length,
      }
      const { text, caret } = isFormatted ? toPlainText(edit, toPlain) : { text: value, caret: edit.caret }
      history.current = editHistory(followed, { text, caret, kind: inputType, selection: selection.current })
      selection.current = undefined
      if (text !== value) nextCaret.current = caret
      return text
    },
    onRead: () => {
      history.current = { ...follow(), kind: undefined }
    },
  }
}
