import type { UserEvent } from '@testing-library/user-event'

const controlsIn = (part: ParentNode): readonly HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('input, button:not([aria-label^=Uitleg])'),
]

/** Returns the names of the inputs and buttons in this part of the document that the browser does not disable. */
export const enabledIn = (part: ParentNode): readonly string[] =>
  controlsIn(part)
    .filter((control) => !control.matches(':disabled'))
    .map((control) => control.getAttribute('aria-label') ?? control.tagName)

/** Clicks every input and button in this part of the document, tries to focus it, and presses keys. */
export const pressAll = async (user: UserEvent, part: ParentNode): Promise<void> => {
  for (const control of controlsIn(part)) {
    await user.click(control)
    control.focus()
    await user.keyboard('{Enter} {ArrowDown}{ArrowUp}{Home}{Delete}1')
  }
}
