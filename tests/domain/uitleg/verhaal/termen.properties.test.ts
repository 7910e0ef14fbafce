import { expect, it } from 'vitest'

import type { Formuledeel } from '../../../../domain/rekenkern/formule'
import { knopenVan, type Graaf, type Rekenstap } from '../../../../domain/uitleg'
import { formuleVan } from '../../../../domain/uitleg/herleid'
import { sometimes } from '../../../support/sometimes'
import { wet, type Stap } from './verhalen'

/** Returns the names of the inputs in a formula. */
const namenIn = (deel: Formuledeel): readonly string[] => {
  switch (deel.soort) {
    case 'invoer':
      return [deel.naam]
    case 'getal':
      return []
    case 'som':
    case 'product':
      return [deel.eerste, ...deel.vervolg.map(([, een]) => een)].flatMap(namenIn)
    case 'macht':
      return [deel.grondtal, deel.exponent].flatMap(namenIn)
    case 'laagste':
    case 'hoogste':
      return deel.delen.flatMap(namenIn)
    case 'nietOnderNul':
      return namenIn(deel.deel)
  }
}

/**
 * Returns the nonzero inputs in the formula of a step that the explanation does not name. Such an input has no step of
 * its own in `verteld`, and is not a leaf with a label.
 */
const naamloosIn = (stap: Rekenstap, { invoer }: Stap, graaf: Graaf, verteld: ReadonlySet<string>) => {
  const formule = formuleVan(stap)
  const termen = formule === undefined ? [] : namenIn(formule.deel)
  sometimes('an input of a formula', termen)
  return stap.invoer.flatMap(({ naam, van, waarde }, nummer) => {
    const isBenoemd = invoer[nummer]?.naam.trim() !== '' && knopenVan(graaf).get(van)?.soort === 'gegeven'
    return !termen.includes(naam) || waarde === 0 || verteld.has(van) || isBenoemd ? [] : [`${stap.id}: ${naam}`]
  })
}

it('each nonzero input in a formula of the full explanation has a step of its own or is a leaf with a label', () => {
  wet(({ stappen, graaf, uitvoerigheid }) => {
    if (!sometimes('a full explanation', uitvoerigheid === 'volledig')) return
    const verteld = new Set(stappen.map(({ id }) => id))
    const naamloos = stappen.flatMap((stap) => {
      const knoop = knopenVan(graaf).get(stap.id)
      return knoop?.soort === 'stap' && stap.formule !== undefined ? naamloosIn(knoop, stap, graaf, verteld) : []
    })
    expect(naamloos).toEqual([])
  })
})
