import { render } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { expect, it } from 'vitest'

import type { Page } from '../../../../ui/basis/context/settings'
import { useOnderkant } from '../../../../ui/basis/size/useOnderkant'
import { ONDERKANT } from '../../../../ui/thema/scales'
import { FrameContext } from '../../../../ui/basis/context/frame'

it('useOnderkant sets the covered height on the frame in its own pixels, until the bar or the calculator goes', () => {
  let tell: ((height: number) => void) | undefined
  const page = {
    onderkant: {
      follow: (act: (height: number) => void) => {
        tell = act
        return () => (tell = undefined)
      },
    },
  } as unknown as Page
  const Listening = () => {
    useOnderkant(page)
    return null
  }
  const Frame = ({ children }: { readonly children: ReactNode }) => {
    const frame = useRef<HTMLDivElement>(null)
    return (
      <div ref={frame} data-testid="frame">
        <FrameContext value={frame}>{children}</FrameContext>
      </div>
    )
  }
  const { getByTestId, unmount } = render(
    <Frame>
      <Listening />
    </Frame>,
  )
  const frame = getByTestId('frame')
  const covered = () => frame.style.getPropertyValue(ONDERKANT)
  Object.assign(frame, { currentCSSZoom: 2 })
  tell?.(60)
  expect(covered()).toBe('30px')
  tell?.(0)
  expect(covered()).toBe('')
  unmount()
  expect(tell).toBeUndefined()
})
