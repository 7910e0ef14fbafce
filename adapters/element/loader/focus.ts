/** Controls in the fallback content or in a message, which show before the first step. */
const CONTROLS = 'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], summary'

/** Focuses the title of the open step, or the first control of the element when there is no title. */
export const focusTitle = (host: HTMLElement, options?: FocusOptions): void => {
  const inside =
    host.shadowRoot?.querySelector<HTMLElement>('[part=formulier] h2') ??
    host.shadowRoot?.querySelector<HTMLElement>(CONTROLS) ??
    host.querySelector<HTMLElement>(CONTROLS)
  inside?.focus(options)
}

/** Whether this link points to the element itself, on its own page. */
const isLinkTo = (host: HTMLElement, { href, target }: HTMLAnchorElement): boolean =>
  host.id !== '' && href === new URL(`#${host.id}`, host.ownerDocument.URL).href && ['', '_self'].includes(target)

/** Whether this label is for the element. Browsers do not see the element as a control that can have a label. */
const isLabelOf = (host: HTMLElement, { htmlFor, control }: HTMLLabelElement): boolean =>
  control === null && host.id !== '' && htmlFor === host.id

/**
 * Makes the element focusable until the browser has followed a link to it; then the title gets the focus. Afterwards
 * the element must not be focusable, or it would be an extra Tab stop. Chromium clears the focus when `tabindex` is
 * removed, so the title gets the focus in a later task.
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

/** Lets labels and skip links of the page focus the title of the open step. Returns a function that stops this. */
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
