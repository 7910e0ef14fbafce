import { describe, expect, it } from 'vitest'

import { isBuitenBereik, ontbrekendInkomen } from '../../../application'
import { nieuweOrientatie, toVerzoek, wijzig } from '../../../domain'
import { answerTo, withFigures } from '../../support/fakes/berekening'
import { handOver, twoBuyers, type Handed } from '../../support/screen/handed'

const ontbrekendBij = (antwoorden: Handed) => ontbrekendInkomen(wijzig(nieuweOrientatie('MY'), handOver(antwoorden)))

describe('ontbrekendInkomen', () => {
  it.each<[string, Handed]>([
    ['eigen.inkomen', {}],
    ['eigen.inkomenPensioen', { 'eigen.dienstBetrekking': 'Pensioen' }],
    ['eigen.inkomenPensioenVerwacht', { 'eigen.inkomen': 60_000, 'eigen.pensioenBinnen10Jaar': 'ja' }],
    ['eigen.inkomen', { 'eigen.pensioenBinnen10Jaar': 'ja' }],
    ['partner.inkomenPensioen', { ...twoBuyers, 'eigen.inkomen': 0, 'partner.dienstBetrekking': 'Pensioen' }],
  ])(
    'ontbrekendInkomen returns %s when the income is 0 and that question is the first unanswered one',
    (veld, antwoorden) => {
      expect(ontbrekendBij(antwoorden)).toBe(veld)
    },
  )

  it('ontbrekendInkomen returns undefined when each income is filled in, also when an income is 0', () => {
    expect(ontbrekendBij({ 'eigen.inkomen': 0 })).toBeUndefined()
    expect(ontbrekendBij({ 'eigen.dienstBetrekking': 'Pensioen', 'eigen.inkomenPensioen': 20_000 })).toBeUndefined()
  })

  it('ontbrekendInkomen returns undefined when one of two buyers has an income', () => {
    expect(ontbrekendBij({ ...twoBuyers, 'eigen.inkomen': 50_000, 'partner.inkomen': undefined })).toBeUndefined()
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
