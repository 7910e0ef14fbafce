import { fireEvent } from '@testing-library/react'
import { expect } from 'vitest'

/** An action of a visitor in a text field: `kies` selects the whole text, `menu` chooses Undo in the browser's menu. */
export type Action =
  | { readonly soort: 'typ'; readonly tekst: string }
  | { readonly soort: 'plak'; readonly tekst: string }
  | { readonly soort: 'kies' | 'Backspace' | 'Delete' | 'Home' | 'verlaat' | 'Enter' | 'undo' | 'redo' | 'menu' }

export const input = () => document.querySelector('input') ?? expect.unreachable('no field is shown')

/**
 * Fires `beforeinput` for an edit. If the event is not cancelled and the edit changes the text, also replaces the text
 * from `begin` to `eind` by `data` and fires `input`.
 */
const edit = (inputType: string, begin: number, eind: number, data = '') => {
  const element = input()
  const mag = fireEvent(element, new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }))
  const { value } = element
  if (!mag || (data === '' && begin === eind)) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    element,
    value.slice(0, begin) + data + value.slice(eind),
  )
  element.setSelectionRange(begin + data.length, begin + data.length)
  fireEvent(element, new InputEvent('input', { inputType, data, bubbles: true }))
}

export const press = (key: string, keys: KeyboardEventInit = { ctrlKey: true }) =>
  fireEvent.keyDown(input(), { key, ...keys })

export const doe = (action: Action) => {
  const element = input()
  const begin = element.selectionStart ?? 0
  const eind = element.selectionEnd ?? 0
  switch (action.soort) {
    case 'typ':
      for (const teken of action.tekst)
        edit('insertText', input().selectionStart ?? 0, input().selectionEnd ?? 0, teken)
      return
    case 'plak':
      edit('insertFromPaste', begin, eind, action.tekst)
      return
    case 'Backspace':
      edit('deleteContentBackward', begin === eind ? Math.max(0, begin - 1) : begin, eind)
      return
    case 'Delete':
      edit('deleteContentForward', begin, begin === eind ? Math.min(element.value.length, eind + 1) : eind)
      return
    case 'kies':
      element.select()
      return
    case 'Home':
      element.setSelectionRange(0, 0)
      return
    case 'verlaat':
      fireEvent.blur(element)
      fireEvent.focus(element)
      element.select()
      return
    case 'Enter':
      press('Enter', {})
      return
    case 'undo':
      press('z')
      return
    case 'redo':
      press('y')
      return
    case 'menu':
      edit('historyUndo', begin, eind)
      return
  }
}

export const typ = (tekst: string): Action => ({ soort: 'typ', tekst })
export type Plain = Exclude<Action, { readonly tekst: string }>['soort']
export const act = (...acties: readonly (Plain | Action)[]) =>
  acties.forEach((actie) => doe(typeof actie === 'string' ? { soort: actie } : actie))
