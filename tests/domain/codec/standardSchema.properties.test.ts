import type { StandardSchemaV1 } from '@standard-schema/spec'
import fc from 'fast-check'
import { either, function as fp } from 'fp-ts'
import type * as t from 'io-ts'
import { describe, expect, expectTypeOf, it } from 'vitest'

import * as domain from '../../../domain'
import * as bewijs from '../../../domain/bewijs'
import { toLeesfouten } from '../../../domain/codec'
import * as geld from '../../../domain/geld'
import * as invoer from '../../../domain/invoer'
import * as orientatie from '../../../domain/orientatie'
import { every } from '../../support/every'
import { rightOf } from '../rekenkern/rightOf'
import { kaderVan, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const { financieringsOpzetCodec, hypotheekgeverCodec, verzoekCodec } = domain

const isCodec = (value: unknown): value is t.Mixed =>
  typeof value === 'object' && value !== null && 'decode' in value && 'validate' in value

/** Every codec that an entry point of the domain exports, by name. */
const CODECS = [domain, bewijs, geld, invoer, orientatie].flatMap((door) =>
  Object.entries<unknown>(door).flatMap(([name, value]) => (isCodec(value) ? [[name, value] as const] : [])),
)

const verzoek = verzoekVan([{ inkomen: 60_000 }])
const kosten = domain.standaardKosten
const rentes = { 120: 3.75 }

/** Values of which every codec accepts at least one. */
const VALUES: readonly unknown[] = [
  ...['MY', 'Klant', 'nee', 'ja', 'alleen', 'BestaandeBouw', 'DienstbetrekkingVast', 'A', '2026-03-02'],
  ...['2026-03-02T12:00:00Z', 2026, 300_000, verzoek, verzoek.hypotheekgevers[0], kosten, rentes],
  ...[{ MY: rentes, FL: {} }, opzetBij(verzoek, kaderVan())],
  opzetBij({ ...verzoek, onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw' } }, kaderVan()),
  rightOf(bewijs.createRekenbewijs(verzoek, kaderVan())),
]

const standardOf = (codec: t.Mixed): StandardSchemaV1['~standard'] =>
  '~standard' in codec ? (codec as unknown as StandardSchemaV1)['~standard'] : expect.fail(`${codec.name} has none`)

describe('the codecs as Standard Schemas', () => {
  it('the types of the codecs are those of Standard Schema', () => {
    expectTypeOf(verzoekCodec).toExtend<StandardSchemaV1<domain.FinancieringsOpzetVerzoek>>()
    expectTypeOf<StandardSchemaV1.InferInput<typeof hypotheekgeverCodec>>().toEqualTypeOf<domain.Hypotheekgever>()
    expectTypeOf<
      StandardSchemaV1.InferOutput<typeof financieringsOpzetCodec>
    >().toEqualTypeOf<domain.FinancieringsOpzet>()
    expectTypeOf<StandardSchemaV1.InferOutput<typeof orientatie.labelCodeCodec>>().toEqualTypeOf<orientatie.LabelCode>()
  })

  it.each(CODECS)('%s names version 1 of the standard and this library', (_name, codec) => {
    expect(standardOf(codec)).toMatchObject({ version: 1, vendor: 'hypotheek-orientatie' })
    expect(VALUES.some((value) => either.isRight(codec.decode(value)))).toBe(true)
  })

  it.each(CODECS)(
    'validate of %s accepts what decode accepts, with the same value, and else gives errors',
    (_, codec) => {
      const changed = fc.constantFrom(...VALUES).chain((value) =>
        typeof value === 'object' && value !== null
          ? fc
              .record({ key: fc.constantFrom(...Object.keys(value)), other: fc.anything({ maxDepth: 2 }) })
              .map(({ key, other }) => ({
                ...value,
                [key]: other,
              }))
          : fc.constant(value),
      )
      every(fc.oneof(fc.anything({ maxDepth: 2 }), fc.constantFrom(...VALUES), changed), (value) => {
        const expected = fp.pipe(
          codec.decode(value),
          either.match(
            (errors): object => ({
              issues: toLeesfouten(errors).map(
                ({ melding }) => expect.objectContaining({ message: melding }) as unknown,
              ),
            }),
            (decoded: unknown) => ({ value: decoded }),
          ),
        )
        expect(standardOf(codec).validate(value)).toEqual(expected)
      })
    },
  )

  it('an issue has the path to the field, with the place in a list as a number', () => {
    const [gever] = verzoek.hypotheekgevers
    const fout = { ...verzoek, eigenInleg: '20.000', hypotheekgevers: [{ ...gever, inkomsten: {} }] }
    expect(standardOf(verzoekCodec).validate(fout)).toEqual({
      issues: expect.arrayContaining([
        { message: 'verwacht een bedrag van 0 tot en met 99999999', path: ['eigenInleg'] },
        { message: 'ontbreekt', path: ['hypotheekgevers', 0, 'inkomsten', 'ingangsdatum'] },
      ]) as unknown,
    })
    expect(standardOf(verzoekCodec).validate(undefined)).toEqual({ issues: [{ message: 'ontbreekt', path: [] }] })
  })
})
