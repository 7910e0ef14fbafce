import type { MouseEvent } from 'react'

import type { BerekeningFout, Veld } from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { useOrientatie } from '../basis/context/reading'
import { foutTekst, isZonderRente, knoppen } from '../tekst/nl'
import { renteTekst } from '../tekst/rente'
import { Button, Row, Text } from '../thema/parts'
import { ActionButton } from '../velden/ActionButton'

export interface ZoekProps {
  /** Brings the visitor to the control of a field. */
  readonly onZoek: (veld: Veld) => void
}

interface MisluktProps {
  readonly fout: BerekeningFout
  readonly onOpnieuw: (klik: MouseEvent) => void
}

/** Says why there is no answer. Where it can help, a button calculates again or loads the renewed page again. */
export const Mislukt = ({ fout, onOpnieuw }: MisluktProps) => {
  const { page } = useCalculator()
  return (
    <>
      <Text>{foutTekst(fout, page.verder.vernieuwdTekst)}</Text>
      {!isZonderRente(fout) && (
        <Row>
          {fout._tag === 'Vernieuwd' ? (
            <Button onClick={page.reload}>{knoppen.laadOpnieuw}</Button>
          ) : (
            <Button onClick={onOpnieuw}>{knoppen.probeerOpnieuw}</Button>
          )}
        </Row>
      )}
    </>
  )
}

/** What to fill in before there is an answer. */
export const ZonderWoning = ({ onZoek }: ZoekProps) => (
  <>
    <Text>{renteTekst.nogGeenWoning}</Text>
    <Row>
      <Naar veld="vraagprijsWoning" soort="primair" onZoek={onZoek} />
    </Row>
  </>
)

interface NaarProps extends ZoekProps {
  readonly veld: 'renteperiode' | 'eigenGeld' | 'vraagprijsWoning'
  readonly soort?: 'primair' | 'stil' | 'tekst'
}

/** A button that leads to a question, on the step that asks it. */
export const Naar = ({ veld, soort = 'stil', onZoek }: NaarProps) => {
  const { stappen } = useCalculator().services
  const heeftEigenGeld = useOrientatie(({ eigenGeld }) => eigenGeld !== undefined)
  const teksten = {
    renteperiode: renteTekst.kiesPeriode,
    eigenGeld: heeftEigenGeld ? renteTekst.verhoogEigenGeld : renteTekst.vulEigenGeldIn,
    vraagprijsWoning: renteTekst.vulVraagprijsIn,
  }
  return (
    <ActionButton
      soort={soort}
      onActie={() => {
        if (veld !== 'renteperiode') stappen.gaNaar(1)
        onZoek(veld)
      }}
    >
      {teksten[veld]}
    </ActionButton>
  )
}
