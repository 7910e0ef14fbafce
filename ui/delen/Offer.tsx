import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { useCalculator } from '../context/context'

interface OfferProps {
  /** Its text, which is announced to screen readers. */
  readonly zinnen: readonly string[]
  /** The visitor asked for it, by following a link: it is brought into view wherever it stands. */
  readonly isAsked: boolean
  readonly children: ReactNode
}

/** Is a part of this calculator in the window? */
const isInWindow = (deel: Element): boolean => {
  const { host = deel } = deel.getRootNode() as Partial<ShadowRoot>
  const { top, bottom } = host.getBoundingClientRect()
  return bottom > 0 && top < deel.ownerDocument.documentElement.clientHeight
}

/** An offer above the step. It is announced, and scrolled to when asked for or when the calculator is in view. */
export const Offer = ({ zinnen, isAsked, children }: OfferProps) => {
  const { services, view } = useCalculator()
  const kader = useRef<HTMLDivElement>(null)
  const onShown = useEffectEvent(() => {
    services.announcement.announce(zinnen.join(' '))
    if (kader.current && (isAsked || isInWindow(kader.current))) view.reveal(kader.current)
  })
  useEffect(() => onShown(), [])
  return <div ref={kader}>{children}</div>
}
