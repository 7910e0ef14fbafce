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

/** The figures of one date (then or now): from the explanation if it names them, otherwise from the result. */
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

/** Returns the result of a household under the norms of this year, with those norms. */
const opzetIn = (jaar: 2025 | 2026, { verzoek, kader }: Huishouden) => {
  const dan = { ...kader, normen: normenVan(jaar) }
  return { kader: dan, opzet: rondeOpzet(verzoek, dan) }
}

it('the old figures in the explanation of a difference add up, and so do the new ones', () => {
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

/** Returns the maximum, the shortage and the net cost, as the summary shows them. */
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

describe('toGevoeligeRijen', () => {
  it('toGevoeligeRijen gives the differences between the figures that the summary shows', () => {
    tryHuishoudens(60, ({ verzoek, kader }) => expectVerteld(verzoek, kader))
  })

  it('toGevoeligeRijen gives the same differences as the summary, also when a figure is exactly half a euro', () => {
    /** With 1.000 less income the net cost falls from 268,21 to 255,50; as a float it falls to just below 255.5. */
    const onderpand = bestaandeWoning(460_240, { energielabelType: 'Onbekend' })
    const kader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY, startersvrijstelling: 'nee' } as const
    expectVerteld(verzoekVan([{ inkomen: 17_321 }], { eigenInleg: 0, onderpand }), kader)
  })
})
