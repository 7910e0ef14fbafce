import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  blockOf,
  chooseFrom,
  click,
  fillIn,
  line,
  readable,
  readBonnetje,
  showAt,
  stopKlok,
  fromService,
  fromServiceWithout,
  seller,
  twoBuyers,
  type Handed,
  type ShowOptions,
} from '../../support/screen'

const BENODIGD = 'Je benodigde hypotheek'
const MAXIMAAL = 'Je maximale hypotheek'
const metPensioen = {
  'eigen.inkomen': 72_000,
  'eigen.pensioenBinnen10Jaar': 'ja',
  'eigen.inkomenPensioenVerwacht': 31_000,
} as const
const partnerMetPensioen = {
  'partner.pensioenBinnen10Jaar': 'ja',
  'partner.inkomenPensioenVerwacht': 20_000,
} as const
const TARIEF = { rentetarieven: { '120': 3.75 } }

stopKlok()

const toonVerkoper = () => showAt(2, seller, TARIEF)

const bedragVan = (label: string): number => Number(line(BENODIGD, label)?.replaceAll(/\D/g, ''))

/** Returns the sum, in euro, of the three summary lines that show how the home is paid. */
const betaald = (): number =>
  ['Hypotheekbedrag', 'Eigen geld', 'Extra eigen inleg nodig'].map(bedragVan).reduce((som, deel) => som + deel, 0)

describe('explanations of amounts in the summary', () => {
  it("the summary shows the proceeds of the current home, and the payments add up to 'Nieuwe woning en kosten'", () => {
    toonVerkoper()
    expect(within(blockOf(BENODIGD)).getByText('na aftrek van € 45.000 uit je huidige woning')).toBeVisible()
    expect(betaald()).toBe(bedragVan('Nieuwe woning en kosten'))
  })

  it('the summary explains that the loan is limited to the value of the home', () => {
    showAt(2, { vraagprijsWoning: 180_000 }, TARIEF)
    expect(line(BENODIGD, 'Je kan lenen')).toBe('€ 180.000')
    expect(within(blockOf(BENODIGD)).getByText('Niet meer dan de woning waard is')).toBeVisible()
  })

  it("the summary counts only the needed part of own money, and shows the total as 'Je hebt genoeg'", () => {
    showAt(2, { vraagprijsWoning: 180_000, eigenGeld: 500_000 }, TARIEF)
    expect(within(blockOf(BENODIGD)).getByText('Je hebt genoeg: € 500.000')).toBeVisible()
    expect(line(BENODIGD, 'Eigen geld')).toBe(line(BENODIGD, 'Nieuwe woning en kosten'))
  })

  it("the summary names the restschuld below 'Nieuwe woning en kosten', on screen and aloud", () => {
    // The sale of € 250.000 brings in € 245.000 after the sale costs of 2%.
    const getoond = showAt(2, { ...seller, huidigeHypotheekBedrag: 259_200 }, TARIEF)
    expect(within(blockOf(BENODIGD)).getByText('waarvan € 14.200 restschuld van je huidige woning')).toBeVisible()
    expect(readBonnetje(getoond)).toMatch(
      /Nieuwe woning en kosten: € [\d.]+\. Daarvan is € 14\.200 restschuld van je huidige woning\./,
    )
  })

  it.each<[string, Handed]>([
    ['je verwachte pensioen', {}],
    ['met je verwachte pensioen', twoBuyers],
    ['jullie verwachte pensioen', { ...twoBuyers, ...partnerMetPensioen }],
    [
      'met het verwachte pensioen van je partner',
      { ...twoBuyers, ...partnerMetPensioen, 'eigen.pensioenBinnen10Jaar': 'nee' },
    ],
  ])("the summary explains 'Inkomen per jaar' with '%s', on screen and aloud", (reden, antwoorden) => {
    const getoond = showAt(1, { ...metPensioen, ...antwoorden }, TARIEF)
    expect(within(blockOf(MAXIMAAL)).getByText(reden)).toBeVisible()
    expect(readBonnetje(getoond)).toMatch(new RegExp(`Inkomen per jaar: € [\\d.]+\\. Dit is ${reden}\\.`))
  })

  it('step 3 without a price shows the loan that the monthly cost belongs to', () => {
    showAt(3, { vraagprijsWoning: undefined }, TARIEF)
    expect(within(blockOf(BENODIGD)).getByText('bij een hypotheek van € 270.716')).toBeVisible()
  })
})

