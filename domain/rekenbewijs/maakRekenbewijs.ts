import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, REKENKERN_VERSIE, type RekenFout, type Rekenkader } from '../rekenkern'
import type { FinancieringsOpzetVerzoek } from '../verzoek'
import { canoniek } from './canoniek'
import { identiteitVan, zegelVan } from './identiteit'
import type { Rekenbewijs } from './rekenbewijs'

const metVasteVolgorde = (bewijs: Rekenbewijs): Rekenbewijs => JSON.parse(canoniek(bewijs)) as Rekenbewijs

/** Calculates a request and gives the receipt of it: plain JSON whose keys always stand in the same order. */
export const maakRekenbewijs = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Rekenbewijs> =>
  either.map(({ financieringsOpzet }: { readonly financieringsOpzet: Rekenbewijs['financieringsOpzet'] }) => {
    const bewijs = {
      formaat: 'rekenbewijs/1' as const,
      rekenkern: REKENKERN_VERSIE,
      kader: identiteitVan(kader),
      verzoek,
      financieringsOpzet,
    }
    return metVasteVolgorde({ ...bewijs, zegel: zegelVan(bewijs) })
  })(berekenFinancieringsOpzet(verzoek, kader))
