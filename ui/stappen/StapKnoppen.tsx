import type { MouseEvent } from 'react'

import { EERSTE_STAP, LAATSTE_STAP } from '../../domain'
import { useOrientatie, useRekenhulp, useStap, type LinkTarget } from '../context'
import { useBonnetje } from '../samenvatting'
import { knoppen } from '../tekst'
import { ScreenReaderButton, ButtonLink, StapButtonRow } from '../thema'
import { ActionButton } from '../velden'

interface StapKnoppenProps {
  /** Is the next step being loaded? */
  readonly bezig: true | undefined
  readonly onVerder: (klik: MouseEvent<HTMLElement>) => void
  readonly onVorige: (klik: MouseEvent) => void
}

/** The buttons to the other steps, and on the last step the link to an adviser or an application. */
export const StapKnoppen = ({ bezig, onVerder, onVorige }: StapKnoppenProps) => {
  const { announcement } = useRekenhulp().services
  const stap = useStap()
  const toBonnetje = useBonnetje()
  return (
    <StapButtonRow>
      <ScreenReaderButton onClick={() => announcement.announce(toBonnetje())}>
        {knoppen.leesBonnetje}
      </ScreenReaderButton>
      {stap > EERSTE_STAP && (
        <ActionButton soort="stil" onActie={onVorige}>
          {knoppen.vorigeStap}
        </ActionButton>
      )}
      {stap < LAATSTE_STAP ? (
        <ActionButton className="verder" bezig={bezig} onActie={onVerder}>
          {knoppen.gaVerder}
        </ActionButton>
      ) : (
        <Vervolg />
      )}
    </StapButtonRow>
  )
}

/** A customer looks for an adviser, an adviser applies for the mortgage; nothing without a configured link. */
const Vervolg = () => {
  const { settings } = useRekenhulp()
  return useOrientatie(({ type }) => type) === 'Klant' ? (
    <Doorklik doel="adviseur-zoeken" url={settings.adviseurZoekenUrl} tekst={knoppen.zoekAdviseur} />
  ) : (
    <Doorklik doel="hypotheek-aanvragen" url={settings.hypotheekAanvragenUrl} tekst={knoppen.hypotheekAanvragen} />
  )
}

interface DoorklikProps {
  readonly doel: LinkTarget
  readonly url: string | undefined
  readonly tekst: string
}

/** The mouse button that opens a link in a new tab; it fires auxclick instead of click. */
const MIDDELSTE_KNOP = 1

const Doorklik = ({ doel, url, tekst }: DoorklikProps) => {
  const { page } = useRekenhulp()
  if (url === undefined) return null
  const followLink = (event: MouseEvent) => {
    if (!page.followLink(doel, url)) event.preventDefault()
  }
  return (
    <ButtonLink
      className="verder"
      href={url}
      onClick={followLink}
      onAuxClick={(event) => {
        if (event.button === MIDDELSTE_KNOP) followLink(event)
      }}
    >
      {tekst}
    </ButtonLink>
  )
}
