import { describe, expect, it } from 'vitest'

import { toRekengrond, toUitkomstgrond } from '../../../application'
import { toKader, toVerzoek, voorbeeldRentes } from '../../../domain'
import { kaderVan2025 } from '../../support/fakes/kader'
import { koper } from '../samenvatting/kopers'
import { bijDienst, eigenMiddelen, momentopnameVan, zonderRente } from './momentopnames'

const starter = { ...koper, eigen: { ...koper.eigen, startersvrijstelling: 'ja' as const } }

describe('what answers are calculated with', () => {
  it('is their request in the frame of the page, with all its rates and their exemption', () => {
    expect(toRekengrond(starter, eigenMiddelen)).toEqual({
      verzoek: toVerzoek(starter),
      kader: { normen: kaderVan2025.normen, rentetarieven: voorbeeldRentes.MY, startersvrijstelling: 'ja' },
    })
  })

  it('has the moment of the question when one is given', () => {
    const nu = new Date(2026, 2, 3)
    expect(toRekengrond(koper, eigenMiddelen, nu)?.verzoek).toEqual(toVerzoek(koper, nu))
  })

  it('is unknown while a service calculates and without norms', () => {
    expect(toRekengrond(koper, bijDienst)).toBeUndefined()
    expect(toRekengrond(koper, { ...eigenMiddelen, normen: undefined })).toBeUndefined()
  })
})

describe('what a result rests on', () => {
  const momentopname = momentopnameVan(starter, { rentepercentage: 4.44 })

  it('has the rate of the result alone, whatever the page has now', () => {
    const grond = toUitkomstgrond(momentopname, eigenMiddelen)
    expect(grond?.kader).toEqual(toKader(starter, kaderVan2025.normen, { [starter.renteperiode]: 4.44 }))
    expect(grond).toMatchObject({ verzoek: toVerzoek(starter), isEigen: true, isVoorbeeldrente: true })
    expect(grond?.financieringsOpzet).toBe(momentopname.financieringsOpzet)
  })

  it('is not ours and has no exemption for starters while a service calculates', () => {
    const grond = toUitkomstgrond(momentopname, bijDienst)
    expect(grond?.isEigen).toBe(false)
    expect(grond?.kader).toMatchObject({ rentetarieven: { [starter.renteperiode]: 4.44 }, startersvrijstelling: 'nee' })
  })

  it('is unknown without norms, and when the result tells no rate', () => {
    expect(toUitkomstgrond(momentopname, { ...eigenMiddelen, normen: undefined })).toBeUndefined()
    expect(toUitkomstgrond(zonderRente(), bijDienst)).toBeUndefined()
  })
})
