import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'

import { afterRelease, useAfterRelease } from '../press/press'
import { giveFocus, type Click } from '../../velden/giveFocus'
import { isVernieuwd } from '../../../application'
import { useCalculator } from '../context/context'
import type { Page } from '../context/settings'
import { useSelected } from '../context/useSelected'
import { hostTekst } from '../../tekst/host'
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

/** The message and the button after a part failed to load: load the page again, or else `again`, the part. */
const toFailure = (cause: unknown, { verder, reload }: Page, again: PartFailure['act']): PartFailure =>
  isVernieuwd(cause)
    ? { tekst: verder.vernieuwdTekst(), knop: hostTekst.laadOpnieuw, act: reload }
    : { tekst: hostTekst.nietGeladen, knop: hostTekst.probeerOpnieuw, act: again }

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
  const part = services.lazy.of(name)
  const value = useAfterRelease(useSelected(part, (loaded) => loaded))
  const [press, setPress] = useState<Press>()
  const [failure, setFailure] = useState<PartFailure>()

  const onArrival = useEffectEvent(({ knop, klik, isLeft }: Press) => {
    setPress(undefined)
    if (!isLeft) act?.(klik, knop)
  })
  const onFailure = useEffectEvent(({ knop }: Press, cause: unknown) => {
    setPress(undefined)
    const failed = toFailure(cause, page, (again) => {
      setFailure(undefined)
      giveFocus(knop, again)
      setPress({ knop, klik: again, isLeft: false })
    })
    setFailure(failed)
    services.announcement.announceUrgently(failed.tekst)
    page.reportNietGeladen(failed.tekst, cause)
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

  return {
    value,
    ask: (klik) => {
      setFailure(undefined)
      if (part.state() === undefined) setPress({ knop: klik.currentTarget, klik, isLeft: false })
      else act?.(klik, klik.currentTarget)
    },
    bezig: press?.isLeft === false || undefined,
    failure,
  }
}

/**
 * Loads a part as soon as it is needed, without a click. A failure is reported to the page and, with `isSaid`,
 * announced to screen readers.
 */
export const useShown = <Name extends PartName>(
  name: Name,
  isNeeded: boolean,
  isSaid: boolean,
): Pick<PartUse<Parts[Name]>, 'value' | 'failure'> => {
  const { page, services } = useCalculator()
  const part = services.lazy.of(name)
  const value = useAfterRelease(useSelected(part, (loaded) => loaded))
  const [failure, setFailure] = useState<PartFailure>()
  const load = () => {
    setFailure(undefined)
    part.load().catch((cause: unknown) => {
      const failed = toFailure(cause, page, load)
      setFailure(failed)
      if (isSaid) services.announcement.announceUrgently(failed.tekst)
      page.reportNietGeladen(failed.tekst, cause)
    })
  }
  const begin = useEffectEvent(load)
  useEffect(() => {
    if (isNeeded) begin()
  }, [isNeeded, part])
  return { value, failure: isNeeded && value === undefined ? failure : undefined }
}

/** Loads a part as {@link useShown} does. A failure is not shown, because the screen works without this part. */
export const useNeeded = <Name extends PartName>(name: Name, isNeeded: boolean): Parts[Name] | undefined =>
  useShown(name, isNeeded, false).value
