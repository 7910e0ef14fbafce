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

describe('the clearing rules', () => {
  it('applied twice are applied once', () => {
    everyLosseOrientatie((orientatie) => {
      const opgeruimd = pasRegelsToe(orientatie)
      expect(pasRegelsToe(opgeruimd)).toBe(opgeruimd)
    })
  })

  it('leave an orientation that a visitor arrived at as it is', () => {
    everyOrientatie((orientatie) => {
      expect(pasRegelsToe(orientatie)).toBe(orientatie)
    })
  })
})

describe('income type', () => {
  it('Pensioen clears the normal income and nothing else does', () => {
    voorElkePersoonNa((persoon, opgeruimd) => {
      expect(opgeruimd.inkomen).toBe(persoon.dienstBetrekking === 'Pensioen' ? undefined : persoon.inkomen)
    })
  })

  it('other than Pensioen clears the pension income and nothing else does', () => {
    voorElkePersoonNa((persoon, opgeruimd) => {
      expect(opgeruimd.inkomenPensioen).toBe(
        persoon.dienstBetrekking === 'Pensioen' ? persoon.inkomenPensioen : undefined,
      )
    })
  })
})

it('retirement within ten years: on nee clears the expected pension and nothing else does', () => {
  voorElkePersoonNa((persoon, opgeruimd) => {
    expect(opgeruimd.inkomenPensioenVerwacht).toBe(
      persoon.pensioenBinnen10Jaar === 'nee' ? undefined : persoon.inkomenPensioenVerwacht,
    )
  })
})

it('schulden: on nee clears loans, alimony and student loan of both persons and nothing else does', () => {
  everyLosseOrientatie((orientatie) => {
    const over = personen(pasRegelsToe(orientatie)).flatMap(schuldenVan)
    const waren = personen(orientatie).flatMap(schuldenVan)
    expect(over).toEqual(orientatie.schulden === 'nee' ? waren.map(() => undefined) : waren)
  })
})

it('the home type: existing clears the extra work, new build the renovation, and each keeps the other', () => {
  everyLosseOrientatie((orientatie) => {
    const { meerwerk, verbouwingskosten } = orientatie
    expect(pasRegelsToe(orientatie)).toMatchObject(
      orientatie.bestaandeWoning === 'Nieuwbouw'
        ? { meerwerk, verbouwingskosten: undefined }
        : { meerwerk: undefined, verbouwingskosten },
    )
  })
})

it('the fixed-rate period becomes 120 months when the brand does not offer it, and stays otherwise', () => {
  everyLosseOrientatie((orientatie) => {
    const { labelCode, renteperiode } = orientatie
    expect(pasRegelsToe(orientatie).renteperiode).toBe(isPeriodeVan(labelCode, renteperiode) ? renteperiode : 120)
  })
})

it('what a rule does not name is never touched', () => {
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
 * Answers that wait, unseen, until their question is asked again: those of a partner, of the current home, and of
 * another kind of income than one that hides them. No specification clears them.
 */
const WACHT: Readonly<Record<string, (veld: Veld) => boolean>> = {
  alleenSamen: (veld) => veld.startsWith('partner.'),
  woonJeNuInEenKoopwoning: (veld) => veld === 'verkoopPrijsWoning' || veld === 'huidigeHypotheekBedrag',
  dienstBetrekking: (veld) => /\.(inkomen|pensioenBinnen10Jaar|inkomenPensioenVerwacht)$/.test(veld),
}

const wacht = (gewijzigd: Veld, veld: Veld): boolean => WACHT[gewijzigd.replace(/^\w+\./, '')]?.(veld) ?? false

it('an answer to what is no longer asked is gone, of every question there is, but for those that wait', () => {
  everyTimes(numberOfRuns(3000), losseOrientaties(), antwoorden(), (voor, antwoord) => {
    const na = wijzig(voor, antwoord)
    const gevraagd = gevraagdeVelden(na)
    for (const veld of gevraagdeVelden(voor)) {
      if (gevraagd.has(veld) || wacht(antwoord.veld, veld)) continue
      expect([veld, waardeVan(na, veld)]).toEqual([veld, waardeVan(nieuweOrientatie('MY'), veld)])
    }
  })
})
