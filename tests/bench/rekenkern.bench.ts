import { ipmt, pmt, pv } from 'financial'
import { bench, describe } from 'vitest'

import { berekenFinancieringsOpzet, normenVan, voorbeeldRentes, type Rekenkader } from '../../domain'
import { createRekenbewijs } from '../../domain/bewijs'
import { herleid, verantwoord } from '../../domain/uitleg'
import { benodigdVoor, gevoeligheid, vergelijkNormjaren, vergelijkRenteperiodes } from '../../domain/vergelijking'
import { euro, euroPerMaand, maanden as aantalMaanden, procent } from '../../domain/rekenkern/eenheden'
import { annuiteit, renteInJaar } from '../../domain/rekenkern/rente/annuiteit'
import { contanteWaarde } from '../../domain/rekenkern/toets/toets.stappen'
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

/** A couple, one working and one retired, with debts and renovation costs, who cannot pay for the home they want. */
const samenMetTekort = verzoekVan(
  [
    { inkomen: 45_000, studieschuld: 100, leningen: 150 },
    { soort: 'Pensioen', inkomen: 46_000 },
  ],
  { eigenInleg: 20_000, onderpand: bestaandeWoning(590_000, { meerwerkOfVerbouwingskosten: 30_000 }) },
)
for (const verzoek of [alleenMetWoning, samenMetTekort])
  if (rightOf(benodigdVoor(verzoek, kader2025)).tekort === 0) throw new Error('These households must have a shortfall.')

const uitleg = () => rightOf(verantwoord(samenMetWoning, kader2025))

describe('a whole calculation', () => {
  bench('calculation for a single buyer without home', () => void berekenFinancieringsOpzet(alleen, kader2025))
  bench('calculation for a single buyer with home', () => void berekenFinancieringsOpzet(alleenMetWoning, kader2025))
  bench('calculation for a couple with home and sale', () => void berekenFinancieringsOpzet(samenMetWoning, kader2025))
  bench('the explanation for a couple with a home and a sale', () => void verantwoord(samenMetWoning, kader2025))
  bench('the explanation for a couple, and the trail of one figure', () => void herleid(uitleg(), 'maandlastNetto'))
})

describe('ways to pay for a home', () => {
  bench('benodigdVoor for a single buyer with too little money', () => void benodigdVoor(alleenMetWoning, kader2025))
  bench('benodigdVoor for a couple with too little money', () => void benodigdVoor(samenMetTekort, kader2025))
})

describe('comparisons for a couple with home and sale', () => {
  bench('comparing all periods', () => void vergelijkRenteperiodes(samenMetWoning, kader2025))
  bench('comparing both norm years', () => void vergelijkNormjaren(samenMetWoning, kader2025, kader2026))
  bench('calculating all sensitivities', () => void gevoeligheid(samenMetWoning, kader2025, normsets))
  bench('comparing all periods, sensitivities and both norm years', () => {
    vergelijkRenteperiodes(samenMetWoning, kader2025)
    gevoeligheid(samenMetWoning, kader2025, normsets)
    vergelijkNormjaren(samenMetWoning, kader2025, kader2026)
  })
  bench('creating a rekenbewijs', () => void createRekenbewijs(samenMetWoning, kader2025))
})

const lening = 300_000
const rente = 3.75
const maanden = 360
const annuiteiten = { lening: euro(lening), rente: procent(rente), maanden: aantalMaanden(maanden) }
const duizend = { maandbedrag: euroPerMaand(1000), rente: procent(rente), maanden: aantalMaanden(maanden) }
const maandrente = rente / 1200

const eersteJaar = (): number => {
  let betaald = 0
  for (let maand = 1; maand <= 12; maand += 1) betaald -= ipmt(maandrente, maand, maanden, lening)
  return betaald
}

const gelijk = (onze: number, referentie: number): void => {
  if (Math.abs(onze - referentie) > 1e-6) throw new Error(`${onze} is not the ${referentie} of the reference`)
}

gelijk(annuiteit(annuiteiten), -pmt(maandrente, maanden, lening))
gelijk(contanteWaarde(duizend), -pv(maandrente, maanden, 1000))
gelijk(renteInJaar(annuiteiten, 1), eersteJaar())

describe('a monthly payment', () => {
  bench('a monthly payment by annuiteit', () => void annuiteit(annuiteiten))
  bench('a monthly payment by financial', () => void pmt(maandrente, maanden, lening))
})

describe('a present value', () => {
  bench('a present value by contanteWaarde', () => void contanteWaarde(duizend))
  bench('a present value by financial', () => void pv(maandrente, maanden, 1000))
})

describe('the interest of the first year', () => {
  bench('the interest of the first year by renteInJaar', () => void renteInJaar(annuiteiten, 1))
  bench('the interest of the first year by financial', () => void eersteJaar())
})
