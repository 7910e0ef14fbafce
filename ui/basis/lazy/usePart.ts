import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'

import { afterRelease, useAfterRelease } from '../press/press'
import { giveFocus, type Click } from '../../velden/giveFocus'
import { isVernieuwd } from '../../../application'
import { useCalculator } from '../context/context'
import type { Page } from '../context/settings'
import { useSelected } from '../context/useSelected'
import { hostTekst } from '../../tekst/host'
import type { PartName, Parts } from './parts'

/** A part that may still have to load, and the function that a button calls to use it. */
export interface PartUse<Value> {
  readonly value: Value | undefined
  /** Acts at once when the part is loaded; otherwise loads the part and then acts. */
  readonly ask: (click: MouseEvent<HTMLElement>) => void
  /** True while the part is loading, otherwise undefined, as `aria-busy` needs. */
  readonly bezig: true | undefined
  /** The message and button about a part that failed to load; undefined without a failure. */
  readonly failure: PartFailure | undefined
}

/** The message about a part that failed to load, and the button that may help. */
export interface PartFailure {
  readonly text: string
  readonly button: string
  readonly act: (click: Click) => void
}

/** Returns the message and button after a failed load. The button reloads the page, or calls `again`. */
const toFailure = (cause: unknown, { verder, reload }: Page, again: PartFailure['act']): PartFailure =>
  isVernieuwd(cause)
    ? { text: verder.vernieuwdTekst(), button: hostTekst.laadOpnieuw, act: reload }
    : { text: hostTekst.nietGeladen, button: hostTekst.probeerOpnieuw, act: again }

/** The action of a button, run once its part is loaded. */
type Act = (click: Click, button: HTMLElement) => void

/** A press of a button that waits for a part. */
interface Press {
  readonly button: HTMLElement
  readonly click: Click
  /** Whether the visitor has moved to another control. */
  readonly isLeft: boolean
}

/**
 * Delays a button's action until its part is loaded; until then the screen does not change. If the visitor moves to
 * another control meanwhile, the action is dropped. A failed load is announced and reported to the page. Without `act`
 * the part simply shows once it is loaded.
 */
export const usePart = <Name extends PartName>(name: Name, act?: Act): PartUse<Parts[Name]> => {
  const { page, services } = useCalculator()
  const part = services.lazy.of(name)
  const value = useAfterRelease(useSelected(part, (loaded) => loaded))
  const [press, setPress] = useState<Press>()
  const [failure, setFailure] = useState<PartFailure>()

  const onArrival = useEffectEvent(({ button, click, isLeft }: Press) => {
    setPress(undefined)
    if (!isLeft) act?.(click, button)
  })
  const onFailure = useEffectEvent(({ button }: Press, cause: unknown) => {
    setPress(undefined)
    const failed = toFailure(cause, page, (again) => {
      setFailure(undefined)
      giveFocus(button, again)
      setPress({ button, click: again, isLeft: false })
    })
    setFailure(failed)
    services.announcement.announceUrgently(failed.text)
    page.reportNietGeladen(failed.text, cause)
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
      if (event.composedPath()[0] !== press.button) setPress({ ...press, isLeft: true })
    }
    // A focusin event inside a shadow root does not reach the document.
    const places = [press.button.ownerDocument, press.button.getRootNode()]
    for (const place of places) place.addEventListener('focusin', onFocus)
    return () => {
      isCurrent = false
      for (const place of places) place.removeEventListener('focusin', onFocus)
    }
  }, [press, part])

  return {
    value,
    ask: (click) => {
      setFailure(undefined)
      if (part.state() === undefined) setPress({ button: click.currentTarget, click, isLeft: false })
      else act?.(click, click.currentTarget)
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
      if (isSaid) services.announcement.announceUrgently(failed.text)
      page.reportNietGeladen(failed.text, cause)
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
