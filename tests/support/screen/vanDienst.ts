import { either } from 'fp-ts'
import { map } from 'rxjs'

import type { FinancieringsOpzet } from '../../../domain'
import { createCalculatingBerekening } from '../fakes/calculatingBerekening'
import { kaderVan2025 } from '../fakes/kader'
import type { ShowOptions } from './show'

/**
 * A calculation service whose rates the page does not know, and which ignores the exemption for starters. It answers
 * like the engine of 2025, changed by `anders`.
 */
export const vanDienst = (anders = (opzet: FinancieringsOpzet) => opzet): ShowOptions => {
  const motor = createCalculatingBerekening(() => kaderVan2025)
  return {
    rentetarieven: undefined,
    berekening: { bereken: (verzoek) => motor.bereken(verzoek).pipe(map(either.map(anders))) },
  }
}
