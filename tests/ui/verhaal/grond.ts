import { normenVan, type FinancieringsOpzet, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../../domain'
import { writeOut } from '../../../domain/uitleg'
import type { toVerhaal } from '../../../ui/verhaal/toVerhaal'

export type Verteld = ReturnType<typeof toVerhaal>
export type Stap = Verteld['hoofdstukken'][number]['stappen'][number]
export type Vertelgrond = Parameters<typeof toVerhaal>[0]

/** The trail of a request, as the story of one figure needs it. */
export const grondVan = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  veld: keyof FinancieringsOpzet,
): Vertelgrond => {
  const uitgeschreven = writeOut(verzoek, kader)
  if (uitgeschreven._tag === 'Left') throw new Error(`no outcome: ${uitgeschreven.left._tag}`)
  return { graaf: uitgeschreven.right.graaf, veld, aanbieder: 'Moneyou', isVoorbeeldrente: false }
}

export const stappenVan = ({ hoofdstukken }: Verteld): readonly Stap[] => hoofdstukken.flatMap(({ stappen }) => stappen)

/** A request of one person: 60.000 a year, a home of 300.000 with label C, 20.000 own money, ten years. */
export const voorbeeld: FinancieringsOpzetVerzoek = {
  labelCode: 'MY',
  hypotheekgevers: [
    {
      volgnummer: 1,
      inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000, ingangsdatum: '2025-11-20' },
      uitgaven: {},
      binnen10JaarMetPensioen: false,
    },
  ],
  onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw', energielabelType: 'C' },
  eigenInleg: 20_000,
  rentevastperiode: 120,
  ingangsdatumHypotheek: '2025-11-20',
  timestamp: '2026-11-20T12:00:00.000Z',
}

export const kader2025: Rekenkader = { normen: normenVan(2025), rentetarieven: { '120': 3.75 } }
