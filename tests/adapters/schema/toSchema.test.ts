import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as t from 'io-ts'
import { format, type FormatConfig } from 'oxfmt'
import { expect, it } from 'vitest'

import { closed, toSchema, type Schema } from '../../../adapters/schema'
import { financieringsOpzetShape, normenVan, rentetarievenCodec, verzoekCodec, voorbeeldRentes } from '../../../domain'
import { rekenbewijsShape } from '../../../domain/bewijs'
import { verantwoord } from '../../../domain/uitleg'
import { otherIoTs } from '../../support/otherIoTs'
import { ROOT } from '../../support/root'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bestaandeWoning, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'

/** A request in which every amount is given. */
const verzoek = verzoekVan(
  [{ inkomen: 60_000, studieschuld: 80, alimentatie: 100, leningen: 50, pensioenBinnen10Jaar: 50_000 }],
  {
    eigenInleg: 20_000,
    onderpand: bestaandeWoning(400_000, {
      meerwerkOfVerbouwingskosten: 10_000,
      huidigHypotheekbedrag: 200_000,
      verkoopprijs: 250_000,
    }),
  },
)

it.each([
  ['request', verzoekCodec],
  ['calculation result', financieringsOpzetShape],
  ['rekenbewijs', rekenbewijsShape],
])('Ajv in strict mode compiles the JSON schema of a %s', (_, codec) => {
  const ajv = new Ajv2020({ strict: true, formats: { date: true, 'date-time': true } })
  expect(() => ajv.compile(toSchema(codec))).not.toThrow()
})

/** Whether the schema of a request accepts applicants with these values of `volgnummer`, in this order. */
const accepts = (...places: readonly number[]): boolean =>
  new Ajv2020({ formats: { date: true, 'date-time': true } }).validate(toSchema(verzoekCodec), {
    ...verzoek,
    hypotheekgevers: places.map((volgnummer) => ({ ...verzoek.hypotheekgevers[0], volgnummer })),
  })

it('the JSON schema of a request accepts only one or two applicants, numbered in order', () => {
  expect([accepts(1), accepts(1, 2)]).toEqual([true, true])
  expect([accepts(), accepts(2), accepts(2, 1), accepts(1, 1), accepts(1, 2, 3)].some(Boolean)).toBe(false)
})

/** Returns the path and unit of every number in a schema. A unit is undefined where the schema gives none. */
const unitsIn = ({ type, properties = {}, items, description }: Schema, place = ''): readonly [string, unknown][] => [
  ...([type].flat().some((soort) => soort === 'number' || soort === 'integer')
    ? [[place, description] as [string, unknown]]
    : []),
  ...(items === undefined ? [] : unitsIn(items as Schema, `${place}[0]`)),
  ...Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, schema]) =>
    unitsIn(schema, place === '' ? name : `${place}.${name}`),
  ),
]

const asked = unitsIn(toSchema(verzoekCodec))
const answered = unitsIn(toSchema(financieringsOpzetShape))

it.each([
  ['request', asked],
  ['calculation result', answered],
  ['rekenbewijs', unitsIn(toSchema(rekenbewijsShape))],
])('the JSON schema gives every number of a %s a unit', (_, units) => {
  expect(units).not.toEqual([])
  expect(units.filter(([, unit]) => typeof unit !== 'string')).toEqual([])
})

it('the JSON schema gives a number the unit of the trail, or `procent per jaar` where the trail has `procent`', () => {
  const { gegevens, stappen } = rightOf(
    verantwoord(verzoek, { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY }),
  )
  const counted = new Map([
    ...gegevens.map(
      ({ herkomst, eenheid }) =>
        [
          herkomst.soort === 'invoer' ? herkomst.veld.replace('hypotheekgevers.1', 'hypotheekgevers[0]') : '',
          eenheid,
        ] as const,
    ),
    ...stappen.map(({ id, eenheid }) => [id.replace('financieringsOpzet.', ''), eenheid] as const),
  ])
  const fields = [...asked, ...answered]
  const other = fields.filter(([place, unit]) => {
    const eenheid = counted.get(place)
    return eenheid !== undefined && eenheid !== String(unit).replace('procent per jaar', 'procent')
  })
  expect(other).toEqual([])
  const uncounted = fields.flatMap(([place]) => (counted.has(place) ? [] : [place]))
  expect(uncounted).toEqual(['normjaar', 'advieskosten', 'afhandelingskosten', 'meerwerk'])
})

it('the JSON schema of rentetarieven and its codec agree on the periods 0, 1, 012, 1.5, 999 and 1000', () => {
  const { propertyNames } = toSchema(rentetarievenCodec) as { readonly propertyNames: { readonly pattern: string } }
  for (const maanden of ['1', '999', '1000', '0', '012', '1.5'])
    expect(new RegExp(propertyNames.pattern).test(maanden)).toBe(rentetarievenCodec.is({ [maanden]: 3.75 }))
})

const codecWith = ({ array, boolean, keyof, literal, number, partial, readonly, string, ...io }: typeof t) =>
  io.exact(
    io.intersection([
      io.type({ a: string, b: readonly(array(number)), c: io.union([boolean, number]) }),
      partial({
        d: keyof({ x: null, y: null }),
        e: io.union([literal('p'), string]),
        f: io.unknown,
      }),
    ]),
  )

it('toSchema returns the same schema for a codec that another copy of io-ts created', () => {
  const other = otherIoTs()
  expect(other.StringType).not.toBe(t.StringType)
  expect(toSchema(codecWith(other))).toEqual(toSchema(codecWith(t)))
})

it('toSchema throws for a codec type that it does not support, such as bigint', () => {
  expect(() => toSchema(t.bigint)).toThrow('bigint')
})

const settings = JSON.parse(readFileSync(`${ROOT}/tests/lint/oxfmt.json`, 'utf8')) as FormatConfig

/** Returns the text of a JSON file with this content, as the formatter wants it. */
const textOf = async (file: string, content: object): Promise<string> => {
  const { code, errors } = await format(file, JSON.stringify(content, undefined, 2), settings)
  expect(errors).toEqual([])
  return code
}

it.each([
  // The batch refuses a request with an unknown field; a service may give more figures.
  ['verzoek', 'FinancieringsOpzetVerzoek', closed(toSchema(verzoekCodec))],
  ['financieringsOpzet', 'FinancieringsOpzet', toSchema(financieringsOpzetShape)],
] as const)('%s.json contains the JSON schema of its codec', async (name, title, schemaOfCodec) => {
  const file = `${ROOT}/adapters/schema/${name}.json`
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schemaOfCodec }
  await expect(await textOf(file, schema)).toMatchFileSnapshot(file)
})
