import { either } from 'fp-ts'
import { map } from 'rxjs'

import type { FinancieringsOpzet } from '../../../domain'
import { createCalculatingBerekening } from '../fakes/calculatingBerekening'
import { serviceGround } from '../fakes/grounds'
import { kaderVan2025 } from '../fakes/kader'
import type { ShowOptions } from './show'

/**
 * Returns options for a calculation service whose rates the page does not know, and which ignores the exemption for
 * starters. It answers like the engine of 2025, changed by `change`.
 */
export const fromService = (change = (opzet: FinancieringsOpzet) => opzet): ShowOptions => {
  const engine = createCalculatingBerekening(() => kaderVan2025)
  return {
    rentetarieven: undefined,
    port: {
      bereken: (verzoek) =>
        engine.bereken(verzoek).pipe(
          map(
            either.map((own) => {
              const financieringsOpzet = change(own.financieringsOpzet)
              return { financieringsOpzet, grond: serviceGround(verzoek, financieringsOpzet) }
            }),
          ),
        ),
    },
  }
}

/** Returns the options for a screen whose service leaves one figure out of its results. */
export const fromServiceWithout = (figure: keyof FinancieringsOpzet): ShowOptions =>
  fromService(
    (opzet) =>
      Object.fromEntries(Object.entries(opzet).filter(([name]) => name !== figure)) as unknown as FinancieringsOpzet,
  )
