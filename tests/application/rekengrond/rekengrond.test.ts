import { describe, expect, it } from 'vitest'

import { toRekengrond, toUitkomstgrond } from '../../../application'
import { toKader, toVerzoek, voorbeeldRentes } from '../../../domain'
import { kaderVan2025 } from '../../support/fakes/kader'
import { koper } from '../samenvatting/kopers'
import { bijDienst, eigenMiddelen, momentopnameVan, zonderRente } from './momentopnames'

const starter = { ...koper, eigen: { ...koper.eigen, startersvrijstelling: 'ja' as const } }

describe('toRekengrond', () => {
  it('toRekengrond returns the request with all rates of the page and the exemption for starters', () => {
    expect(toRekengrond(starter, eigenMiddelen)).toEqual({
      verzoek: toVerzoek(starter),
      kader: { normen: kaderVan2025.normen, rentetarieven: voorbeeldRentes.MY, startersvrijstelling: 'ja' },
    })
  })

  it('toRekengrond puts the given date in the request', () => {
    const nu = new Date(2026, 2, 3)
    expect(toRekengrond(koper, eigenMiddelen, nu)?.verzoek).toEqual(toVerzoek(koper, nu))
  })

  it('toRekengrond returns undefined without norms and when a service calculates', () => {
    expect(toRekengrond(koper, bijDienst)).toBeUndefined()
    expect(toRekengrond(koper, { ...eigenMiddelen, normen: undefined })).toBeUndefined()
  })
})

describe('toUitkomstgrond', () => {
  const momentopname = momentopnameVan(starter, { rentepercentage: 4.44 })

  it('toUitkomstgrond uses the rate of the result instead of the rates of the page', () => {
    const grond = toUitkomstgrond(momentopname, eigenMiddelen)
    expect(grond?.kader).toEqual(toKader(starter, kaderVan2025.normen, { [starter.renteperiode]: 4.44 }))
    expect(grond).toMatchObject({ verzoek: toVerzoek(starter), isEigen: true, isVoorbeeldrente: true })
    expect(grond?.financieringsOpzet).toBe(momentopname.financieringsOpzet)
  })

  it('toUitkomstgrond sets isEigen to false for a service, and grants no startersvrijstelling', () => {
    const grond = toUitkomstgrond(momentopname, bijDienst)
    expect(grond?.isEigen).toBe(false)
    expect(grond?.kader).toMatchObject({ rentetarieven: { [starter.renteperiode]: 4.44 }, startersvrijstelling: 'nee' })
  })

  it('toUitkomstgrond returns undefined without norms and when the result has no rate', () => {
    expect(toUitkomstgrond(momentopname, { ...eigenMiddelen, normen: undefined })).toBeUndefined()
    expect(toUitkomstgrond(zonderRente(), bijDienst)).toBeUndefined()
  })
})
