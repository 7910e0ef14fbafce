import { useId } from 'react'

import {
  isBereikbaar,
  ONBEGRENSDE_STAP,
  STAPNUMMERS,
  STAPPEN,
  toegankelijkeNaamVanStap,
  type Stapnummer,
} from '../../domain/orientatie'
import { stappenTekst } from '../tekst/nl'
import { Icon } from '../thema/Icon'
import { StapButton, StappenList, StapCounter } from '../thema/parts'
import { giveFocus } from '../basis/press/giveFocus'

interface StappenIndicatorProps {
  readonly huidig?: Stapnummer
  /** The highest step that can be opened, counted from 0. No limit by default. */
  readonly hoogste?: number
  /** The steps without errors and without unanswered required questions, counted from 0. */
  readonly ingevuld?: readonly Stapnummer[]
  readonly onGaNaar: (stap: Stapnummer) => void
}

/**
 * The navigation: the name of the open step, and a numbered button for each step. Steps above `hoogste` are disabled.
 * Another step that can be opened has a tick when it is in `ingevuld`; the tick has a description for screen readers.
 */
export const StappenIndicator = ({
  huidig = 0,
  hoogste = ONBEGRENSDE_STAP,
  ingevuld = [],
  onGaNaar,
}: StappenIndicatorProps) => {
  const ingevuldId = useId()
  return (
    <nav aria-label={stappenTekst.naam}>
      <StapCounter aria-hidden="true">{stappenTekst.teller(huidig + 1, STAPPEN.length, STAPPEN[huidig])}</StapCounter>
      <StappenList>
        {STAPNUMMERS.map((stap) => {
          const metVink = stap !== huidig && isBereikbaar(stap, hoogste) && ingevuld.includes(stap)
          return (
            <li key={stap}>
              <StapButton
                disabled={!isBereikbaar(stap, hoogste)}
                aria-current={stap === huidig ? 'step' : undefined}
                aria-label={naamVan(stap, huidig, hoogste)}
                aria-describedby={metVink ? ingevuldId : undefined}
                onClick={(event) => {
                  if (stap === huidig) return
                  onGaNaar(stap)
                  giveFocus(event.currentTarget, event)
                }}
              >
                <span className="nummer" data-nummer={stap + 1}>
                  {metVink && <Icon naam="vink" />}
                </span>
                <span className="naam">{STAPPEN[stap]}</span>
              </StapButton>
            </li>
          )
        })}
      </StappenList>
      <span id={ingevuldId} hidden>
        {stappenTekst.ingevuld}
      </span>
    </nav>
  )
}

/** Returns a step button's accessible name: number and title if the step is open or disabled, otherwise the action. */
const naamVan = (stap: Stapnummer, huidig: Stapnummer, hoogste: number): string =>
  (isBereikbaar(stap, hoogste) ? toegankelijkeNaamVanStap(stap, huidig) : undefined) ??
  stappenTekst.stap(stap + 1, STAPPEN.length, STAPPEN[stap])
