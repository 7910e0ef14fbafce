import { useDeferredValue, useMemo, type ReactNode } from 'react'

import type { Momentopname } from '../../application'
import { toVerzoek } from '../../domain'
import { useCalculator } from '../context/context'
import { useNormen } from '../context/reading'
import { inZin } from '../tekst/inZin'
import { veranderenTekst } from '../tekst/veranderen'
import { Button, Row, Text } from '../thema/parts'
import { geenPrijsZin, middelenZin } from './middelenZin'
import { toHoogstePrijs } from './toBenodigd'
import { useProbeer } from './useProbeer'
import { VeranderButton } from './VeranderButton'

interface TeDuurProps {
  /** The result on screen, of a home that is out of reach, with the answers that it was calculated from. */
  readonly momentopname: Momentopname
  /** What the card says between the price and the buttons. */
  readonly children: ReactNode
  /** The way to own money, which helps where no lower price does. */
  readonly naarEigenGeld: ReactNode
}

/**
 * The price that the visitor can pay, and a button that calculates with it. It is looked for after the card is drawn.
 */
export const TeDuur = ({ momentopname, children, naarEigenGeld }: TeDuurProps) => {
  const { rentetarieven } = useCalculator().settings
  const normen = useNormen()
  const probeer = useProbeer()
  const van = useDeferredValue<Momentopname | undefined>(momentopname, undefined)
  const gevonden = useMemo(
    () => van && normen && toHoogstePrijs(van, van.financieringsOpzet, normen, rentetarieven),
    [van, normen, rentetarieven],
  )
  const prijs = van === momentopname ? gevonden : undefined
  if (prijs === undefined || prijs === 'geen')
    return (
      <>
        {prijs && <Text>{geenPrijsZin(momentopname.financieringsOpzet)}</Text>}
        {children}
        <Row>
          <VeranderButton soort="primair" />
          {naarEigenGeld}
        </Row>
      </>
    )
  const { verzoek, verandering } = prijs
  const bedrag = inZin(verzoek.onderpand?.koopsom)
  const isTot = verandering.soort === 'lagerePrijs' && verandering.isLagerOokGenoeg
  const { tot, van: precies, rekenMet } = veranderenTekst.teDuur
  return (
    <>
      <Text>
        {(isTot ? tot : precies)(middelenZin(toVerzoek(momentopname), momentopname.financieringsOpzet), bedrag)}
      </Text>
      {children}
      <Row>
        <Button onClick={() => probeer(prijs, veranderenTekst.wijziging.prijs(bedrag))}>{rekenMet(bedrag)}</Button>
        <VeranderButton />
      </Row>
    </>
  )
}
