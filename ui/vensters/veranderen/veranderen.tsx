import { useMemo, useEffect, useRef } from 'react'

import { toHoogstePrijs, toVerandergrond } from '../../../application/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { useIsVerouderd, useSamenvatting } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { VerouderdMessage } from '../../basis/message/Message'
import { probeerselTekst } from '../../tekst/probeersel'
import { toVerandertekst, type Uitwegtekst } from '../../tekst/toVerandertekst'
import { veranderenTekst } from '../../tekst/veranderen'
import { CardList } from '../../thema/lazyParts'
import { Button, GroupTitle, ScreenReaderText, Stack, Text, Row } from '../../thema/parts'
import type { Probeersel } from '../../basis/context/draft'
import { HoogstePrijs, RekenMet, zegHoogstePrijs } from './HoogstePrijs'
import { useProbeer } from './useProbeer'
import type { DialogProps } from '../../basis/lazy/types/dialog'
import type { GeprobeerdProps, Veranderen } from '../../basis/lazy/types/veranderen'

const metHoofdletter = (tekst: string): string => tekst.charAt(0).toUpperCase() + tekst.slice(1)

/** The dialog with the changes that make the home affordable, the changes that help partly, and further remarks. */
const VeranderenDialog = ({ titel, onSluit }: DialogProps) => {
  const { momentopname } = useSamenvatting()
  const isVerouderd = useIsVerouderd()
  const overzicht = useMemo(() => {
    const grond = momentopname && toVerandergrond(momentopname)
    return grond && toVerandertekst(grond)
  }, [momentopname])

  const probeer = useProbeer()
  const toList = (lijst: readonly Uitwegtekst[]) => (
    <CardList>
      {lijst.map(({ zinnen, kaart, uitweg, wijziging, kop = metHoofdletter(wijziging) }) => (
        <li key={wijziging}>
          {uitweg && (
            <p>
              <strong>{kop}</strong>
            </p>
          )}
          {uitweg ? kaart && <p>{kaart}</p> : <p>{zinnen.join(' ')}</p>}
          {uitweg && !isVerouderd && (
            <Button
              soort="stil"
              onClick={() => {
                probeer(uitweg, wijziging)
                onSluit()
              }}
            >
              {veranderenTekst.probeer} <ScreenReaderText>{veranderenTekst.met(wijziging)}</ScreenReaderText>
            </Button>
          )}
        </li>
      ))}
    </CardList>
  )
  return (
    <Dialog titel={titel} onSluit={onSluit} metWoorden>
      {isVerouderd && overzicht && <VerouderdMessage />}
      {overzicht === undefined ? (
        <Text>{veranderenTekst.nietBekend}</Text>
      ) : (
        <>
          <Text>{overzicht.inleiding}</Text>
          {overzicht.genoeg.length > 0 && toList(overzicht.genoeg)}
          {overzicht.beetje.length > 0 && (
            <Stack ruimte="lijn">
              <GroupTitle>{veranderenTekst.helptBeetje}</GroupTitle>
              {toList(overzicht.beetje)}
            </Stack>
          )}
          {overzicht.opmerkingen.map((zin) => (
            <Text key={zin}>{zin}</Text>
          ))}
        </>
      )}
      <Text soort="gedempt">{probeerselTekst.geenAdvies}</Text>
    </Dialog>
  )
}

/** The what-ifs whose message has had the focus. Rendering such a message again does not move the focus. */
const getoond = new WeakSet<Probeersel>()

/** A message about the what-if, focused once per what-if, with a button that restores the visitor's answers. */
const Geprobeerd = ({ probeersel, naarTitel }: GeprobeerdProps) => {
  const { vervang, view } = useCalculator()
  const kader = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kader.current === null || getoond.has(probeersel)) return
    getoond.add(probeersel)
    kader.current.focus({ preventScroll: true })
    view.reveal(kader.current)
  }, [probeersel, view])
  return (
    <Row ref={kader} tabIndex={-1} data-zonder-ring="">
      <Text>{veranderenTekst.geprobeerd(Object.values(probeersel.wijzigingen))}</Text>
      <Button
        soort="tekst"
        onClick={(klik) => {
          vervang(probeersel.terug)
          naarTitel(klik)
        }}
      >
        {veranderenTekst.terug}
      </Button>
    </Row>
  )
}

export const veranderen: Veranderen = {
  VeranderenDialog,
  Geprobeerd,
  toHoogstePrijs,
  HoogstePrijs,
  RekenMet,
  zegHoogstePrijs,
}
