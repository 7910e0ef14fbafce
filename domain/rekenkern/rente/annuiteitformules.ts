import { deel, type Formule } from '../formule'
import { isRenteloos } from './annuiteit'

const maandrente = deel('rente').door(12)
const groei = deel(1).plus(maandrente)

/** What repays `lening` a month, interest included. */
export const aflossing = (rente: number): Formule<'lening' | 'maanden' | 'rente'> =>
  isRenteloos(rente)
    ? deel('lening').door('maanden')
    : deel('lening')
        .maal(maandrente)
        .door(deel(1).min(groei.tot('maanden', -1)))

/** What a monthly amount repays. */
export const terugbetaald = <N extends string>(
  maandbedrag: Formule<N>,
  rente: number,
): Formule<N | 'maanden' | 'rente'> =>
  isRenteloos(rente)
    ? maandbedrag.maal('maanden')
    : maandbedrag.maal(deel(1).min(groei.tot('maanden', -1))).door(maandrente)
