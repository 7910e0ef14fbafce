import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { FrameContext } from '../../basis/context/frame'
import { CalculationSheet } from './CalculationSheet'
import { layInPlace } from './layPaper'
import type { SheetInPlaceProps } from '../../basis/lazy/types/afdruk'

/**
 * The sheet that the calculator shows on paper in its own place, whenever the browser prints the page around it, also
 * while a dialog is open. The page prints the rest as it is. `beforeprint` is synchronous, so the sheet is rendered at
 * once, and removed at `afterprint`. Without a result, the calculator prints what is on screen.
 */
export const SheetInPlace = ({ toAnswer }: SheetInPlaceProps) => {
  const frame = useContext(FrameContext)
  const blad = useRef<HTMLDivElement>(null)
  const [isPrinting, setPrinting] = useState(false)
  const begin = useEffectEvent(() => {
    flushSync(() => setPrinting(true))
    return blad.current?.hasChildNodes() && frame.current ? layInPlace(blad.current, frame.current) : undefined
  })
  useEffect(() => {
    const view = blad.current?.ownerDocument.defaultView
    let clear: (() => void) | undefined
    const onEnd = () => {
      clear?.()
      clear = undefined
      setPrinting(false)
    }
    const onBegin = () => {
      clear?.()
      clear = begin()
    }
    view?.addEventListener('beforeprint', onBegin)
    view?.addEventListener('afterprint', onEnd)
    return () => {
      view?.removeEventListener('beforeprint', onBegin)
      view?.removeEventListener('afterprint', onEnd)
      clear?.()
    }
  }, [])
  return (
    <div ref={blad} hidden>
      {isPrinting && <CalculationSheet toAnswer={toAnswer} Verhaal={undefined} />}
    </div>
  )
}
