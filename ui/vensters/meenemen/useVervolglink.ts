import { useSyncExternalStore } from 'react'

import { useCalculator } from '../../basis/context/context'
import { useOrientatie } from '../../basis/context/reading'
import type { LinkTarget } from '../../basis/context/settings'
import { renteTekst } from '../../tekst/rente'

interface Vervolglink {
  readonly doel: LinkTarget
  readonly url: string
  readonly tekst: string
  /** Whether the visitor chose to pass the link to the calculation on to this page. */
  readonly linkGaatMee: boolean
}

/**
 * Returns the link below the last step: a customer finds an adviser, and an adviser applies for a mortgage. Undefined
 * if the page has set no URL.
 */
export const useVervolglink = (): Vervolglink | undefined => {
  const { settings, form } = useCalculator()
  const { subscribe, state } = form.draftStore
  const read = () => state().linkGaatMee
  const linkGaatMee = useSyncExternalStore(subscribe, read, read)
  const isKlant = useOrientatie(({ type }) => type === 'Klant')
  const url = isKlant ? settings.adviseurZoekenUrl : settings.hypotheekAanvragenUrl
  if (url === undefined) return undefined
  return {
    doel: isKlant ? 'adviseur-zoeken' : 'hypotheek-aanvragen',
    url,
    tekst: isKlant ? renteTekst.zoekAdviseur : renteTekst.hypotheekAanvragen,
    linkGaatMee,
  }
}
