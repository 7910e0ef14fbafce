import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { berekenFinancieringsOpzet, normenVan, roundOpzet, type FinancieringsOpzet } from '../../../domain'
import { verklaar } from '../../../domain/bewijs'
import { perReden } from '../../../ui/bewijs/perReden'
import { bewijsTekst } from '../../../ui/tekst/zinnen'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { numberOfRuns, VEEL } from '../../support/numberOfRuns'
import { huishoudens } from './huishoudens'
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

describe('the explanation of a difference', () => {
  it('has sums that add up, of then and of now', () => {
    fc.assert(
      fc.property(huishoudens, ({ verzoek, kader }) => {
        const [toen, nu] = [2025 as const, 2026 as const].map((jaar) => ({ ...kader, normen: normenVan(jaar) }))
        if (toen === undefined || nu === undefined) throw new Error('two years')
        const [opzetToen, opzetNu] = [toen, nu].map((een) =>
          roundOpzet(rightOf(berekenFinancieringsOpzet(verzoek, een)).financieringsOpzet),
        )
        if (opzetToen === undefined || opzetNu === undefined) throw new Error('two records')
        const redenen = perReden(verklaar(verzoek, toen, nu) ?? [], { toen: opzetToen, nu: opzetNu })
        for (const dag of dagen(
          redenen.flatMap(({ cijfers }) => cijfers),
          opzetToen,
          opzetNu,
        )) {
          expect(dag.aankoopkosten + dag.financieringskosten).toBe(dag.totaalFinancieringskosten)
          expect(dag.hypotheekaktekosten + dag.taxatiekosten + dag.nhgKosten).toBe(dag.financieringskosten)
          const nodig = Math.max(0, dag.totaalFinancieringskosten + dag.restschuld - dag.overwaarde)
          expect(dag.benodigdeFinanciering).toBe(nodig)
          expect(dag.benodigdeEigenInleg).toBe(Math.max(0, nodig - dag.maximaleHypotheek))
          const eigen = nodig - dag.hypotheekbedrag - dag.extraBenodigdeEigenInleg
          expect(eigen).toBe(Math.min(verzoek.eigenInleg ?? 0, nodig))
        }
      }),
      numberOfRuns(60, VEEL),
    )
  })
})
