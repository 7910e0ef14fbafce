import { startAudit } from './audit'

/** Begins to test a calculator for accessibility; returns how to stop. */
export type StartAudit = typeof startAudit

declare global {
  interface Window {
    hypotheekOrientatieAudit?: StartAudit
  }
  interface WindowEventMap {
    'hypotheek-orientatie:audit': Event
  }
}

/** All that this module does when it is loaded: it offers the audit to the calculators of the page. */
if (typeof window !== 'undefined') {
  window.hypotheekOrientatieAudit = startAudit
  window.dispatchEvent(new Event('hypotheek-orientatie:audit'))
}
