/** What the loader shows before there is an application, in a frame that the page's own styles do not reach. */
const CSS = `
:host { display: block }
:host([hidden]) { display: none }
.melding {
  all: initial; display: flex; flex-wrap: wrap; gap: 12px; padding: 16px;
  border: 1px solid #b3261e; border-radius: 12px; background: #fdecea; color: #17212b;
  font: 16px/1.5 var(--hypotheek-lettertype, system-ui, sans-serif);
}
.melding p { flex: 1 1 320px; margin: 0; overflow-wrap: anywhere }
.melding button { min-height: 44px; padding: 0 16px; font: inherit }
`

let blad: CSSStyleSheet | undefined

/** Dresses a root: with one style sheet that all share, or where browsers cannot, with a style tag that has the nonce. */
export const kleedAan = (root: ShadowRoot, nonce: string): void => {
  if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype) {
    if (blad === undefined) {
      blad = new CSSStyleSheet()
      blad.replaceSync(CSS)
    }
    root.adoptedStyleSheets.push(blad)
    return
  }
  const stijl = document.createElement('style')
  stijl.nonce = nonce
  stijl.textContent = CSS
  root.append(stijl)
}
