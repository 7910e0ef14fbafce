import { describe, expect, it } from 'vitest'

import { toAntwoord } from '../../domain'
import { createManualBerekening, type ManualBerekening } from '../support/fakes/berekening'
import { allBut, pending } from '../support/screen/lazy'
import * as scherm from '../support/screen'

const { click, now, wait, fillIn, showAt, showCalculator, lines } = scherm

scherm.stopKlok()

/** Specification, section 4, step moves: the receipt. */
describe('the receipt', () => {
  /** Opens step 3 while the calculation of the last answer of step 2 is pending. */
  const openPending = (berekening: ManualBerekening) => {
    const shown = showAt(2, { vraagprijsWoning: 300_000 }, { port: berekening })
    now(() => berekening.last().succeed())
    wait(3000)
    fillIn('Eigen geld', '25.000')
    click('Ga verder')
    wait(3000)
    return shown
  }
  const receiptsIn = (announced: readonly string[]) =>
    announced.filter((text) => text.includes('Je maximale hypotheek.'))

  it('the receipt is announced when loading ends on step 3: the answer, then every line of the summary', () => {
    const { announced } = showCalculator({ rentetarieven: { '120': 3.75, '240': 4 } })
    scherm.goToStep(2)
    fillIn('Vraagprijs van de woning', '300.000')
    fillIn('Eigen geld', '25.000')
    click('Ga verder')
    wait(5000)
    scherm.chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    wait(3000)
    const receipt = announced.all().at(-1) ?? ''
    expect(receipt).toMatch(
      /^Je komt € [\d.]+ tekort\. Je maximale hypotheek\. .* Berekend met de leennormen van 2025\.$/,
    )
    for (const block of ['Je maximale hypotheek', 'Je benodigde hypotheek'])
      for (const line of lines(block)) expect(receipt).toContain(`${line}: `)
  })
  it('the receipt is announced when loading ends on step 3, also when the calculation began on step 2', () => {
    const berekening = createManualBerekening()
    const { announced } = openPending(berekening)
    expect(receiptsIn(announced.all())).toEqual([])
    now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 5000 }))
    wait(3000)
    expect(receiptsIn(announced.all())).toEqual([
      expect.stringMatching(/^Stap 3 van 3: Rentevaste periode\. Je komt €\s5\.000 tekort\. Je maximale hypotheek\. /),
    ])
  })
  it('the receipt is not announced when step 3 opens with a result; only the answer is', () => {
    const berekening = createManualBerekening()
    const { announced } = openPending(berekening)
    now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 5000 }))
    wait(3000)
    click('Vorige stap')
    click('Ga verder')
    wait(3000)
    expect(announced.all().at(-1)).toMatch(/^Stap 3 van 3: Rentevaste periode\. Je komt €\s5\.000 tekort\.$/)
  })
  it('the receipt is announced when a calculation that failed on step 3 succeeds at the second attempt', () => {
    const berekening = createManualBerekening()
    const { announced, services } = openPending(berekening)
    now(() => berekening.last().fail())
    wait(3000)
    expect(receiptsIn(announced.all())).toEqual([])
    now(() => services.orientatie.herbereken())
    now(() => berekening.last().succeedWith({ extraBenodigdeEigenInleg: 5000 }))
    wait(3000)
    expect(receiptsIn(announced.all())).toHaveLength(1)
  })
  it('the receipt is announced once the figures of the summary have loaded, when loading ended earlier', async () => {
    const figures = pending('paneelcijfers')
    const { announced, services } = showAt(3, { vraagprijsWoning: 300_000 }, { lazy: allBut(figures) })
    now(() => services.orientatie.dispatch(toAntwoord('eigenGeld', 25_000)))
    wait(3000)
    expect(receiptsIn(announced.all())).toEqual([])
    await figures.finishLoading()
    wait(3000)
    expect(receiptsIn(announced.all())).toHaveLength(1)
  })
})
