import type { References } from './references'

/**
 * The analytics hub of the page: the element that `ref-analytics-hub` points at, or without that attribute the first
 * hub. Throws when it points at nothing: no report may go to a hub that the page did not name.
 */
export const findAnalyticsHub = (references: References): Element | undefined => {
  if (!references.isGiven('analytics-hub')) return document.querySelector('analytics-hub') ?? undefined
  const hub = references.find('analytics-hub')
  if (hub === undefined) throw new Error('ref-analytics-hub wijst niets aan')
  return hub
}
