/** Controls of a fallback or a message, which stand in the element until the first step does. */
const CONTROLS = 'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], summary'

/** Focuses the title of the open step; without one the first control that stands in the element. */
export const focusTitle = (host: HTMLElement, options?: FocusOptions): void => {
  const inside =
    host.shadowRoot?.querySelector<HTMLElement>('[part=formulier] h2') ??
    host.shadowRoot?.querySelector<HTMLElement>(CONTROLS) ??
    host.querySelector<HTMLElement>(CONTROLS)
  inside?.focus(options)
}

/** Whether this link leads to the element itself, on its own page. */
const isLinkTo = (host: HTMLElement, { href, target }: HTMLAnchorElement): boolean =>
  host.id !== '' && href === new URL(`#${host.id}`, host.ownerDocument.URL).href && ['', '_self'].includes(target)

/** Whether this label is one of the element, which browsers do not know as the control of a label. */
const isLabelOf = (host: HTMLElement, { htmlFor, control }: HTMLLabelElement): boolean =>
  control === null && host.id !== '' && htmlFor === host.id

/**
 * Makes the element focusable until the browser has followed a link to it: then the focus goes on to the title. Not for
 * longer, or the element would be a stop of its own for Tab. Chromium clears the focus when it removes `tabindex`, so
 * the focus goes on after that, in a task of its own.
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

/** Has labels and skip links of the page focus the title of the open step. Returns a function that ends this. */
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
