import { normenVan, toBerekening, toFoutmelding, voorbeeldRentes } from 'hypotheek-orientatie/domain'

/** The request of somebody who earns 60.000 euro a year. */
const verzoek = {
  labelCode: 'MY',
  hypotheekgevers: [
    {
      volgnummer: 1,
      inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000, ingangsdatum: '2025-06-01' },
      uitgaven: {},
      binnen10JaarMetPensioen: false,
    },
  ],
  rentevastperiode: 120,
  ingangsdatumHypotheek: '2025-06-01',
  timestamp: '2026-06-01T12:00:00.000Z',
}

const uitkomst = toBerekening(verzoek, { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY })
if (uitkomst._tag === 'Left') throw new Error(toFoutmelding(uitkomst.left, 'en'))
console.log(uitkomst.right.financieringsOpzet.maximaleHypotheekOpInkomen)
