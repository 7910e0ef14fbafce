import { deel, type Formule } from '../formule'
import { isRenteloos } from './annuiteit'

const maandrente = deel('rente').door(12)
const groei = deel(1).plus(maandrente)

/** Returns the formula of the monthly payment on `lening`, without interest when `isRenteloos(rente)`. */
export const aflossing = (rente: number): Formule<'lening' | 'maanden' | 'rente'> =>
  isRenteloos(rente)
    ? deel('lening').door('maanden')
    : deel('lening')
        .maal(maandrente)
        .door(deel(1).min(groei.tot('maanden', -1)))

/** Returns the formula of the loan that a monthly payment repays, without interest when `isRenteloos(rente)`. */
export const terugbetaald = <N extends string>(
  maandbedrag: Formule<N>,
  rente: number,
): Formule<N | 'maanden' | 'rente'> =>
  isRenteloos(rente)
    ? maandbedrag.maal('maanden')
    : maandbedrag.maal(deel(1).min(groei.tot('maanden', -1))).door(maandrente)
