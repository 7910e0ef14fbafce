import createCache from '@emotion/cache'
import { act, cleanup, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, vi } from 'vitest'

import { ThemaProvider } from '../../../ui'

/** Leaves the styles out: these tests do not look at them, and jsdom parses them slowly. */
const zonderStijl = createCache({ key: 'proef' })
zonderStijl.sheet.insert = () => undefined
zonderStijl.compat = true

afterEach(cleanup)

/** Renders children in the frame of a brand. */
export const toon = (inhoud: ReactNode) => {
  const opnieuw = (nieuw: ReactNode) => (
    <ThemaProvider stijlCache={zonderStijl} labelCode="MY" kleurmodus="licht">
      {nieuw}
    </ThemaProvider>
  )
  const { rerender, unmount } = render(opnieuw(inhoud))
  return { toonOpnieuw: (nieuw: ReactNode) => rerender(opnieuw(nieuw)), unmount }
}

/** Lets this many milliseconds go by, where the timers are fake. */
export const wacht = (milliseconden: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconden)
  })
}

/** A field that keeps its own value, and the calls that its caller got. */
export interface Gevuld<Value> {
  readonly gebruiker: UserEvent
  /** Every value the caller heard, in order. */
  readonly gehoord: Value[]
  /** Every text that could not be read, and undefined for each that could again. */
  readonly concepten: (string | undefined)[]
  /** Every message the field began to show. */
  readonly fouten: string[]
  /** Gives the field another value than the visitor did. */
  readonly zetVanBuiten: (value: Value) => void
  readonly haalWeg: () => void
}

interface Aansluiting<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly concept: string | undefined
  readonly onConcept: (tekst: string | undefined) => void
  readonly onFout: (melding: string) => void
}

/**
 * Shows a field as a page does: its value comes back to it. `toonField` makes the field from what ties it to its
 * caller.
 */
export const toonVeld = <Value,>(
  begin: Value,
  toonField: (aansluiting: Aansluiting<Value>) => ReactNode,
  gebruiker: UserEvent = userEvent.setup(),
): Gevuld<Value> => {
  const gehoord: Value[] = []
  const concepten: (string | undefined)[] = []
  const fouten: string[] = []
  let zet: (value: Value) => void = () => undefined

  const Bewaarder = () => {
    const [value, setValue] = useState<Value>(begin)
    const [concept, setConcept] = useState<string>()
    useEffect(() => {
      zet = setValue
    }, [])
    return toonField({
      value,
      onChange: (nieuw) => {
        gehoord.push(nieuw)
        setValue(nieuw)
      },
      concept,
      onConcept: (tekst) => {
        concepten.push(tekst)
        setConcept(tekst)
      },
      onFout: (melding) => fouten.push(melding),
    })
  }
  const { unmount } = toon(<Bewaarder />)
  return { gebruiker, gehoord, concepten, fouten, zetVanBuiten: (value) => act(() => zet(value)), haalWeg: unmount }
}
