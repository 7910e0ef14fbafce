/** Stubs `showModal` and `close`, which jsdom lacks: the attribute, the focus and the close event, as in a browser. */
if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  let eerder: Element | null = null
  HTMLDialogElement.prototype.showModal = function () {
    eerder = document.activeElement
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>('input, button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    if (eerder instanceof HTMLElement) eerder.focus()
    this.dispatchEvent(new Event('close'))
  }
}

export {}
