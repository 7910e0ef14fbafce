import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'

import { afterRelease, useAfterRelease } from '../press/press'
import { giveFocus, type Click } from '../../velden/giveFocus'
import { isVernieuwd } from '../../../application'
import { useCalculator } from '../context/context'
import type { Page } from '../context/settings'
import { useSelected } from '../context/useSelected'
import { hostTekst } from '../../tekst/host'
import { vernieuwdTekst } from '../../tekst/nl'
import type { PartName, Parts } from './parts'

/** A part that may not be there yet, and how a button does something with it. */
export interface PartUse<Value> {
  readonly value: Value | undefined
  /** Does it at once when the part is there; otherwise asks for the part, and does it when the part has come. */
  readonly ask: (klik: MouseEvent<HTMLElement>) => void
  /** The part is on its way; absent when it is not, as an attribute is then. */
  readonly bezig: true | undefined
  /** What to say and do about a part that stayed away; absent when none did. */
  readonly failure: PartFailure | undefined
}

/** What is said of a part that stayed away, and the button that may help. */
export interface PartFailure {
  readonly tekst: string
  readonly knop: string
  readonly act: (klik: Click) => void
}

const berichtVan = (cause: unknown, { verder }: Page): string =>
  isVernieuwd(cause) ? vernieuwdTekst(verder.works()) : hostTekst.nietGeladen

/** What a button does once its part is there. */
type Act = (klik: Click, knop: HTMLElement) => void

/** A press of a button that waits for a part. */
interface Press {
  readonly knop: HTMLElement
  readonly klik: Click
  /** Has the visitor gone on to another control? */
  readonly isLeft: boolean
}

/**
 * Holds what a button does until its part is there; what stands on screen stays until then. A visitor who goes on to
 * another control meanwhile stays there: the press does nothing then. A part that stays away is said, to the page too.
 * Without `act` the part shows by itself once it has come.
 */
export const usePart = <Name extends PartName>(name: Name, act?: Act): PartUse<Parts[Name]> => {
  const { page, services } = useCalculator()
  const part = services.later.of(name)
  const value = useAfterRelease(useSelected(part, (loaded) => loaded))
  const [press, setPress] = useState<Press>()
  const [failed, setFailed] = useState<Press & { readonly isVernieuwd: boolean }>()

  const onArrival = useEffectEvent(({ knop, klik, isLeft }: Press) => {
    setPress(undefined)
    if (!isLeft) act?.(klik, knop)
  })
  const onFailure = useEffectEvent((waiting: Press, cause: unknown) => {
    setPress(undefined)
    setFailed({ ...waiting, isVernieuwd: isVernieuwd(cause) })
    const bericht = berichtVan(cause, page)
    services.announcement.announceUrgently(bericht)
    page.reportNietGeladen(bericht, cause)
  })
  useEffect(() => {
    if (press === undefined) return
    let isCurrent = true
    const unlessOutdated = (doIt: () => void) =>
      afterRelease(() => {
        if (isCurrent) doIt()
      })
    part.load().then(
      () => unlessOutdated(() => onArrival(press)),
      (cause: unknown) => unlessOutdated(() => onFailure(press, cause)),
    )
    const onFocus = (event: Event) => {
      if (event.composedPath()[0] !== press.knop) setPress({ ...press, isLeft: true })
    }
    // A focusin event inside a shadow root does not reach the document.
    const places = [press.knop.ownerDocument, press.knop.getRootNode()]
    for (const place of places) place.addEventListener('focusin', onFocus)
    return () => {
      isCurrent = false
      for (const place of places) place.removeEventListener('focusin', onFocus)
    }
  }, [press, part])

  const wait = (knop: HTMLElement, klik: Click) => setPress({ knop, klik, isLeft: false })
  return {
    value,
    ask: (klik) => {
      setFailed(undefined)
      if (part.state() === undefined) wait(klik.currentTarget, klik)
      else act?.(klik, klik.currentTarget)
    },
    bezig: press?.isLeft === false || undefined,
    failure:
      failed &&
      (failed.isVernieuwd
        ? { tekst: vernieuwdTekst(page.verder.works()), knop: hostTekst.laadOpnieuw, act: page.reload }
        : {
            tekst: hostTekst.nietGeladen,
            knop: hostTekst.probeerOpnieuw,
            act: (klik) => {
              setFailed(undefined)
              giveFocus(failed.knop, klik)
              wait(failed.knop, klik)
            },
          }),
  }
}

/** A part that is shown without being asked for: fetched as soon as it is needed. One that stays away is reported. */
export const useNeeded = <Name extends PartName>(name: Name, isNeeded: boolean): Parts[Name] | undefined => {
  const { page, services } = useCalculator()
  const part = services.later.of(name)
  const onFailure = useEffectEvent((cause: unknown) => page.reportNietGeladen(berichtVan(cause, page), cause))
  useEffect(() => {
    if (isNeeded) part.load().catch((cause: unknown) => onFailure(cause))
  }, [isNeeded, part])
  return useAfterRelease(useSelected(part, (loaded) => loaded))
}
