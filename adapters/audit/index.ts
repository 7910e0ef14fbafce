import { startAudit } from './audit'

/** Starts the accessibility audit of a calculator. Returns a function that stops it. */
export type StartAudit = typeof startAudit

declare global {
  interface Window {
    hypotheekOrientatieAudit?: StartAudit
  }
  interface WindowEventMap {
    'hypotheek-orientatie:audit': Event
  }
}

/** Offers the audit to the calculators on the page. This is all that loading the module does. */
if (typeof window !== 'undefined') {
  window.hypotheekOrientatieAudit = startAudit
  window.dispatchEvent(new Event('hypotheek-orientatie:audit'))
}
