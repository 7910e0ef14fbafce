import { act } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'

import type { TextDraft } from '../../../ui/fieldSet'
import { showAlone } from '../../support/screen'

/** A field shown in a parent that stores its value, with the calls that the parent received. */
export interface Gevuld<Value> {
  readonly gebruiker: UserEvent
  /** Every value passed to onChange, in order. */
  readonly gehoord: Value[]
  /** Every draft passed to onDraft, in order. */
  readonly drafts: (TextDraft | undefined)[]
  /** Every message passed to onFout, in order. */
  readonly fouten: string[]
  /** Changes the value from outside the field. */
  readonly zetVanBuiten: (value: Value) => void
  readonly haalWeg: () => void
}

interface Aansluiting<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly draft: TextDraft | undefined
  readonly onDraft: (draft: TextDraft | undefined) => void
  readonly onFout: (melding: string) => void
}

/** Shows the field that `toonField` creates, in a parent that stores each value and draft and passes them back. */
export const toonVeld = <Value,>(
  begin: Value,
  toonField: (aansluiting: Aansluiting<Value>) => ReactNode,
  gebruiker: UserEvent = userEvent.setup(),
): Gevuld<Value> => {
  const gehoord: Value[] = []
  const drafts: (TextDraft | undefined)[] = []
  const fouten: string[] = []
  let zet: (value: Value) => void = () => undefined

  const Bewaarder = () => {
    const [value, setValue] = useState<Value>(begin)
    const [draft, setDraft] = useState<TextDraft>()
    useEffect(() => {
      zet = setValue
    }, [])
    return toonField({
      value,
      onChange: (nieuw) => {
        gehoord.push(nieuw)
        setValue(nieuw)
      },
      draft,
      onDraft: (nieuw) => {
        drafts.push(nieuw)
        setDraft(nieuw)
      },
      onFout: (melding) => fouten.push(melding),
    })
  }
  const { unmount } = showAlone(<Bewaarder />)
  return { gebruiker, gehoord, drafts, fouten, zetVanBuiten: (value) => act(() => zet(value)), haalWeg: unmount }
}
