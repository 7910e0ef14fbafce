import { expect, it } from 'vitest'

import * as arbitraries from '../../../../adapters/testing/arbitraries/verzoek'
import type { FinancieringsOpzetVerzoek } from '../../../../domain'
import { keuzesVan, plaatsenIn, type Veld } from '../../../../domain/orientatie'
import { herleid, type Knoop } from '../../../../domain/uitleg'
import { toVerhaal } from '../../../../domain/uitleg/verhaal'
import { everyTimes } from '../../../support/every'
import { numberOfRuns } from '../../../support/numberOfRuns'
import { each, sometimes } from '../../../support/sometimes'
import { getallenIn, waardeVan } from './getallen'
import { grondVan, stappenVan } from './verhalen'

/** For each field of a request that holds an amount, the pattern of a sentence that names the amount. */
const NAMEN: Readonly<Record<string, RegExp>> = {
  bedrag: /inkomen/i,
  pensioeninkomen: /met pensioen/i,
  brutoMaandlastOverige: /leningen/i,
  brutoMaandlastAlimentatie: /partneralimentatie/i,
  huidigeMaandlastStudieschuld: /studieschuld/i,
  koopsom: /woning|koopsom|vraagprijs/i,
  verkoopprijs: /verkoop/i,
  huidigHypotheekbedrag: /hypotheek/i,
  meerwerkOfVerbouwingskosten: /verbouwing|meerwerk/i,
  eigenInleg: /eigen geld/i,
}

const isBedrag = (veld: Veld): boolean => keuzesVan(veld).length === 0

/** The names of the request fields that hold an amount. */
const bedragen = (['inkomsten', 'uitgaven', 'hypotheekgever', 'onderpand', 'verzoek'] as const)
  .flatMap((deel) => plaatsenIn(deel).map(({ naam, velden: [veld] }) => ({ naam: String(naam), veld })))
  .flatMap(({ naam, veld }) => (isBedrag(veld) ? [naam] : []))

const naamIn = ({ id }: Knoop): string => id.slice(id.lastIndexOf('.') + 1)

/** Whether an amount counts in the calculation: false for an income of the type Overig. */
const teltMee = ({ id }: Knoop, { hypotheekgevers }: FinancieringsOpzetVerzoek): boolean =>
  !hypotheekgevers.some(
    ({ inkomsten, volgnummer }) =>
      inkomsten.dienstbetrekkingsoort === 'Overig' && id === `verzoek.hypotheekgevers.${volgnummer}.inkomsten.bedrag`,
  )

it('NAMEN has a sentence pattern for each request field that holds an amount, and for no other field', () => {
  expect(Object.keys(NAMEN).toSorted()).toEqual([...new Set(bedragen)].toSorted())
})

it('the full explanations of maandlastNetto and extraBenodigdeEigenInleg name each given amount that counts', () => {
  everyTimes(
    numberOfRuns(100),
    arbitraries.metKader(arbitraries.verzoek(), arbitraries.elkRekenkader()),
    ([verzoek, kader]) => {
      for (const veld of ['maandlastNetto', 'extraBenodigdeEigenInleg'] as const) {
        const grond = grondVan(verzoek, kader, veld)
        const zinnen = stappenVan(toVerhaal(grond, 'volledig')).flatMap((stap) => stap.zinnen)
        const ingevuld = herleid(grond.graaf, veld).filter(
          (knoop) =>
            knoop.soort === 'gegeven' &&
            knoop.herkomst.soort === 'invoer' &&
            bedragen.includes(naamIn(knoop)) &&
            Number(knoop.waarde) >= 0.01 &&
            teltMee(knoop, verzoek),
        )
        for (const naam of bedragen)
          sometimes(
            naam,
            ingevuld.filter((knoop) => naamIn(knoop) === naam),
          )
        for (const knoop of each('filled-in nodes', ingevuld)) {
          const bedrag = Math.round(Number(waardeVan(knoop)) * 100) / 100
          const genoemd = zinnen.filter((zin) => NAMEN[naamIn(knoop)]?.test(zin) && getallenIn(zin).includes(bedrag))
          expect(genoemd.length, `${knoop.id}: ${bedrag}\n${zinnen.join('\n')}`).toBeGreaterThan(0)
        }
      }
    },
  )
})
