/** Stubs `showModal` and `close`, which jsdom lacks: the attribute, the focus and the close event, as in a browser. */
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
