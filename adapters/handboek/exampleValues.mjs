import { toMomentopname } from 'hypotheek-orientatie/application'
import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  normenVan,
  toAntwoord,
  toVerzoek,
  wijzig,
} from 'hypotheek-orientatie/domain'

/** The answers of one buyer: an income of € 60.000 a year, a home of € 300.000 and € 20.000 of own money. */
export const orientatie = wijzig(nieuweOrientatie('MY'), {
  soort: 'antwoordenVervangen',
  antwoorden: [
    toAntwoord('eigen.inkomen', 60_000),
    toAntwoord('vraagprijsWoning', 300_000),
    toAntwoord('eigenGeld', 20_000),
  ],
})

export const verzoek = toVerzoek(orientatie, new Date(2026, 2, 2))

export const kader = { normen: normenVan(2026), rentetarieven: { 60: 3.6, 120: 3.75, 240: 4.1 } }

export const { financieringsOpzet } = berekenFinancieringsOpzet(verzoek, kader).right

export const grond = { plaats: 'lokaal', verzoek, kader, isVoorbeeldrente: false }

export const momentopname = toMomentopname({ ...orientatie, grond }, financieringsOpzet)
