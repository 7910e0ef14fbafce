import { useLayoutEffect, useRef, type ReactNode } from 'react'

import type { LabelCode } from '../../domain/orientatie'
import { followPress } from '../press/press'
import type { RootStyles } from './styles'
import { useTextSize } from './useTextSize'

export type Kleurmodus = 'licht' | 'donker'

interface ThemaProviderProps {
  readonly styles: RootStyles
  readonly labelCode: LabelCode
  readonly kleurmodus: Kleurmodus
  readonly children: ReactNode
}

/** The frame of the calculator; brand, colour mode and all styles apply inside it only. */
export const ThemaProvider = ({ styles: { Styled }, labelCode, kleurmodus, children }: ThemaProviderProps) => {
  const kader = useRef<HTMLDivElement>(null)
  const textSize = useRef<HTMLSpanElement>(null)
  useTextSize(kader, textSize)
  useLayoutEffect(() => followPress(kader.current?.ownerDocument.defaultView ?? window), [])
  return (
    <Styled>
      <div ref={kader} className="kader" part="kader" lang="nl" data-merk={labelCode} data-kleurmodus={kleurmodus}>
        <span ref={textSize} className="lettermaat" />
        {children}
      </div>
    </Styled>
  )
}
