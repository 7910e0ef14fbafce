import { useId, useState, type MouseEvent } from 'react'

import { useCalculator } from '../basis/context/context'
import type { LinkTarget } from '../basis/context/settings'
import { useOrientatie } from '../basis/context/reading'
import { LazyDialog } from '../basis/lazy/LazyDialog'
import { renteTekst } from '../tekst/rente'
import { ButtonLink } from '../thema/lazyParts'
import { Stack, Text } from '../thema/parts'
import { BenodigdeBedragen } from '../samenvatting/BenodigdeBedragen'
import { useHeeftUitweg } from './useStapuitkomst'
import { BenodigdeHypotheekStap } from './BenodigdeHypotheekStap'
import { RentevastePeriodeStap } from './RentevastePeriodeStap'
import type { Vervolgstappen } from '../basis/lazy/types/vervolgstappen'

/**
 * The link below the last step. A customer uses this link to find an adviser, and an adviser to apply for a mortgage.
 * Renders nothing if the page has set no URL. The link is the filled button of the step, unless 'Reken met …' is.
 */
const Vervolg = () => {
  const { settings } = useCalculator()
  return useOrientatie(({ type }) => type) === 'Klant' ? (
    <Doorklik doel="adviseur-zoeken" url={settings.adviseurZoekenUrl} tekst={renteTekst.zoekAdviseur} />
  ) : (
    <Doorklik doel="hypotheek-aanvragen" url={settings.hypotheekAanvragenUrl} tekst={renteTekst.hypotheekAanvragen} />
  )
}

interface DoorklikProps {
  readonly doel: LinkTarget
  readonly url: string | undefined
  readonly tekst: string
}

/** The middle mouse button, which opens a link in a new tab. It fires `auxclick` instead of `click`. */
const MIDDELSTE_KNOP = 1

const Doorklik = ({ doel, url, tekst }: DoorklikProps) => {
  const id = useId()
  const calculator = useCalculator()
  const [gaatMee, setGaatMee] = useState(false)
  const heeftUitweg = useHeeftUitweg()
  if (url === undefined) return null
  const followLink = (event: MouseEvent) => {
    const { page, services } = calculator
    const deellink = gaatMee ? services.lazy.of('delen').state()?.currentLink(calculator) : undefined
    if (!page.followLink(doel, url, deellink)) event.preventDefault()
  }
  const link = (soort: 'primair' | 'stil', describedBy?: string) => (
    <ButtonLink
      soort={soort}
      className="verder"
      href={url}
      aria-describedby={describedBy}
      onClick={followLink}
      onAuxClick={(event) => {
        if (event.button === MIDDELSTE_KNOP) followLink(event)
      }}
    >
      {tekst}
    </ButtonLink>
  )
  return (
    <>
      {link(heeftUitweg ? 'stil' : 'primair', id)}
      <Stack className="verder" ruimte="dicht">
        <Text id={id} soort="gedempt">
          {gaatMee ? renteTekst.doorklikMetLink : renteTekst.doorklik}
        </Text>
        <LazyDialog titel={renteTekst.neemMee} deel="adviseur">
          {({ DoorklikDialog }, onSluit) => (
            <DoorklikDialog
              titel={renteTekst.neemMee}
              onSluit={onSluit}
              gaatMee={gaatMee}
              onGaatMee={setGaatMee}
              link={link('primair')}
            />
          )}
        </LazyDialog>
      </Stack>
    </>
  )
}

export const vervolgstappen: Vervolgstappen = {
  1: BenodigdeHypotheekStap,
  2: RentevastePeriodeStap,
  Vervolg,
  BenodigdeBedragen,
}
