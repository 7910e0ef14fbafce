import type { DienstBetrekking } from '../../orientatie'
import { zonderRuis } from '../afronding'
import { euroPerJaar, maal, min, nietOnderNul, perJaar, plus, type EuroPerJaar, type EuroPerMaand } from '../eenheden'
import { stap } from '../stap'

/**
 * What one person's income counts for, not below 0: the income less the partner alimony paid. Income of the kind Overig
 * does not count.
 */
export const toetsinkomen = stap(
  {
    afronding: 'op een miljoenste euro',
    eenheid: 'euro per jaar',
    vorm: 'verschil',
    grondslag: { norm: 'financieringslast', artikel: 'art. 3' },
  },
  (invoer: { soort: DienstBetrekking; inkomen: EuroPerJaar; alimentatie: EuroPerMaand }): EuroPerJaar =>
    invoer.soort === 'Overig'
      ? euroPerJaar(0)
      : nietOnderNul(zonderRuis(min(invoer.inkomen, perJaar(invoer.alimentatie)))),
)

/** What one person already owes: loans in full, the student loan times its factor. */
export const verplichtingen = stap(
  { eenheid: 'euro per maand', vorm: 'som', grondslag: { norm: 'financieringslast', artikel: 'art. 3, 3a' } },
  (invoer: { leningen: EuroPerMaand; studieschuld: EuroPerMaand; factor: number }): EuroPerMaand =>
    plus(invoer.leningen, maal(invoer.studieschuld, invoer.factor)),
)
