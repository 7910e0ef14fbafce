import { describe, expect, it } from 'vitest'

import { chooseFrom, dialogs, line, stopKlok, twoBuyers } from '../../../support/screen'
import { MEER, tableCells } from '../vergelijking/shown'

stopKlok()

const { watPast, vergelijking } = dialogs
const ALLEEN = { eigenGeld: 60_000 }

describe("the dialog 'Wat je kan lenen, is nog niet wat bij je past'", () => {
  it.each([
    ['MY', 'Moneyou'],
    ['FL', 'Florius'],
  ] as const)(
    "for brand %s, the dialog 'Wat je kan lenen, is nog niet wat bij je past' says that %s makes no offer here",
    (labelCode, naam) => {
      watPast.show(ALLEEN, { labelCode })
      expect(watPast.element()).toHaveTextContent(
        `Dit is een berekening, geen aanbod van ${naam}. Een aanbod krijg je pas na een aanvraag.`,
      )
    },
  )

  it('the dialog begins with the gross cost of the panel and the cost at 7% of the comparison', () => {
    vergelijking.show(ALLEEN)
    const bij7 = tableCells(MEER).find((rij) => rij['Rentevaste periode'] === '10 jaar')?.['Netto daarna bij 7%']
    vergelijking.close()
    watPast.open()
    const bruto = line('Je benodigde hypotheek', 'Bruto maandlast')
    const [een, twee, drie, ...regels] = watPast.points()
    expect(een).toMatch(new RegExp(`^Je betaalt ${bruto} bruto per maand\\. Dat is \\d+% van je bruto inkomen\\.$`))
    expect(twee).toBe(`Na 10 jaar, bij 7% rente: ${bij7} netto.`)
    expect(drie).toMatch(/^Met € 5\.000 minder inkomen kan je € [\d.]+ minder lenen\.$/)
    expect(regels).toHaveLength(3)
    expect(watPast.inside().getByRole('heading', { name: 'Wat de regels niet weten' })).toBeVisible()
  })

  it('for two home buyers the dialog speaks of both', () => {
    watPast.show({ ...twoBuyers, vraagprijsWoning: 600_000 })
    expect(watPast.points()[0]).toMatch(/^Jullie betalen € .* van jullie bruto inkomen\.$/)
    expect(watPast.points()[2]).toMatch(/ kunnen jullie € [\d.]+ minder lenen\.$/)
  })

  it('for 30 years the dialog has no cost after the period, and for a variable rate it needs no period', () => {
    watPast.show({ ...ALLEEN, renteperiode: 360 })
    expect(watPast.points()).toHaveLength(5)
    expect(watPast.points()[1]).toMatch(/^Met € 5\.000/)
    watPast.close()
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^Variabel/)
    watPast.open()
    expect(watPast.points()[1]).toMatch(/^Wordt je variabele rente 7%\? Dan betaal je € [\d.]+ netto per maand\.$/)
  })

  it('without a loan the dialog has no costs, and no advice on how to borrow less', () => {
    watPast.show({ eigenGeld: 400_000 })
    expect(watPast.element()).not.toHaveTextContent(/bruto per maand|netto per maand|Wil je minder lenen/)
    expect(watPast.element()).not.toHaveTextContent(/NaN|undefined|€ -/)
  })
})
