/** The selector of controls that can get the focus while there is no step title, for example in a message. */
const CONTROLS = 'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], summary'

/** Focuses the title of the open step, else the first control in the shadow root, else the first control in `host`. */
export const focusTitle = (host: HTMLElement, options?: FocusOptions): void => {
  const inside =
    host.shadowRoot?.querySelector<HTMLElement>('[part=formulier] h2') ??
    host.shadowRoot?.querySelector<HTMLElement>(CONTROLS) ??
    host.querySelector<HTMLElement>(CONTROLS)
  inside?.focus(options)
}

/** Whether this link points to the element by its id, on the same page and in the same window. */
const isLinkTo = (host: HTMLElement, { href, target }: HTMLAnchorElement): boolean =>
  host.id !== '' && href === new URL(`#${host.id}`, host.ownerDocument.URL).href && ['', '_self'].includes(target)

/** Whether this label names the element in `for`. Browsers ignore such a label: the element is not a form control. */
const isLabelOf = (host: HTMLElement, { htmlFor, control }: HTMLLabelElement): boolean =>
  control === null && host.id !== '' && htmlFor === host.id

/**
 * Makes the element focusable until the next `focusin` on the page. If the element gets that focus, because the browser
 * followed a link to it, focuses the title of the step. A lasting `tabindex` would be an extra Tab stop. Chromium
 * clears the focus when `tabindex` is removed, so the title gets the focus after that, in a later task.
 */
const awaitFocus = (host: HTMLElement): void => {
  const isOurs = !host.hasAttribute('tabindex')
  if (isOurs) host.tabIndex = 0
  const passOn = (event: Event) => {
    const isFollowed = event.composedPath()[0] === host
    setTimeout(() => {
      if (isOurs) host.removeAttribute('tabindex')
      if (isFollowed) host.focus()
    })
  }
  host.ownerDocument.addEventListener('focusin', passOn, { capture: true, once: true })
}

/** Lets labels and links that refer to the element focus the title of the open step. Returns a stop function. */
export const followPageLinks = (host: HTMLElement): (() => void) => {
  const page = host.ownerDocument
  const listen = (event: MouseEvent): void => {
    const [pressed] = event.composedPath()
    if (event.defaultPrevented || !(pressed instanceof Element) || event.composedPath().includes(host)) return
    const way = pressed.closest<HTMLAnchorElement | HTMLLabelElement>('a[href], label')
    if (way instanceof HTMLLabelElement) {
      if (isLabelOf(host, way)) host.focus()
    } else if (way && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) && isLinkTo(host, way))
      awaitFocus(host)
  }
  page.addEventListener('click', listen)
  return () => page.removeEventListener('click', listen)
}
