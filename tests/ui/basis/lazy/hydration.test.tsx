import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { createLazyParts } from '../../../../ui/app/createLazyParts'
import type { LazyPart } from '../../../../ui/basis/lazy/parts'
import { useSelected } from '../../../../ui/basis/context/useSelected'

const Shown = ({ part }: { readonly part: LazyPart<unknown> }) => (
  <p>{useSelected(part, (loaded) => (loaded === undefined ? 'absent' : 'loaded'))}</p>
)

it('a part that another calculator has loaded appears without redrawing what the build drew', async () => {
  const part = createLazyParts(() => () => Promise.resolve({} as never)).of('bewaren')
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Shown part={part} />)
  const [painted] = place.children
  await part.load()
  const onRecoverableError = vi.fn()
  const root = await act(() => Promise.resolve(hydrateRoot(place, <Shown part={part} />, { onRecoverableError })))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(place.textContent).toBe('loaded')
  expect(place.firstElementChild).toBe(painted)
  act(() => root.unmount())
})
