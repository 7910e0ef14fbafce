import { useLayoutEffect, useRef } from 'react'

import { Columns } from './Columns'
import { Range, RangeAxis, RangeKey, rangeRoom } from './Range'
import { ticksBetween } from './shapes'

/** The print style sheet that hides the page around an open dialog. `contain` does not clip a top-layer dialog. */
const PAGE = `@media print {
  html, body { height: 0 !important; min-height: 0 !important; margin: 0 !important; background: none !important }
  body { contain: strict !important; visibility: hidden !important }
}`

/**
 * The print style sheet of an open dialog. It lets the dialog continue on several sheets of paper. It hides the close
 * button, the foot, inputs, icons in table headings, disclosures directly in the content, and elements marked
 * `data-alleen-scherm`, such as instructions to press something.
 */
const DIALOG = `@media print {
  [part=formulier] { display: block !important }
  dialog:modal {
    position: absolute; inset: 0 auto auto 0; visibility: visible;
    width: 100% !important; max-width: none; height: auto; max-height: none !important; overflow: visible;
    margin: 0; padding: 0; border: 0; border-radius: 0; box-shadow: none;
  }
  dialog:modal::backdrop { display: none }
  dialog > [data-inhoud] { padding: 0 !important }
  dialog [data-inhoud] > :is(div:last-child, details), dialog h2 + button, dialog th svg,
  dialog [data-alleen-scherm] { display: none !important }
  dialog input { visibility: hidden }
  dialog [role=region] { overflow: visible !important }
  dialog table { font-size: 9pt !important }
  dialog tr { height: auto !important }
  dialog :is(th, td) { position: static !important; min-width: 0 !important; padding-inline: 2px !important }
  dialog th button {
    display: inline !important; min-height: 0 !important; padding: 0 !important; color: inherit !important;
    font: inherit !important; text-decoration: none !important;
  }
  dialog figure, dialog tr { break-inside: avoid }
}`

/** Adds each CSS text as a style sheet to its document or shadow root. Returns a function that removes these sheets. */
const dress = (styles: ReadonlyMap<DocumentOrShadowRoot, string>, { CSSStyleSheet }: typeof globalThis) => {
  const sheets = [...styles].map(([root, css]) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets.push(sheet)
    return { root, sheet }
  })
  return () => {
    for (const { root, sheet } of sheets)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/**
 * A hidden element. While this element is mounted, a print contains only the open dialog of its calculator. It uses
 * constructed style sheets, because these need no nonce. If the browser does not support them, or if the element is not
 * in a shadow root, the whole page is printed.
 */
const OnPaper = () => {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const root = place.current?.getRootNode()
    const window = place.current?.ownerDocument.defaultView
    if (!(window && root instanceof ShadowRoot && 'replaceSync' in window.CSSStyleSheet.prototype)) return
    return dress(
      new Map<DocumentOrShadowRoot, string>([
        [window.document, PAGE],
        [root, DIALOG],
      ]),
      window,
    )
  }, [])
  return <span ref={place} data-op-papier="" hidden />
}

/** The lazily loaded part `charts`: the column chart, the range with axis and legend, their sizes and `OnPaper`. */
export const charts = { Columns, Range, RangeAxis, RangeKey, rangeRoom, ticksBetween, OnPaper } as const

export type Charts = typeof charts
