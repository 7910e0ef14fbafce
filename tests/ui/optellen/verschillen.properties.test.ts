import { describe, expect, it } from 'vitest'

import { toGevoeligheden } from '../../../application/vergelijking'
import {
  metOnderpand,
  normenVan,
  roundOpzet,
  voorbeeldRentes,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
} from '../../../domain'
import { verklaar } from '../../../domain/bewijs'
import { anderenVan } from '../../../domain/vergelijking/gevoeligheid'
import { perReden } from '../../../ui/vensters/bewijs/verschillen'
import { bewijsTekst } from '../../../ui/tekst/bewijs'
import { toGevoeligeRijen } from '../../../ui/vensters/watAls/gevoelig'
import { bestaandeWoning, opzetBij, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'
import { each, sometimes } from '../../support/sometimes'
import { tryHuishoudens, type Huishouden } from './huishoudens'
import { bedragenIn } from './lees'

type Cijfer = keyof typeof bewijsTekst.cijfers

/** The figures under the old or new norms. Each comes from the sentence that explains it, or else from the result. */
type Dag = Readonly<Record<Cijfer, number>>

const dagen = (zinnen: readonly string[], toen: FinancieringsOpzet, nu: FinancieringsOpzet): readonly [Dag, Dag] => {
  const lees = (opzet: FinancieringsOpzet, plaats: 0 | 1) =>
    Object.fromEntries(
      Object.entries(bewijsTekst.cijfers).map(([cijfer, naam]) => {
        const zin = zinnen.find((een) => een.startsWith(`${naam}: `)) ?? ''
        return [cijfer, bedragenIn(zin)[plaats] ?? opzet[cijfer as Cijfer] ?? 0]
      }),
    ) as Dag
  return [lees(toen, 0), lees(nu, 1)]
}

/** Returns the result of a request, rounded as in the summary. */
const rondeOpzet = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => roundOpzet(opzetBij(verzoek, kader))

/** Returns the rounded result of a household under the norms of `jaar`, with the rekenkader of that result. */
const opzetIn = (jaar: 2025 | 2026, { verzoek, kader }: Huishouden) => {
  const dan = { ...kader, normen: normenVan(jaar) }
  return { kader: dan, opzet: rondeOpzet(verzoek, dan) }
}

it('the figures in the sentences of perReden add up under the old norms, and also under the new norms', () => {
  tryHuishoudens(60, (huishouden) => {
    const { verzoek } = huishouden
    const [toen, nu] = [opzetIn(2025, huishouden), opzetIn(2026, huishouden)]
    const verklaringen = verklaar(verzoek, toen.kader, nu.kader) ?? []
    const redenen = perReden({ verklaringen, toen: toen.opzet, nu: nu.opzet })
    const zinnen = redenen.flatMap(({ cijfers }) => cijfers)
    const namen = Object.values(bewijsTekst.cijfers).map((naam) => `${naam}: `)
    sometimes('a sentence about a difference', zinnen)
    expect(zinnen.filter((zin) => !namen.some((naam) => zin.startsWith(naam)))).toEqual([])
    for (const dag of each('days', dagen(zinnen, toen.opzet, nu.opzet))) {
      expect(dag.aankoopkosten + dag.financieringskosten).toBe(dag.totaalFinancieringskosten)
      expect(dag.hypotheekaktekosten + dag.taxatiekosten + dag.nhgKosten).toBe(dag.financieringskosten)
      const nodig = Math.max(0, dag.totaalFinancieringskosten + dag.restschuld - dag.overwaarde)
      expect(dag.benodigdeFinanciering).toBe(nodig)
      expect(dag.benodigdeEigenInleg).toBe(Math.max(0, nodig - dag.maximaleHypotheek))
      const eigen = nodig - dag.hypotheekbedrag - dag.extraBenodigdeEigenInleg
      expect(eigen).toBe(Math.min(verzoek.eigenInleg ?? 0, nodig))
    }
  })
})

/** Returns the maximum, the shortage (0 without a home) and the net cost, as the summary shows them. */
const getoondVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): readonly number[] => {
  const opzet = rondeOpzet(verzoek, kader)
  return [opzet.maximaleHypotheek, metOnderpand(opzet)?.extraBenodigdeEigenInleg ?? 0, opzet.maandlastNetto]
}

const gesorteerd = (verschillen: readonly (readonly number[])[]): readonly string[] =>
  verschillen.map((verschil) => JSON.stringify(verschil)).toSorted()

const expectVerteld = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): void => {
  const was = getoondVan(verzoek, kader)
  const verschillen = anderenVan(verzoek)
    .filter(({ verandering }) => verandering.soort !== 'anderePeriode')
    .map((ander) => getoondVan(ander.verzoek, kader).map((cijfer, plek) => cijfer - (was[plek] ?? 0)))
    .filter((verschil) => verschil.some((een) => een !== 0))
  const rijen = toGevoeligeRijen(toGevoeligheden({ verzoek, kader }), opzetBij(verzoek, kader))
  const getoond = rijen.map(({ verschillen: { lenen, mist, netto } }) => [lenen, mist, netto])
  sometimes('a difference', verschillen)
  expect(gesorteerd(getoond)).toEqual(gesorteerd(verschillen))
}

describe('toGevoeligeRijen', () => {
  it('toGevoeligeRijen subtracts the rounded figures of the summary before a change from those after it', () => {
    tryHuishoudens(60, ({ verzoek, kader }) => expectVerteld(verzoek, kader))
  })

  it('toGevoeligeRijen rounds a figure of exactly half a euro in the same direction as the summary', () => {
    /** With 1.000 euro less income, the net monthly cost falls from 268,21 to 255,50 (as a float just below 255.5). */
    const onderpand = bestaandeWoning(460_240, { energielabelType: 'Onbekend' })
    const kader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY, startersvrijstelling: 'nee' } as const
    expectVerteld(verzoekVan([{ inkomen: 17_321 }], { eigenInleg: 0, onderpand }), kader)
  })
})
