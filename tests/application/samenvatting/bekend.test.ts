import { describe, expect, it } from 'vitest'

import { isBuitenBereik, openInkomen } from '../../../application'
import { nieuweOrientatie, toVerzoek, wijzig } from '../../../domain'
import { answerTo, withFigures } from '../../support/fakes/berekening'
import { handOver, twoBuyers, type Handed } from '../../support/screen/handed'

const openBij = (antwoorden: Handed) => openInkomen(wijzig(nieuweOrientatie('MY'), handOver(antwoorden)))

describe('openInkomen', () => {
  it.each<[string, Handed]>([
    ['eigen.inkomen', {}],
    ['eigen.inkomenPensioen', { 'eigen.dienstBetrekking': 'Pensioen' }],
    ['eigen.inkomenPensioenVerwacht', { 'eigen.inkomen': 60_000, 'eigen.pensioenBinnen10Jaar': 'ja' }],
    ['partner.inkomenPensioen', { ...twoBuyers, 'partner.dienstBetrekking': 'Pensioen' }],
  ])('openInkomen returns %s when that question is the only unanswered one about income', (veld, antwoorden) => {
    expect(openBij(antwoorden)).toBe(veld)
  })

  it('openInkomen returns undefined when each income is filled in, also when an income is 0', () => {
    expect(openBij({ 'eigen.inkomen': 0 })).toBeUndefined()
    expect(openBij({ 'eigen.dienstBetrekking': 'Pensioen', 'eigen.inkomenPensioen': 20_000 })).toBeUndefined()
  })
})

describe('isBuitenBereik', () => {
  const opzet = answerTo(toVerzoek(nieuweOrientatie('MY')))

  it.each([
    [30_000, 300_000, false],
    [30_001, 300_000, true],
    [30_000, 299_999, true],
    [30_001, undefined, false],
  ])('for a shortage of %i at a price of %s, isBuitenBereik returns %s', (tekort, vraagprijsWoning, is) => {
    const financieringsOpzet = withFigures(opzet, { extraBenodigdeEigenInleg: tekort })
    expect(isBuitenBereik({ vraagprijsWoning, financieringsOpzet })).toBe(is)
  })
})
