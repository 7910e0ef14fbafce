import type { Veld } from '../../domain'

/**
 * Puts the focus in the control of a field: the input, the select, or the radio button that is chosen. `reveal`
 * brings the control into view.
 */
export const focusVeld = (form: HTMLElement, veld: Veld, reveal: (control: Element) => void): void => {
  const kader = form.querySelector(`[data-veld="${veld}"]`)
  const control =
    kader?.querySelector<HTMLElement>('input:checked') ??
    kader?.querySelector<HTMLElement>('.bediening input, .bediening button, input')
  control?.focus({ preventScroll: true })
  if (control) reveal(control)
}
