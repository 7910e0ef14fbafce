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
import { tryHuishoudens, type Huishouden } from './huishoudens'
import { bedragenIn } from './lees'

type Cijfer = keyof typeof bewijsTekst.cijfers

/** The figures of one day, as the explanation of the difference has them; what did not change as the summary has it. */
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

/** The record of a request, as the summary shows it. */
const rondeOpzet = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => roundOpzet(opzetBij(verzoek, kader))

/** That of a household under the norms of this year. */
const opzetIn = (jaar: 2025 | 2026, { verzoek, kader }: Huishouden) => {
  const dan = { ...kader, normen: normenVan(jaar) }
  return { kader: dan, opzet: rondeOpzet(verzoek, dan) }
}

it('the explanation of a difference has sums that add up, of then and of now', () => {
  tryHuishoudens(60, (huishouden) => {
    const { verzoek } = huishouden
    const [toen, nu] = [opzetIn(2025, huishouden), opzetIn(2026, huishouden)]
    const verklaringen = verklaar(verzoek, toen.kader, nu.kader) ?? []
    const redenen = perReden({ verklaringen, toen: toen.opzet, nu: nu.opzet })
    const zinnen = redenen.flatMap(({ cijfers }) => cijfers)
    for (const dag of dagen(zinnen, toen.opzet, nu.opzet)) {
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

/** What can be borrowed, what is missing and the net cost, as the summary shows them. */
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
  expect(gesorteerd(getoond)).toEqual(gesorteerd(verschillen))
}

describe('what something else comes to', () => {
  it('is told as the difference of the figures that the summary shows of both', () => {
    tryHuishoudens(60, ({ verzoek, kader }) => expectVerteld(verzoek, kader))
  })

  it('is so where a figure becomes just half a euro', () => {
    /** A thousand less makes the net cost go from 268,21 to 255,50, which 268.21 - 12.71 falls just short of. */
    const onderpand = bestaandeWoning(460_240, { energielabelType: 'Onbekend' })
    const kader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY, startersvrijstelling: 'nee' } as const
    expectVerteld(verzoekVan([{ inkomen: 17_321 }], { eigenInleg: 0, onderpand }), kader)
  })
})
