import { ipmt, pmt, pv } from 'financial'
import { bench, describe } from 'vitest'

import {
  berekenFinancieringsOpzet,
  gevoeligheid,
  herleid,
  maakRekenbewijs,
  normenVan,
  vergelijkNormjaren,
  vergelijkRenteperiodes,
  voorbeeldRentes,
  type Rekenkader,
} from '../../domain'
import { annuiteit, contanteWaarde, renteInJaar } from '../../domain/rekenkern/annuiteit'
import { rightOf } from '../domain/rekenkern/rightOf'
import { bestaandeWoning, verzoekVan } from '../domain/rekenkern/voorbeeldverzoek'

const kaderVan = (jaar: 2025 | 2026): Rekenkader => ({ normen: normenVan(jaar), rentetarieven: voorbeeldRentes.MY })
const [kader2025, kader2026] = [kaderVan(2025), kaderVan(2026)]
const normsets = [kader2025.normen, kader2026.normen]

const alleen = verzoekVan([{ inkomen: 60_000 }])
const alleenMetWoning = verzoekVan([{ inkomen: 60_000 }], {
  eigenInleg: 20_000,
  onderpand: bestaandeWoning(300_000),
})
const samenMetWoning = verzoekVan([{ inkomen: 90_000, studieschuld: 100 }, { inkomen: 30_000 }], {
  eigenInleg: 30_000,
  onderpand: bestaandeWoning(500_000, { verkoopprijs: 300_000, huidigHypotheekbedrag: 200_000 }),
})

const berekening = () => rightOf(berekenFinancieringsOpzet(samenMetWoning, kader2025))

describe('a whole calculation', () => {
  bench('single, no home', () => void berekenFinancieringsOpzet(alleen, kader2025))
  bench('single with home', () => void berekenFinancieringsOpzet(alleenMetWoning, kader2025))
  bench('couple with home', () => void berekenFinancieringsOpzet(samenMetWoning, kader2025))
  bench('couple with home, with trail', () => void herleid(berekening().verantwoording, 'maandlastNetto'))
})

describe('what is calculated around it, for a couple with home', () => {
  bench('all periods', () => void vergelijkRenteperiodes(samenMetWoning, kader2025))
  bench('both norm years', () => void vergelijkNormjaren(samenMetWoning, kader2025, kader2026))
  bench('all sensitivities', () => void gevoeligheid(samenMetWoning, kader2025, normsets))
  bench('all periods, sensitivities and both norm years', () => {
    vergelijkRenteperiodes(samenMetWoning, kader2025)
    gevoeligheid(samenMetWoning, kader2025, normsets)
    vergelijkNormjaren(samenMetWoning, kader2025, kader2026)
  })
  bench('a receipt', () => void maakRekenbewijs(samenMetWoning, kader2025))
})

const lening = 300_000
const rente = 3.75
const maanden = 360
const maandrente = rente / 1200

const eersteJaar = (): number => {
  let betaald = 0
  for (let maand = 1; maand <= 12; maand += 1) betaald -= ipmt(maandrente, maand, maanden, lening)
  return betaald
}

const gelijk = (onze: number, referentie: number): void => {
  if (Math.abs(onze - referentie) > 1e-6) throw new Error(`${onze} is not the ${referentie} of the reference`)
}

gelijk(annuiteit({ lening, rente, maanden }), -pmt(maandrente, maanden, lening))
gelijk(contanteWaarde({ maandbedrag: 1000, rente, maanden }), -pv(maandrente, maanden, 1000))
gelijk(renteInJaar({ lening, rente, maanden, jaar: 1 }), eersteJaar())

describe('a monthly payment', () => {
  bench('ours', () => void annuiteit({ lening, rente, maanden }))
  bench('financial', () => void pmt(maandrente, maanden, lening))
})

describe('a present value', () => {
  bench('ours', () => void contanteWaarde({ maandbedrag: 1000, rente, maanden }))
  bench('financial', () => void pv(maandrente, maanden, 1000))
})

describe('the interest of the first year', () => {
  bench('ours', () => void renteInJaar({ lening, rente, maanden, jaar: 1 }))
  bench('financial', () => void eersteJaar())
})
