import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { parseBedrag } from '../../../domain/geld'
import { bedragen, bedragenMetCenten } from '../../../adapters/testing/arbitraries/bedrag'
import { numberOfRuns } from '../../support/numberOfRuns'
import { toonBedrag, veld } from './bedrag'

describe('whatever is typed', () => {
  const nagelezen = (tekst: string, cents: boolean) => {
    const { gehoord, haalWeg } = toonBedrag(undefined, { cents })
    fireEvent.focus(veld())
    fireEvent.input(veld(), { target: { value: tekst } })
    fireEvent.blur(veld())
    const getoond = veld().value
    haalWeg()
    return { getoond, bedrag: gehoord.at(-1) }
  }

  it('the text shown after leaving reads back as the value', () => {
    const teksten = fc.oneof(
      fc.tuple(bedragen().map(String), fc.constant(false)),
      fc.tuple(
        bedragenMetCenten().map((bedrag) => bedrag.toFixed(2)),
        fc.constant(true),
      ),
      fc.tuple(fc.stringMatching(/^€? ?\d{1,4}([., ]\d{3}){0,2}([.,]\d{1,2})?$/), fc.boolean()),
    )
    const gevallen = teksten.filter(([tekst, centen]) => either.isRight(parseBedrag(tekst, { centen })))
    fc.assert(
      fc.property(gevallen, ([tekst, cents]) => {
        const { getoond, bedrag } = nagelezen(tekst, cents)
        expect(parseBedrag(getoond, { centen: cents })).toEqual(either.right(bedrag))
      }),
      numberOfRuns(10),
    )
  })

  it('a text that cannot be read is shown as it was typed', () => {
    const onleesbaar = fc.string({ minLength: 1 }).filter((tekst) => either.isLeft(parseBedrag(tekst)))
    fc.assert(
      fc.property(onleesbaar, (tekst) => {
        expect(nagelezen(tekst, false)).toEqual({ getoond: tekst, bedrag: undefined })
      }),
      numberOfRuns(10),
    )
  })
})
