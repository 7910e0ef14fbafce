import { Readable } from 'node:stream'
import { either } from 'fp-ts'

import { berekenBatch, type BatchProcess } from '../../../adapters/batch/berekenBatch'
import { berekenFinancieringsOpzet, nieuweOrientatie, normenVan, toVerzoek, voorbeeldRentes } from '../../../domain'
import { opvang } from '../opvang'

const nu = new Date(2026, 2, 14)
export const verzoekMet = (inkomen: number) => {
  const orientatie = nieuweOrientatie('MY')
  return toVerzoek({ ...orientatie, eigen: { ...orientatie.eigen, inkomen }, vraagprijsWoning: 300_000 }, nu)
}
export const resultaatVan = (
  inkomen: number,
  jaar: 2025 | 2026 = 2025,
  rentetarieven = voorbeeldRentes.MY,
): unknown => {
  const berekening = berekenFinancieringsOpzet(verzoekMet(inkomen), { normen: normenVan(jaar), rentetarieven })
  return either.isRight(berekening)
    ? JSON.parse(
        JSON.stringify({
          ...berekening.right.financieringsOpzet,
          normjaar: jaar,
          ...(rentetarieven === voorbeeldRentes.MY && { voorbeeldrente: true }),
        }),
      )
    : undefined
}

interface Afloop {
  readonly code: number
  readonly resultaten: readonly unknown[]
  readonly uit: string
  readonly fout: string
}

export const voerUit = async (
  woorden: readonly string[],
  invoer: string | Buffer,
  isTTY = false,
  vandaag = new Date(2025, 2, 14),
): Promise<Afloop> => {
  const [uit, fout] = [opvang(), opvang()]
  const code = await berekenBatch({
    argv: ['node', 'hypotheek-orientatie', ...woorden],
    stdin: Readable.from([Buffer.from(invoer)]),
    stdout: uit.stream,
    stderr: Object.assign(fout.stream, { isTTY }),
    nu: () => vandaag,
  } as unknown as BatchProcess)
  const regels = uit.tekst().startsWith('{') ? uit.tekst().split('\n').filter(Boolean) : []
  const resultaten = regels.map((regel) => JSON.parse(regel) as unknown)
  return { code, resultaten, uit: uit.tekst(), fout: fout.tekst() }
}

export const BEREKEN = ['bereken', '--normjaar', '2025']

export const ndjson = (...waarden: readonly unknown[]): string =>
  waarden.map((waarde) => (typeof waarde === 'string' ? waarde : JSON.stringify(waarde)) + '\n').join('')
