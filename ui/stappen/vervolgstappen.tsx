import { useId, type MouseEvent } from 'react'

import { useCalculator } from '../basis/context/context'
import { renteTekst } from '../tekst/rente'
import { ButtonLink } from '../thema/lazyParts'
import { BenodigdeBedragen } from '../samenvatting/BenodigdeBedragen'
import { useVervolglink } from '../vensters/meenemen/useVervolglink'
import { useHeeftActie } from './useStapuitkomst'
import { BenodigdeHypotheekStap } from './BenodigdeHypotheekStap'
import { RentevastePeriodeStap } from './RentevastePeriodeStap'
import type { Vervolgstappen } from '../basis/lazy/types/vervolgstappen'

/** The middle mouse button, which opens a link in a new tab. It fires `auxclick` instead of `click`. */
const MIDDELSTE_KNOP = 1

/**
 * The link below the last step, to the page that `useVervolglink` returns. Renders nothing without such a page. The
 * link is the filled button of the step, unless the card has that button.
 */
const Vervolg = () => {
  const id = useId()
  const calculator = useCalculator()
  const vervolg = useVervolglink()
  const heeftActie = useHeeftActie()
  if (vervolg === undefined) return null
  const { doel, url, tekst, linkGaatMee } = vervolg
  const followLink = (event: MouseEvent) => {
    const { page, services } = calculator
    const deellink = linkGaatMee ? services.lazy.of('delen').state()?.currentLink(calculator) : undefined
    if (!page.followLink(doel, url, deellink)) event.preventDefault()
  }
  return (
    <>
      <ButtonLink
        soort={heeftActie ? 'stil' : 'primair'}
        className="verder"
        href={url}
        aria-describedby={id}
        onClick={followLink}
        onAuxClick={(event) => {
          if (event.button === MIDDELSTE_KNOP) followLink(event)
        }}
      >
        {tekst}
      </ButtonLink>
      <span id={id} hidden>
        {linkGaatMee ? renteTekst.anderePaginaMetLink : renteTekst.anderePagina}
      </span>
    </>
  )
}

export const vervolgstappen: Vervolgstappen = {
  1: BenodigdeHypotheekStap,
  2: RentevastePeriodeStap,
  Vervolg,
  BenodigdeBedragen,
}
