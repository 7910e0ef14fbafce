import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normenVan, toBerekening, verzoekCodec } from '../../../domain'
import { verzoek as verzoeken } from '../../../adapters/testing/arbitraries/verzoek'
import { isObject } from '../../../domain/codec/objectCodec'
import { every } from '../../support/every'
import { verzoekVan } from './voorbeeldverzoek'

const kader = { normen: normenVan(2026), rentetarieven: { 120: 3.75 } }
const goed = verzoekVan([{ inkomen: 60_000 }])
const ONBEKEND = 'dit veld bestaat niet; controleer de naam of laat het weg'

/** Returns the path of each object in a request; empty for the request itself. */
const plekkenIn = (deel: unknown, weg = ''): readonly string[] => {
  if (!isObject(deel)) return []
  const onder = Object.entries(deel).flatMap(([naam, waarde]) =>
    plekkenIn(waarde, Array.isArray(deel) ? `${weg}[${naam}]` : weg === '' ? naam : `${weg}.${naam}`),
  )
  return Array.isArray(deel) ? onder : [weg, ...onder]
}

/** Returns a request with one more field in the object at `plek`. */
const metVeldOp = (deel: unknown, plek: string, naam: string, weg = ''): unknown => {
  if (!isObject(deel)) return deel
  if (Array.isArray(deel)) return deel.map((een, index) => metVeldOp(een, plek, naam, `${weg}[${index}]`))
  const velden = Object.entries(deel).map(([veld, waarde]) => [
    veld,
    metVeldOp(waarde, plek, naam, weg === '' ? veld : `${weg}.${veld}`),
  ])
  return Object.fromEntries(weg === plek ? [...velden, [naam, 1]] : velden)
}

describe('unknown fields of toBerekening', () => {
  // Issue report: a student loan of 500 euro a month, misspelled with a capital S, gave a maximum without that loan.
  it('toBerekening refuses a misspelled student loan, which would give a maximum that is too high', () => {
    const [gever] = goed.hypotheekgevers
    const invoer = {
      ...goed,
      hypotheekgevers: [{ ...gever, uitgaven: { huidigeMaandlastStudieSchuld: 500 } }],
    }
    const veld = 'hypotheekgevers[0].uitgaven.huidigeMaandlastStudieSchuld'
    expect(toBerekening(invoer, kader)).toEqual(
      either.left({ _tag: 'OnleesbaarVerzoek', meldingen: [`${veld}: ${ONBEKEND}`] }),
    )
    expect(toBerekening(invoer, kader, { onbekendeVelden: true })).toMatchObject({ right: { genegeerd: [veld] } })
  })

  it('toBerekening refuses an unknown field in any object of a request, and ignores it with onbekendeVelden', () => {
    every(verzoeken(), fc.nat(), (verzoek, keuze) => {
      const plekken = plekkenIn(verzoek)
      const plek = plekken[keuze % plekken.length] ?? ''
      const veld = plek === '' ? 'onbekend' : `${plek}.onbekend`
      const invoer = metVeldOp(verzoek, plek, 'onbekend')
      expect(either.isRight(verzoekCodec.decode(invoer))).toBe(true)
      expect(toBerekening(invoer, kader)).toMatchObject({ left: { meldingen: [`${veld}: ${ONBEKEND}`] } })
      const los = toBerekening(
        invoer,
        { ...kader, rentetarieven: { [verzoek.rentevastperiode]: 3.75 } },
        { onbekendeVelden: true },
      )
      expect(los).toMatchObject({ right: { genegeerd: [veld] } })
    })
  })

  it('toBerekening has no field genegeerd for a request with known fields only', () => {
    expect(toBerekening(goed, kader, { onbekendeVelden: true })).not.toHaveProperty('right.genegeerd')
  })
})

describe('the options of toBerekening', () => {
  it.each([
    [null, 'opties: verwacht een object'],
    ['ja', 'opties: verwacht een object'],
    [{ ongewoneRentes: 'ja' }, 'opties.ongewoneRentes: verwacht true of false'],
    [{ ongewoneRente: true }, `opties.ongewoneRente: ${ONBEKEND}`],
  ])('toBerekening returns a Left for the options %j', (opties, melding) => {
    expect(toBerekening(goed, kader, opties as object)).toEqual(
      either.left({ _tag: 'OnleesbaarVerzoek', meldingen: [melding] }),
    )
  })
})

describe('the remarks of toBerekening', () => {
  // 4.200 euro a month is an example of an income that someone may enter as an income a year.
  it('toBerekening calculates with an income of 4.200 a year, and asks whether it is an income a year', () => {
    const [gever] = goed.hypotheekgevers
    const inkomsten = { ...gever?.inkomsten, bedrag: 4200 }
    expect(toBerekening({ ...goed, hypotheekgevers: [{ ...gever, inkomsten }] }, kader)).toMatchObject({
      right: {
        opmerkingen: [
          {
            veld: 'hypotheekgevers[0].inkomsten.bedrag',
            melding: 'Is dit per jaar? Weet je alleen het bedrag per maand? Bereken dan het jaarinkomen.',
          },
        ],
      },
    })
  })

  it('toBerekening has no remarks about an income that is high enough', () => {
    expect(toBerekening(goed, kader)).not.toHaveProperty('right.opmerkingen')
  })
})
