import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, pasRegelsToe, wijzig, type Orientatie } from '../../../../domain'
import { gevraagdeVelden, isPeriodeVan, waardeVan, type Persoon, type Veld } from '../../../../domain/orientatie'
import { losseOrientaties } from '../../../../adapters/testing/arbitraries/orientatie'
import { antwoorden } from '../../../../adapters/testing/arbitraries/wijziging'
import { everyTimes, everyLosseOrientatie, everyOrientatie } from '../../../support/every'
import { numberOfRuns } from '../../../support/numberOfRuns'

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
  it('pasRegelsToe changes nothing when it is applied again', () => {
    everyLosseOrientatie((orientatie) => {
      const opgeruimd = pasRegelsToe(orientatie)
      expect(pasRegelsToe(opgeruimd)).toBe(opgeruimd)
    })
  })

  it('pasRegelsToe changes nothing in an orientation that a visitor can reach', () => {
    everyOrientatie((orientatie) => {
      expect(pasRegelsToe(orientatie)).toBe(orientatie)
    })
  })
})

describe('clearing rules of dienstBetrekking', () => {
  it('the normal income is cleared only by the kind Pensioen', () => {
    voorElkePersoonNa((persoon, opgeruimd) => {
      expect(opgeruimd.inkomen).toBe(persoon.dienstBetrekking === 'Pensioen' ? undefined : persoon.inkomen)
    })
  })

  it('the pension income is cleared only by a kind other than Pensioen', () => {
    voorElkePersoonNa((persoon, opgeruimd) => {
      expect(opgeruimd.inkomenPensioen).toBe(
        persoon.dienstBetrekking === 'Pensioen' ? persoon.inkomenPensioen : undefined,
      )
    })
  })
})

it('the expected pension is cleared only when pensioenBinnen10Jaar is nee', () => {
  voorElkePersoonNa((persoon, opgeruimd) => {
    expect(opgeruimd.inkomenPensioenVerwacht).toBe(
      persoon.pensioenBinnen10Jaar === 'nee' ? undefined : persoon.inkomenPensioenVerwacht,
    )
  })
})

it('loans, alimony and student loan of both persons are cleared only when schulden is nee', () => {
  everyLosseOrientatie((orientatie) => {
    const over = personen(pasRegelsToe(orientatie)).flatMap(schuldenVan)
    const waren = personen(orientatie).flatMap(schuldenVan)
    expect(over).toEqual(orientatie.schulden === 'nee' ? waren.map(() => undefined) : waren)
  })
})

it('an existing home clears only the extra work, and a new build only the renovation', () => {
  everyLosseOrientatie((orientatie) => {
    const { meerwerk, verbouwingskosten } = orientatie
    expect(pasRegelsToe(orientatie)).toMatchObject(
      orientatie.bestaandeWoning === 'Nieuwbouw'
        ? { meerwerk, verbouwingskosten: undefined }
        : { meerwerk: undefined, verbouwingskosten },
    )
  })
})

it('the fixed-rate period becomes 120 months only when the brand does not offer it', () => {
  everyLosseOrientatie((orientatie) => {
    const { labelCode, renteperiode } = orientatie
    expect(pasRegelsToe(orientatie).renteperiode).toBe(isPeriodeVan(labelCode, renteperiode) ? renteperiode : 120)
  })
})

it('pasRegelsToe changes only the fields that its rules name', () => {
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
 * Answers that are kept while their question is hidden: those of the partner, of the current home, and about an income
 * of another kind. The specification does not clear them.
 */
const WACHT: Readonly<Record<string, (veld: Veld) => boolean>> = {
  alleenSamen: (veld) => veld.startsWith('partner.'),
  woonJeNuInEenKoopwoning: (veld) => veld === 'verkoopPrijsWoning' || veld === 'huidigeHypotheekBedrag',
  dienstBetrekking: (veld) => /\.(inkomen|pensioenBinnen10Jaar|inkomenPensioenVerwacht)$/.test(veld),
}

const wacht = (gewijzigd: Veld, veld: Veld): boolean => WACHT[gewijzigd.replace(/^\w+\./, '')]?.(veld) ?? false

it('wijzig clears each answer whose question disappears, except those about partner, old home and other income', () => {
  everyTimes(numberOfRuns(3000), losseOrientaties(), antwoorden(), (voor, antwoord) => {
    const na = wijzig(voor, antwoord)
    const gevraagd = gevraagdeVelden(na)
    for (const veld of gevraagdeVelden(voor)) {
      if (gevraagd.has(veld) || wacht(antwoord.veld, veld)) continue
      expect([veld, waardeVan(na, veld)]).toEqual([veld, waardeVan(nieuweOrientatie('MY'), veld)])
    }
  })
})
