import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, pasRegelsToe, wijzig, type Orientatie } from '../../../../domain'
import { gevraagdeVelden, isPeriodeVan, waardeVan, type Persoon, type Veld } from '../../../../domain/orientatie'
import { losseOrientaties } from '../../../../adapters/testing/arbitraries/orientatie'
import { antwoorden } from '../../../../adapters/testing/arbitraries/wijziging'
import { everyTimes, everyLosseOrientatie, everyOrientatie } from '../../../support/every'
import { numberOfRuns } from '../../../support/numberOfRuns'
import { each, sometimes } from '../../../support/sometimes'

const personen = (orientatie: Orientatie): readonly Persoon[] => [orientatie.eigen, orientatie.partner]

const schuldenVan = ({ leningen, partneralimentatie, studieschuld }: Persoon) => [
  leningen,
  partneralimentatie,
  studieschuld,
]

const voorElkePersoonNa = (claim: (persoon: Persoon, opgeruimd: Persoon) => void): void =>
  everyLosseOrientatie((orientatie) => {
    const opgeruimd = pasRegelsToe(orientatie)
    claim(orientatie.eigen, opgeruimd.eigen)
    claim(orientatie.partner, opgeruimd.partner)
  })

describe('pasRegelsToe', () => {
  it('pasRegelsToe returns the same object when it is applied to its own result', () => {
    everyLosseOrientatie((orientatie) => {
      const opgeruimd = pasRegelsToe(orientatie)
      expect(pasRegelsToe(opgeruimd)).toBe(opgeruimd)
    })
  })

  it('pasRegelsToe returns the same object for an orientation that a visitor can reach', () => {
    everyOrientatie((orientatie) => {
      expect(pasRegelsToe(orientatie)).toBe(orientatie)
    })
  })
})

describe('clearing rules of dienstBetrekking', () => {
  it('pasRegelsToe clears inkomen only if dienstBetrekking is Pensioen', () => {
    voorElkePersoonNa((persoon, opgeruimd) => {
      expect(opgeruimd.inkomen).toBe(persoon.dienstBetrekking === 'Pensioen' ? undefined : persoon.inkomen)
    })
  })

  it('pasRegelsToe keeps inkomenPensioen only if dienstBetrekking is Pensioen', () => {
    voorElkePersoonNa((persoon, opgeruimd) => {
      expect(opgeruimd.inkomenPensioen).toBe(
        persoon.dienstBetrekking === 'Pensioen' ? persoon.inkomenPensioen : undefined,
      )
    })
  })
})

it('pasRegelsToe clears inkomenPensioenVerwacht only if pensioenBinnen10Jaar is nee', () => {
  voorElkePersoonNa((persoon, opgeruimd) => {
    expect(opgeruimd.inkomenPensioenVerwacht).toBe(
      persoon.pensioenBinnen10Jaar === 'nee' ? undefined : persoon.inkomenPensioenVerwacht,
    )
  })
})

it('pasRegelsToe clears the debts of both home buyers only if schulden is nee', () => {
  everyLosseOrientatie((orientatie) => {
    const over = personen(pasRegelsToe(orientatie)).flatMap(schuldenVan)
    const waren = personen(orientatie).flatMap(schuldenVan)
    expect(over).toEqual(orientatie.schulden === 'nee' ? waren.map(() => undefined) : waren)
  })
})

it('pasRegelsToe clears meerwerk for an existing home, and verbouwingskosten for a new build', () => {
  everyLosseOrientatie((orientatie) => {
    const { meerwerk, verbouwingskosten } = orientatie
    expect(pasRegelsToe(orientatie)).toMatchObject(
      orientatie.bestaandeWoning === 'Nieuwbouw'
        ? { meerwerk, verbouwingskosten: undefined }
        : { meerwerk: undefined, verbouwingskosten },
    )
  })
})

it('pasRegelsToe sets renteperiode to 120 months only if the brand does not offer the current period', () => {
  everyLosseOrientatie((orientatie) => {
    const { labelCode, renteperiode } = orientatie
    expect(pasRegelsToe(orientatie).renteperiode).toBe(isPeriodeVan(labelCode, renteperiode) ? renteperiode : 120)
  })
})

it('pasRegelsToe changes only eigen, partner, verbouwingskosten, meerwerk and renteperiode', () => {
  everyLosseOrientatie((orientatie) => {
    const opgeruimd = pasRegelsToe(orientatie)
    expect(opgeruimd).toEqual({
      ...orientatie,
      eigen: opgeruimd.eigen,
      partner: opgeruimd.partner,
      verbouwingskosten: opgeruimd.verbouwingskosten,
      meerwerk: opgeruimd.meerwerk,
      renteperiode: opgeruimd.renteperiode,
    })
  })
})

/**
 * For each question whose answer changes: whether the answer to another question `veld` stays when the change hides
 * `veld`. The answers that stay are about the partner, the current home or another kind of income: the specification
 * does not clear them.
 */
const WACHT: Readonly<Record<string, (veld: Veld) => boolean>> = {
  alleenSamen: (veld) => veld.startsWith('partner.'),
  woonJeNuInEenKoopwoning: (veld) => veld === 'verkoopPrijsWoning' || veld === 'huidigeHypotheekBedrag',
  dienstBetrekking: (veld) => /\.(inkomen|pensioenBinnen10Jaar|inkomenPensioenVerwacht)$/.test(veld),
}

const wacht = (gewijzigd: Veld, veld: Veld): boolean => WACHT[gewijzigd.replace(/^\w+\./, '')]?.(veld) ?? false

it('wijzig clears answers that become hidden, except about the partner, the current home and another income', () => {
  everyTimes(numberOfRuns(3000), losseOrientaties(), antwoorden(), (voor, antwoord) => {
    const na = wijzig(voor, antwoord)
    const gevraagd = gevraagdeVelden(na)
    for (const veld of each('asked questions', [...gevraagdeVelden(voor)])) {
      if (!sometimes('a hidden question', !gevraagd.has(veld) && !wacht(antwoord.veld, veld), 1 / 50)) continue
      expect([veld, waardeVan(na, veld)]).toEqual([veld, waardeVan(nieuweOrientatie('MY'), veld)])
    }
  })
})
