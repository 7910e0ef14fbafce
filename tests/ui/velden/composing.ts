import { fireEvent } from '@testing-library/react'

import { input } from './gestures'

/** The order of the events at the end of a composition, which differs by browser. */
export type Engine = 'Chromium' | 'Firefox' | 'Safari'

const put = (text: string, caret: number) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
  input().setSelectionRange(caret, caret)
}

const tell = (type: 'beforeinput' | 'input', inputType: string, isComposing: boolean) =>
  fireEvent(input(), new InputEvent(type, { inputType, isComposing, bubbles: true, cancelable: type !== 'input' }))

/** The last text that the browser itself put in the field, which a script may have replaced meanwhile. */
interface Composition {
  readonly put: string
  readonly caret: number
}

/**
 * Composes a text in the shown field, as an input method does: replaces the range from `begin` to `end` by each of
 * `texts` in turn. `seen` is called after each text. Returns the text and caret that the browser put in the field last.
 */
export const compose = (
  engine: Engine,
  { begin, end, texts }: { readonly begin: number; readonly end: number; readonly texts: readonly string[] },
  seen: (composition: Composition) => void = () => undefined,
): Composition => {
  const { value } = input()
  let last: Composition = { put: value, caret: end }
  input().setSelectionRange(begin, end)
  fireEvent.compositionStart(input(), { data: value.slice(begin, end) })
  for (const text of texts) {
    tell('beforeinput', 'insertCompositionText', true)
    last = { put: value.slice(0, begin) + text + value.slice(end), caret: begin + text.length }
    put(last.put, last.caret)
    tell('input', 'insertCompositionText', true)
    seen(last)
  }
  if (engine === 'Safari')
    for (const [inputType, text] of [
      ['deleteCompositionText', ''],
      ['insertFromComposition', texts.at(-1) ?? ''],
    ] as const) {
      tell('beforeinput', inputType, true)
      put(value.slice(0, begin) + text + value.slice(end), begin + text.length)
      tell('input', inputType, true)
    }
  fireEvent.compositionEnd(input(), { data: texts.at(-1) ?? '' })
  if (engine === 'Firefox') tell('input', 'insertCompositionText', false)
  return last
}
