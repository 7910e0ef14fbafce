import type { Referenties } from './referenties'

/**
 * The analytics hub of the page: what `ref-analytics-hub` points at, or without that the first one. Throws when it
 * points at nothing, for reports go nowhere rather than to a hub that the page did not name.
 */
export const zoekAnalyticsHub = (referenties: Referenties): Element | undefined => {
  if (!referenties.isGegeven('analytics-hub')) return document.querySelector('analytics-hub') ?? undefined
  const hub = referenties.zoek('analytics-hub')
  if (hub === undefined) throw new Error('ref-analytics-hub wijst niets aan')
  return hub
}
