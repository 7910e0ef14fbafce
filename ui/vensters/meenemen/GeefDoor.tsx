import { useId } from 'react'

import { useCalculator } from '../../basis/context/context'
import { meenemenTekst as tekst } from '../../tekst/meenemen'
import { Check, CheckLabel } from '../../thema/lazyParts'
import { useVervolglink } from './useVervolglink'

/**
 * The choice to pass the link to the calculation on to the page after the last step; unticked at first. Renders nothing
 * if the page has set no URL for that page.
 */
export const GeefDoor = () => {
  const uitleg = useId()
  const { draftStore } = useCalculator().form
  const vervolg = useVervolglink()
  return (
    vervolg && (
      <CheckLabel>
        <Check
          checked={vervolg.linkGaatMee}
          aria-label={tekst.geefDoor}
          aria-describedby={uitleg}
          onChange={({ currentTarget: { checked } }) =>
            draftStore.dispatch({ soort: 'linkDoorgegeven', linkGaatMee: checked })
          }
        />
        <span>
          {tekst.geefDoor}
          <span id={uitleg}>{tekst.geefDoorUitleg(vervolg.tekst)}</span>
        </span>
      </CheckLabel>
    )
  )
}
