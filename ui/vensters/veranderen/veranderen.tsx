import { useMemo, useEffect, useRef } from 'react'

import { toHoogstePrijs, toVerandergrond } from '../../../application/vergelijking'
import type { Uitweg } from '../../../domain/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { useIsVerouderd, useSamenvatting } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { VerouderdMessage } from '../../basis/message/Message'
import { probeerselTekst } from '../../tekst/probeersel'
import { toVerandertekst, type Uitwegtekst } from '../../tekst/toVerandertekst'
import { veranderenTekst } from '../../tekst/veranderen'
import { CardList, SubTitle, TriedBanner } from '../../thema/lazyParts'
import { Button, GroupTitle, ScreenReaderText, Stack, Text } from '../../thema/parts'
import type { Probeersel } from '../../basis/context/draft'
import { Prijslijn } from '../../uitkomst/Prijslijn'
import { HoogstePrijs, RekenMet, zegHoogstePrijs } from './HoogstePrijs'
import { useProbeer } from './useProbeer'
import { useUitweglijnen, type Uitweglijnen } from './useUitweglijnen'
import type { DialogProps } from '../../basis/lazy/types/dialog'
import type { GeprobeerdProps, Veranderen } from '../../basis/lazy/types/veranderen'

const metHoofdletter = (tekst: string): string => tekst.charAt(0).toUpperCase() + tekst.slice(1)

interface UitwegCardProps extends Uitwegtekst {
  readonly soort: 'stil' | 'tekst'
  /** The price lines before and after each change; undefined when unknown. */
  readonly lijnen: Uitweglijnen | undefined
  /** Tries the change; undefined while the change belongs to earlier answers. */
  readonly onProbeer: ((uitweg: Uitweg) => void) | undefined
}

/** A list item with a change, its effect and, if the visitor can try the change, a button. */
const UitwegCard = ({ zinnen, kaart, uitweg, wijziging, kop, soort, lijnen, onProbeer }: UitwegCardProps) => {
  const dan = uitweg && lijnen?.dan.get(uitweg)
  return (
    <li>
      {uitweg && (
        <p>
          <strong>{kop ?? metHoofdletter(wijziging)}</strong>
        </p>
      )}
      {uitweg ? kaart && <p>{kaart}</p> : <p>{zinnen.join(' ')}</p>}
      {lijnen && dan && <Prijslijn beeld={dan} eerder={lijnen.nu} schaal={lijnen.schaal} />}
      {uitweg && onProbeer && (
        <Button soort={soort} onClick={() => onProbeer(uitweg)}>
          {veranderenTekst.probeer} <ScreenReaderText>{veranderenTekst.met(wijziging)}</ScreenReaderText>
        </Button>
      )}
    </li>
  )
}

/**
 * The dialog with the changes that make the home affordable, the changes that help partly, in small what the visitor
 * cannot simply choose, and further remarks.
 */
const VeranderenDialog = ({ titel, onSluit }: DialogProps) => {
  const { momentopname } = useSamenvatting()
  const isVerouderd = useIsVerouderd()
  const overzicht = useMemo(() => {
    const grond = momentopname && toVerandergrond(momentopname)
    return grond && toVerandertekst(grond)
  }, [momentopname])

  const lijnen = useUitweglijnen(overzicht)
  const probeer = useProbeer()
  const toKaart = (soort: 'stil' | 'tekst') => (tekst: Uitwegtekst) => {
    const onProbeer = (uitweg: Uitweg) => {
      probeer(uitweg, tekst.wijziging)
      onSluit()
    }
    return (
      <UitwegCard
        key={tekst.wijziging}
        {...tekst}
        soort={soort}
        lijnen={lijnen}
        onProbeer={isVerouderd ? undefined : onProbeer}
      />
    )
  }
  return (
    <Dialog titel={titel} onSluit={onSluit} metWoorden>
      {isVerouderd && overzicht && <VerouderdMessage />}
      {overzicht === undefined ? (
        <Text>{veranderenTekst.nietBekend}</Text>
      ) : (
        <>
          <Text>{overzicht.inleiding}</Text>
          {overzicht.genoeg.length > 0 && <CardList>{overzicht.genoeg.map(toKaart('stil'))}</CardList>}
          {overzicht.beetje.length > 0 && (
            <Stack ruimte="lijn">
              <GroupTitle>{veranderenTekst.helptBeetje}</GroupTitle>
              <CardList>{overzicht.beetje.map(toKaart('stil'))}</CardList>
            </Stack>
          )}
          {overzicht.buiten.length > 0 && (
            <Stack ruimte="lijn">
              <SubTitle>{veranderenTekst.buiten}</SubTitle>
              <CardList soort="klein">{overzicht.buiten.map(toKaart('tekst'))}</CardList>
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

/**
 * The banner of the summary about the what-if, focused once per what-if, with a button that restores the visitor's
 * answers and moves the focus to the title of the step.
 */
const Geprobeerd = ({ probeersel }: GeprobeerdProps) => {
  const { services, vervang, view } = useCalculator()
  const kader = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kader.current === null || getoond.has(probeersel)) return
    getoond.add(probeersel)
    kader.current.focus({ preventScroll: true })
    view.reveal(kader.current)
  }, [probeersel, view])
  return (
    <TriedBanner ref={kader} tabIndex={-1} data-zonder-ring="" data-geprobeerd="">
      <Text>{veranderenTekst.geprobeerd(Object.values(probeersel.wijzigingen))}</Text>
      <Button
        soort="tekst"
        onClick={(klik) => {
          vervang(probeersel.terug)
          if (probeersel.wasOvergenomen === false) services.startwaarden.zetOvergenomen(false)
          view.focusTitle(klik)
        }}
      >
        {veranderenTekst.terug}
      </Button>
    </TriedBanner>
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
