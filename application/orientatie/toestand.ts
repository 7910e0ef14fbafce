import { option } from 'fp-ts'

import { antwoordenEq, wijzig, type FinancieringsOpzet, type Orientatie } from '../../domain'
import type { BerekeningFout } from '../ports'
import type { OrientatieState } from './orientatieState'

/** A question put to the calculation. Every time of asking is another question, also about the same answers. */
export interface Vraag {
  readonly orientatie: Orientatie
}

/** The state and the question it goes with, so that an answer to another question can be told apart. */
export interface Toestand {
  readonly vraag: Vraag
  readonly state: OrientatieState
}

/** Everything that can happen to an orientation. */
export type Gebeurtenis =
  | { readonly _tag: 'Gewijzigd'; readonly wijzig: (orientatie: Orientatie) => Orientatie }
  | { readonly _tag: 'HerberekeningGevraagd' }
  | { readonly _tag: 'Voltooid'; readonly vraag: Vraag; readonly financieringsOpzet: FinancieringsOpzet }
  | { readonly _tag: 'Mislukt'; readonly vraag: Vraag; readonly fout: BerekeningFout }

/** The first toestand: the answers given so far, and the first question already asked. */
export const beginToestand = (start: Orientatie): Toestand => {
  const orientatie = wijzig(start, { soort: 'herberekeningGevraagd' })
  return { vraag: { orientatie }, state: toLoading(orientatie) }
}

/**
 * The next toestand. Asks anew when an answer differs; an answer to a question that is no longer asked does nothing.
 */
export const volgendeToestand = (toestand: Toestand, gebeurtenis: Gebeurtenis): Toestand => {
  switch (gebeurtenis._tag) {
    case 'Gewijzigd':
      return metOrientatie(toestand, gebeurtenis.wijzig(toestand.state.orientatie))
    case 'HerberekeningGevraagd':
      return vraagAan(toestand, wijzig(toestand.state.orientatie, { soort: 'herberekeningGevraagd' }))
    case 'Voltooid':
      return gebeurtenis.vraag === toestand.vraag ? voltooi(toestand, gebeurtenis.financieringsOpzet) : toestand
    case 'Mislukt':
      return gebeurtenis.vraag === toestand.vraag ? misluk(toestand, gebeurtenis.fout) : toestand
  }
}

const metOrientatie = (toestand: Toestand, orientatie: Orientatie): Toestand => {
  if (orientatie === toestand.state.orientatie) return toestand
  return antwoordenEq.equals(orientatie, toestand.state.orientatie)
    ? { ...toestand, state: { ...toestand.state, orientatie } }
    : vraagAan(toestand, orientatie)
}

const vraagAan = ({ state }: Toestand, orientatie: Orientatie): Toestand => ({
  vraag: { orientatie },
  state: state.berekening._tag === 'Loading' ? { ...state, orientatie } : toLoading(orientatie),
})

const toLoading = (orientatie: Orientatie): OrientatieState => ({
  orientatie,
  berekening: { _tag: 'Loading', vorige: vorigeVan(orientatie) },
})

const voltooi = ({ vraag, state }: Toestand, financieringsOpzet: FinancieringsOpzet): Toestand => ({
  vraag,
  state: {
    orientatie: wijzig(state.orientatie, { soort: 'berekeningVoltooid', financieringsOpzet }),
    berekening: { _tag: 'Done', financieringsOpzet },
  },
})

const misluk = ({ vraag, state }: Toestand, fout: BerekeningFout): Toestand => ({
  vraag,
  state: {
    orientatie: wijzig(state.orientatie, { soort: 'berekeningMislukt' }),
    berekening: { _tag: 'Failed', fout, vorige: vorigeVan(state.orientatie) },
  },
})

const vorigeVan = (orientatie: Orientatie): option.Option<FinancieringsOpzet> =>
  option.fromNullable(orientatie.financieringsOpzet)
