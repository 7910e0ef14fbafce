import { describe, expect, it } from 'vitest'

import {
  DIENST_BETREKKINGEN,
  dienstBetrekkingCodec,
  isLoondienst,
  naamVanDienstBetrekking,
} from '../../../domain/orientatie'

describe('the kinds of income', () => {
  it('are offered in the order of the specification', () => {
    expect(DIENST_BETREKKINGEN).toEqual([
      'DienstbetrekkingVast',
      'DienstbetrekkingTijdelijk',
      'Onderneming',
      'Pensioen',
      'Overig',
    ])
  })

  it('are all that the codec accepts', () => {
    expect(DIENST_BETREKKINGEN).toEqual(Object.keys(dienstBetrekkingCodec.keys))
  })

  it('with an employer are the permanent and the temporary job', () => {
    expect(DIENST_BETREKKINGEN.filter(isLoondienst)).toEqual(['DienstbetrekkingVast', 'DienstbetrekkingTijdelijk'])
  })
})

describe('the name of a kind of income', () => {
  it('is for Moneyou', () => {
    expect(DIENST_BETREKKINGEN.map((soort) => naamVanDienstBetrekking(soort, 'MY'))).toEqual([
      'Vast dienstverband',
      'Tijdelijk dienstverband',
      'Zzp-inkomen',
      'Pensioen',
      'Overig',
    ])
  })

  it('differs for Florius in the business option', () => {
    expect(DIENST_BETREKKINGEN.map((soort) => naamVanDienstBetrekking(soort, 'FL'))).toEqual([
      'Vast dienstverband',
      'Tijdelijk dienstverband',
      'Inkomen uit onderneming(en)',
      'Pensioen',
      'Overig',
    ])
  })
})