describe('explanations of amounts in the announced summary', () => {
  const inVolgorde = (...zinnen: readonly RegExp[]) => new RegExp(zinnen.map(({ source }) => source).join(' '))

  it("the button 'Lees de samenvatting voor' announces the sale proceeds right after 'Nieuwe woning en kosten'", () => {
    expect(readBonnetje(toonVerkoper())).toMatch(
      inVolgorde(
        /Nieuwe woning en kosten: € [\d.]+\. Dit is na aftrek van € 45\.000 uit je huidige woning\./,
        /Je kan lenen:/,
      ),
    )
  })

  it("the button 'Lees de samenvatting voor' announces the sale proceeds among the unfolded details too", () => {
    const getoond = toonVerkoper()
    click('Toon details')
    expect(readBonnetje(getoond)).toMatch(
      inVolgorde(
        /Nieuwe woning en kosten: € [\d.]+\. Dit is na aftrek van € 45\.000 uit je huidige woning\./,
        /.*Opbrengst huidige woning: min € 45\.000\./,
        /Je kan lenen:/,
      ),
    )
  })

  it("the button 'Lees de samenvatting voor' announces the remarks about own money and the loan as sentences", () => {
    const getoond = showAt(2, { vraagprijsWoning: 180_000, eigenGeld: 500_000 }, TARIEF)
    expect(readBonnetje(getoond)).toMatch(
      inVolgorde(
        /Je kan lenen: € 180\.000\. Niet meer dan de woning waard is\./,
        /Eigen geld: € 18\d\.\d{3}\. Je hebt genoeg: € 500\.000\./,
        /Extra eigen inleg nodig: € 0\./,
      ),
    )
  })
})

const regel = () => readable(within(blockOf(MAXIMAAL)).queryByText(/extra lenen/))
const maximum = () => Number(line(MAXIMAAL, 'Maximale hypotheek')?.replaceAll(/\D/g, ''))

const toon = (antwoorden: Handed = {}, opties: ShowOptions = {}) =>
  showAt(2, { energielabelType: 'C', ...antwoorden }, opties)

describe('the extra loan for the energy label', () => {
  it('the extra loan for energy label C appears once there is a price, and raises the maximum by € 5.000', () => {
    toon()
    const zonderWoning = maximum()
    expect(regel()).toBe('')
    fillIn('Vraagprijs van de woning', '300.000')
    expect(regel()).toBe('Door energielabel C mag je € 5.000 extra lenen.')
    expect(maximum() - zonderWoning).toBe(5000)
  })

  it('the sentence about the extra loan names the energy label, and disappears for a label that adds nothing', () => {
    toon({ vraagprijsWoning: 300_000 })
    chooseFrom('Energielabel', /^A\+{3}(?!\+)/)
    expect(regel()).toMatch(/^Door energielabel A\+\+\+ mag je € [\d.]+ extra lenen\.$/)
    for (const label of [/^G\b/, /^Onbekend/]) {
      chooseFrom('Energielabel', label)
      expect(regel()).toBe('')
    }
  })

  it('the extra loan for the energy label is hidden when the income is 0', () => {
    toon({ 'eigen.inkomen': 0, vraagprijsWoning: 300_000 })
    expect(maximum()).toBe(0)
    expect(regel()).toBe('')
  })

  it.each([
    ['and a rate', fromService],
    ['and no rate', () => fromServiceWithout('rentepercentage')],
  ])('the extra loan for the energy label is also shown when a service names a norm year %s', (_, dienst) => {
    toon({ vraagprijsWoning: 300_000 }, dienst())
    expect(regel()).toBe('Door energielabel C mag je € 5.000 extra lenen.')
  })
})
