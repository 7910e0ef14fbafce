import type { ShowMessage, WayOut } from '../environment'
import { createElement } from './createElement'

export const showMessage: ShowMessage = (root, text, wayOut) => {
  const message = createElement('div', { className: 'melding', lang: 'nl' })
  message.setAttribute('role', 'alert')
  message.append(createElement('p', { textContent: text }))
  if (wayOut) message.append(createButton(wayOut))
  root.querySelector('.melding')?.remove()
  root.prepend(message)
  return () => message.remove()
}

/** Creates a button that can be pressed once. Its action replaces or removes the message, or reloads the page. */
const createButton = ({ text, act }: WayOut): HTMLButtonElement => {
  const button = createElement('button', { textContent: text })
  button.addEventListener('click', () => {
    button.disabled = true
    act()
  })
  return button
}
