import fc from 'fast-check'

import type { Antwoord, Instelling, RekenFout, Voortgang, Vervanging, Wijziging } from '../../../domain'
import {
  keuzesVan,
  nieuwePersoon,
  periodesVan,
  readStartwaarden,
  VELDEN,
  type Antwoorden,
  type BerekeningFout,
  type GelezenStartwaarden,
  type LabelCode,
  type Persoon,
  type Startwaarden,
  type Veld,
  type Veldwaarde,
} from '../../../domain/orientatie'
import { bedragenOfLeeg } from './gangbaar'
import { financieringsOpzetten } from './financieringsOpzet'
import { gronden } from './grond'
import * as keuze from './keuzes'

const persoonsvragen = Object.keys(nieuwePersoon) as readonly (keyof Persoon)[]

/** Generates values for one question. With `labelCode`, every fixed-rate period is one that the brand offers. */
const waardenVan = (veld: Veld, labelCode?: LabelCode): fc.Arbitrary<Veldwaarde> => {
  const keuzes = veld === 'renteperiode' && labelCode !== undefined ? periodesVan(labelCode) : keuzesVan(veld)
  return keuzes.length > 0 ? fc.constantFrom(...keuzes) : bedragenOfLeeg()
}

/** Generates all answers about one home buyer, in any combination. */
export const personen = (): fc.Arbitrary<Persoon> =>
  fc.record(
    Object.fromEntries(persoonsvragen.map((vraag) => [vraag, waardenVan(`eigen.${vraag}`)])),
  ) as unknown as fc.Arbitrary<Persoon>

/** Generates all answers, in any combination. */
export const losseAntwoorden = (): fc.Arbitrary<Antwoorden> =>
  fc.record({
    ...Object.fromEntries(VELDEN.filter((veld) => !veld.includes('.')).map((veld) => [veld, waardenVan(veld)])),
    eigen: personen(),
    partner: personen(),
  }) as unknown as fc.Arbitrary<Antwoorden>

/** Generates answers, each to one question. With `labelCode`, every fixed-rate period is one that the brand offers. */
export const antwoorden = (labelCode?: LabelCode): fc.Arbitrary<Antwoord> =>
  fc.oneof(
    ...VELDEN.map((veld) =>
      fc.record({
        soort: fc.constant('beantwoord'),
        veld: fc.constant(veld),
        waarde: waardenVan(veld, labelCode),
      }),
    ),
  ) as fc.Arbitrary<Antwoord>

/** Generates answers by the name of their question, as a page fills them in. */
export const startwaarden = (): fc.Arbitrary<Startwaarden> =>
  fc
    .array(antwoorden(), { maxLength: 5 })
    .map((gegeven): Startwaarden => Object.fromEntries(gegeven.map(({ veld, waarde }) => [veld, waarde])))

/** Generates what `readStartwaarden` returns, also for values that it cannot use. */
export const gelezenStartwaarden = (): fc.Arbitrary<GelezenStartwaarden> =>
  fc
    .tuple(startwaarden(), fc.dictionary(fc.string(), fc.anything({ maxDepth: 1 }), { maxKeys: 2 }))
    .map((delen) => readStartwaarden(Object.assign({}, ...delen) as Startwaarden))

/** Generates changes of up to five answers at once. With `labelCode`, the brand offers each fixed-rate period. */
export const vervangingen = (labelCode?: LabelCode): fc.Arbitrary<Vervanging> =>
  fc.record({
    soort: fc.constant('antwoordenVervangen' as const),
    antwoorden: fc.array(antwoorden(labelCode), { maxLength: 5 }),
  })

/** Generates changes of the brand or the audience by a host page. The new value may equal the old value. */
export const instellingen = (): fc.Arbitrary<Instelling> =>
  fc.oneof(
    fc.record(
      { soort: fc.constant('labelCodeGewijzigd' as const), labelCode: keuze.labelCodes(), blijftGelden: fc.boolean() },
      { requiredKeys: ['soort', 'labelCode'] },
    ),
    fc.record({ soort: fc.constant('typeGewijzigd' as const), type: keuze.types() }),
  )

const redenen = [
  'OnleesbaarVerzoek',
  'OnbekendePeriode',
  'GeenRente',
  'OngeldigeRente',
  'OngeldigeKosten',
  'OngeldigeStartersvrijstelling',
] satisfies RekenFout['_tag'][]
const statussen = fc.oneof(fc.integer({ min: 300, max: 599 }), fc.constantFrom(100, 400, 403, 429, 500, 503))

/** Generates calculation errors, each kind equally often. */
export const berekeningFouten = (): fc.Arbitrary<BerekeningFout> =>
  fc.oneof<fc.Arbitrary<BerekeningFout>[]>(
    fc.record({ _tag: fc.constant('NietTeBerekenen'), reden: fc.constantFrom(...redenen) }),
    fc.constant({ _tag: 'NietGeladen' }),
    fc.constant({ _tag: 'Vernieuwd' }),
    fc.constant({ _tag: 'Onbereikbaar' }),
    fc.constant({ _tag: 'TijdVerstreken' }),
    fc.record({ _tag: fc.constant('StatusFout'), status: statussen }),
    fc.record({ _tag: fc.constant('OnleesbaarAntwoord'), meldingen: fc.array(fc.string(), { maxLength: 3 }) }),
    fc.record({ _tag: fc.constant('Onverwacht'), reden: fc.string() }),
  )

/** Generates changes in the state of a calculation: requested again, completed, given more ground or failed. */
export const voortgangen = (): fc.Arbitrary<Voortgang> =>
  fc.oneof<fc.Arbitrary<Voortgang>[]>(
    fc.constant({ soort: 'herberekeningGevraagd' }),
    fc.record({
      soort: fc.constant('berekeningVoltooid' as const),
      financieringsOpzet: financieringsOpzetten(),
      grond: gronden(),
    }),
    fc.record({ soort: fc.constant('grondAangevuld' as const), grond: gronden() }),
    fc.record({ soort: fc.constant('berekeningMislukt' as const), fout: berekeningFouten() }),
  )

/**
 * Generates sequences of at most 30 changes. With `labelCode` there are no changes by the host page, and the brand
 * offers every fixed-rate period. `herzieningen` are left out, because each depends on earlier answers.
 */
export const wijzigingen = (labelCode?: LabelCode): fc.Arbitrary<readonly Wijziging[]> =>
  fc.array<Wijziging>(
    labelCode === undefined
      ? fc.oneof({ weight: 8, arbitrary: antwoorden() }, vervangingen(), instellingen(), voortgangen())
      : fc.oneof({ weight: 8, arbitrary: antwoorden(labelCode) }, vervangingen(labelCode), voortgangen()),
    { maxLength: 30 },
  )
