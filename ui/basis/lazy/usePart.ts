import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'

import { afterRelease, useAfterRelease } from '../press/press'
import { giveFocus, type Click } from '../press/giveFocus'
import { isVernieuwd } from '../../../application'
import { useCalculator } from '../context/context'
import type { Page } from '../context/settings'
import { useSelected } from '../context/useSelected'
import { hostTekst } from '../../tekst/host'
import type { PartName, Parts } from './parts'

/** The value of a lazily loaded part, the state of its load, and the function that a button calls to use the part. */
export interface PartUse<Value> {
  readonly value: Value | undefined
  /** Runs the action of the button at once if the part is already loaded. Otherwise loads the part first. */
  readonly ask: (click: MouseEvent<HTMLElement>) => void
  /** True while the action of a click waits for the part; otherwise undefined, to leave out `aria-busy`. */
  readonly bezig: true | undefined
  /** The message and the button about a failed load; undefined without a failure. */
  readonly failure: PartFailure | undefined
}

/** The message about a part that failed to load, with the text and the action of its button. */
export interface PartFailure {
  readonly text: string
  readonly button: string
  readonly act: (click: Click) => void
}

/** Returns the message about a failed load. Its button calls `again`, or reloads the page if only a reload helps. */
const toFailure = (cause: unknown, { verder, reload }: Page, again: PartFailure['act']): PartFailure =>
  isVernieuwd(cause)
    ? { text: verder.vernieuwdTekst(), button: hostTekst.laadOpnieuw, act: reload }
    : { text: hostTekst.nietGeladen, button: hostTekst.probeerOpnieuw, act: again }

/** The action of a button, called after the part of that button has loaded. */
type Act = (click: Click, button: HTMLElement) => void

/** A click on a button whose action waits for a part. */
interface Press {
  readonly button: HTMLElement
  readonly click: Click
  /** Whether the focus has moved to another element since the click. */
  readonly isLeft: boolean
}

/**
 * Returns a part, its failure and the function `ask`, which calls `act` after the part has loaded. If the focus moves
 * to another element before the part has loaded, `act` is not called. A failed load is announced to screen readers and
 * reported to the page. Without `act`, `ask` only loads the part.
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
    // When the focus moves within a shadow root, the `focusin` event does not reach the document. So also listen on the
    // root.
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
 * Returns a part, and its failure. The part loads as soon as `isNeeded` is true, without a click. A failed load is
 * reported to the page and, with `isSaid`, announced to screen readers.
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

/** Loads a part if `isNeeded` is true. Returns undefined until loaded. Reports a failure, but does not announce it. */
export const useNeeded = <Name extends PartName>(name: Name, isNeeded: boolean): Parts[Name] | undefined =>
  useShown(name, isNeeded, false).value
