/**
 * jsdom knows the dialog element but opens and closes none; these do what a browser does that can be told without one.
 */
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
