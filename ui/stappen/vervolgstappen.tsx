import { useId, type MouseEvent } from 'react'

import { useCalculator } from '../basis/context/context'
import type { LinkTarget } from '../basis/context/settings'
import { useOrientatie, useSamenvatting } from '../basis/context/reading'
import { renteTekst } from '../tekst/rente'
import { ButtonLink } from '../thema/laterParts'
import { Text } from '../thema/parts'
import { BenodigdeBedragen } from '../samenvatting/BenodigdeBedragen'
import { uitkomstVan } from './uitkomst'
import { BenodigdeHypotheekStap } from './BenodigdeHypotheekStap'
import { RentevastePeriodeStap } from './RentevastePeriodeStap'

/**
 * Where the last step leads: a customer to an adviser, an adviser to an application; nowhere without a link. It stands
 * back where something else comes first.
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

/** The mouse button that opens a link in a new tab; it fires auxclick instead of click. */
const MIDDELSTE_KNOP = 1

const Doorklik = ({ doel, url, tekst }: DoorklikProps) => {
  const id = useId()
  const { page } = useCalculator()
  const { momentopname, fout } = useSamenvatting()
  const uitkomst = momentopname && uitkomstVan(momentopname)
  const komtIetsEerst =
    momentopname === undefined || fout !== undefined || (uitkomst !== undefined && uitkomst.soort !== 'genoeg')
  if (url === undefined) return null
  const followLink = (event: MouseEvent) => {
    if (!page.followLink(doel, url)) event.preventDefault()
  }
  return (
    <>
      <ButtonLink
        soort={komtIetsEerst ? 'stil' : 'primair'}
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
      <Text id={id} className="verder" soort="gedempt">
        {renteTekst.doorklik}
      </Text>
    </>
  )
}

/** The questions of steps 2 and 3, the links under the last step, and the amounts in the summary. */
export const vervolgstappen = {
  1: BenodigdeHypotheekStap,
  2: RentevastePeriodeStap,
  Vervolg,
  BenodigdeBedragen,
} as const

declare module '../basis/later/parts' {
  interface Parts {
    readonly vervolgstappen: typeof vervolgstappen
  }
}
