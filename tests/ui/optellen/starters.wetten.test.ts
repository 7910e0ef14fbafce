import fc from 'fast-check'
import { expect, it } from 'vitest'

import { toSamenvatting } from '../../../application'
import { normenVan, startersvragen } from '../../../domain'
import { LAATSTE_STAP } from '../../../domain/orientatie'
import { toBonnetje } from '../../../ui/samenvatting/toBonnetje'
import { gevolgVan } from '../../../ui/stappen/startersgevolg'
import { samenvattingLabels } from '../../../ui/tekst/zinnen'
import { koper } from '../../application/samenvatting/kopers'
import { numberOfRuns, VEEL } from '../../support/numberOfRuns'
import { huishoudens, huishoudenVan, type Huishouden } from './huishoudens'
import { bedragBij, bedragenIn } from './lees'

/** The transfer tax in the sentence under the question, if it names an amount, and in the details. */
const belastingen = ({ momentopname, kader: { normen } }: Huishouden) => {
  const aangevuld = { verouderd: false, details: true, nieuwereNormen: undefined, herkomst: '' }
  const details = toBonnetje(toSamenvatting(momentopname, LAATSTE_STAP), aangevuld)
  return {
    zin: bedragenIn(gevolgVan(momentopname, normen, momentopname)),
    details: bedragBij(details, samenvattingLabels.overdrachtsbelasting),
  }
}

it('the transfer tax that starters read of is that of the details', () => {
  const gevraagd = huishoudens.filter(
    ({ momentopname, kader }) => startersvragen(momentopname, kader.normen).length > 0,
  )
  fc.assert(
    fc.property(gevraagd, (huishouden) => {
      const { zin, details } = belastingen(huishouden)
      expect(zin).toEqual(zin.map(() => details))
    }),
    numberOfRuns(300, VEEL),
  )
})

it('is that of the answers themselves while the result on screen is of another price', () => {
  // 2% of 215.094 is 4.301,88.
  const { momentopname } = huishoudenVan({ ...koper, vraagprijsWoning: 200_000 }, 2026)
  const antwoorden = { ...momentopname, vraagprijsWoning: 215_094 }
  expect(bedragenIn(gevolgVan(antwoorden, normenVan(2026), momentopname))).toEqual([4302])
})
