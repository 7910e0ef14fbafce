import { expect, it } from 'vitest'

import { berekenFinancieringsOpzet, normenVan, roundOpzet, type FinancieringsOpzet } from '../../../domain'
import { verklaar } from '../../../domain/bewijs'
import { perReden } from '../../../ui/bewijs/verschillen'
import { bewijsTekst } from '../../../ui/tekst/zinnen'
import { rightOf } from '../../domain/rekenkern/rightOf'
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

/** The record under the norms of this year, as the summary shows it. */
const opzetIn = (jaar: 2025 | 2026, { verzoek, kader }: Huishouden) => {
  const dan = { ...kader, normen: normenVan(jaar) }
  return { kader: dan, opzet: roundOpzet(rightOf(berekenFinancieringsOpzet(verzoek, dan)).financieringsOpzet) }
}

it('the explanation of a difference has sums that add up, of then and of now', () => {
  tryHuishoudens(60, (huishouden) => {
    const { verzoek } = huishouden
    const [toen, nu] = [opzetIn(2025, huishouden), opzetIn(2026, huishouden)]
    const redenen = perReden(verklaar(verzoek, toen.kader, nu.kader) ?? [], { toen: toen.opzet, nu: nu.opzet })
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
