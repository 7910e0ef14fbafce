/** Stubs `showModal` and `close` if jsdom lacks them. The stubs set `open`, move the focus and fire the close event. */
if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  let earlier: Element | null = null
  HTMLDialogElement.prototype.showModal = function () {
    earlier = document.activeElement
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>('input, button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    if (earlier instanceof HTMLElement) earlier.focus()
    this.dispatchEvent(new Event('close'))
  }
}

export {}
