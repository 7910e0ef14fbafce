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
import { giveFocus } from '../velden/giveFocus'

interface StappenIndicatorProps {
  readonly huidig?: Stapnummer
  /** The highest step that can be opened, counted from 0. No limit by default. */
  readonly hoogste?: number
  readonly onGaNaar: (stap: Stapnummer) => void
}

/** The navigation: the name of the open step, and a button for each step. Steps above `hoogste` are disabled. */
export const StappenIndicator = ({ huidig = 0, hoogste = ONBEGRENSDE_STAP, onGaNaar }: StappenIndicatorProps) => (
  <nav aria-label={stappenTekst.naam}>
    <StapCounter aria-hidden="true">{stappenTekst.teller(huidig + 1, STAPPEN.length, STAPPEN[huidig])}</StapCounter>
    <StappenList>
      {STAPNUMMERS.map((stap) => (
        <li key={stap}>
          <StapButton
            disabled={!isBereikbaar(stap, hoogste)}
            aria-current={stap === huidig ? 'step' : undefined}
            aria-label={naamVan(stap, huidig, hoogste)}
            onClick={(event) => {
              if (stap === huidig) return
              onGaNaar(stap)
              giveFocus(event.currentTarget, event)
            }}
          >
            <span className="nummer" data-nummer={stap + 1}>
              {stap !== huidig && isBereikbaar(stap, hoogste) && <Icon naam="vink" />}
            </span>
            <span className="naam">{STAPPEN[stap]}</span>
          </StapButton>
        </li>
      ))}
    </StappenList>
  </nav>
)

/** Returns a step button's accessible name: number and title if the step is open or disabled, otherwise the action. */
const naamVan = (stap: Stapnummer, huidig: Stapnummer, hoogste: number): string =>
  (isBereikbaar(stap, hoogste) ? toegankelijkeNaamVanStap(stap, huidig) : undefined) ??
  stappenTekst.stap(stap + 1, STAPPEN.length, STAPPEN[stap])
