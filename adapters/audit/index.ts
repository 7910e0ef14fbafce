import { startAudit } from './audit'

/** The function that starts the accessibility audit of a calculator, and returns a function that stops it. */
export type StartAudit = typeof startAudit

declare global {
  interface Window {
    hypotheekOrientatieAudit?: StartAudit
  }
  interface WindowEventMap {
    'hypotheek-orientatie:audit': Event
  }
}

/** Makes the audit available to the calculators on the page, and dispatches an event for those that wait for it. */
if (typeof window !== 'undefined') {
  window.hypotheekOrientatieAudit = startAudit
  window.dispatchEvent(new Event('hypotheek-orientatie:audit'))
}
