import { ontbrekendInkomen } from '../../application'
import type { Stapnummer, Veld } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useOrientatie } from '../basis/context/reading'
import { RetryButton, type RetryButtonProps } from '../basis/message/RetryButton'
import { foutTekst, isZonderRente } from '../tekst/nl'
import { renteTekst } from '../tekst/rente'
import { paneelTekst } from '../tekst/paneel'
import { AnswerFigure } from '../thema/lazyParts'
import { Row, Text } from '../thema/parts'
import type { Prijsbeeld } from '../basis/prijsbeeld'
import { kopenTotLabel } from '../uitkomst/prijsbeeld'
import { Prijslijn } from '../uitkomst/Prijslijn'
import { ActionButton } from '../basis/press/ActionButton'

export interface ZoekProps {
  /** Called to move the focus to the field of the question `veld`. */
  readonly onZoek: (veld: Veld) => void
}

/** The reason why the calculation failed, and a button to retry or reload the page (no button if a rate is missing). */
export const Mislukt = ({ fout, onOpnieuw }: RetryButtonProps) => {
  const { page } = useCalculator()
  return (
    <>
      <Text>{foutTekst(fout, page.verder.vernieuwdTekst)}</Text>
      {!isZonderRente(fout) && (
        <Row>
          <RetryButton fout={fout} onOpnieuw={onOpnieuw} />
        </Row>
      )}
    </>
  )
}

/** The highest price as the figure of the card. */
const KopenTotFigure = ({ beeld }: { readonly beeld: Prijsbeeld }) => {
  const { woorden, bedrag } = kopenTotLabel(beeld)
  return (
    <AnswerFigure>
      <span>{woorden}</span> {bedrag}
    </AnswerFigure>
  )
}

interface ZonderWoningProps extends ZoekProps {
  /** How far the visitor can buy; undefined when unknown. */
  readonly beeld: Prijsbeeld | undefined
}

/** A text that asks for the price of the home, how far the visitor can buy, and a button to that question. */
export const ZonderWoning = ({ beeld, onZoek }: ZonderWoningProps) => (
  <>
    <Text>{renteTekst.nogGeenWoning}</Text>
    {beeld && <KopenTotFigure beeld={beeld} />}
    {beeld && <Prijslijn beeld={beeld} />}
    <Row data-knoppen="">
      <Naar veld="vraagprijsWoning" stap={1} soort="primair" onZoek={onZoek}>
        {renteTekst.vulVraagprijsIn}
      </Naar>
    </Row>
  </>
)

/** A text that asks for the income, and a button to that question. Renders nothing when there is an income. */
export const ZonderInkomen = ({ onZoek }: ZoekProps) => {
  const veld = useOrientatie(ontbrekendInkomen)
  return (
    veld && (
      <>
        <Text>{paneelTekst.vulInZin(veld)}</Text>
        <Row>
          <Naar veld={veld} stap={0} soort="primair" onZoek={onZoek}>
            {paneelTekst.vulIn(veld)}
          </Naar>
        </Row>
      </>
    )
  )
}

/** A button that opens step 2 and moves the focus to the question about own money. */
export const NaarEigenGeld = ({ onZoek }: ZoekProps) => {
  const heeftEigenGeld = useOrientatie(({ eigenGeld }) => eigenGeld !== undefined)
  return (
    <Naar veld="eigenGeld" stap={1} soort="tekst" onZoek={onZoek}>
      {heeftEigenGeld ? renteTekst.verhoogEigenGeld : renteTekst.vulEigenGeldIn}
    </Naar>
  )
}

interface NaarProps extends ZoekProps {
  readonly veld: Veld
  /** The step that has the question; undefined when that step is open. */
  readonly stap?: Stapnummer
  readonly soort?: 'primair' | 'stil' | 'tekst'
  /** The accessible name; by default the text of the button. */
  readonly naam?: string
  readonly children: string
}

/** A button that focuses a question, and first opens the step `stap` if it is given. */
export const Naar = ({ veld, stap, soort = 'stil', naam, onZoek, children }: NaarProps) => {
  const { stappen } = useCalculator().services
  return (
    <ActionButton
      soort={soort}
      aria-label={naam}
      onActie={() => {
        if (stap !== undefined) stappen.gaNaar(stap)
        onZoek(veld)
      }}
    >
      {children}
    </ActionButton>
  )
}
