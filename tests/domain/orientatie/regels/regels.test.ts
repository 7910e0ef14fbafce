import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, pasRegelsToe, type Orientatie } from '../../../../domain'
import { isPeriodeVan, nieuwePersoon, type Persoon } from '../../../../domain/orientatie'
import { losseOrientaties, orientaties } from '../../../../adapters/testing/arbitraries/orientatie'

const personen = (orientatie: Orientatie): readonly Persoon[] => [orientatie.eigen, orientatie.partner]

const schuldenVan = ({ leningen, partneralimentatie, studieschuld }: Persoon) => [
  leningen,
  partneralimentatie,
  studieschuld,
]

const voorElkePersoonNa = (claim: (persoon: Persoon, opgeruimd: Persoon) => void): void =>
  fc.assert(
    fc.property(losseOrientaties(), (orientatie) => {
      const opgeruimd = pasRegelsToe(orientatie)
      claim(orientatie.eigen, opgeruimd.eigen)
      claim(orientatie.partner, opgeruimd.partner)
    }),
  )

const vol: Persoon = {
  ...nieuwePersoon,
  inkomen: 1,
  inkomenPensioen: 2,
  inkomenPensioenVerwacht: 3,
  leningen: 4,
  partneralimentatie: 5,
  studieschuld: 6,
}

describe('the clearing rules', () => {
  it('applied twice are applied once', () => {
    fc.assert(
      fc.property(losseOrientaties(), (orientatie) => {
        const opgeruimd = pasRegelsToe(orientatie)
        expect(pasRegelsToe(opgeruimd)).toBe(opgeruimd)
      }),
    )
  })

  it('leave an orientation that a visitor arrived at as it is', () => {
    fc.assert(
      fc.property(orientaties(), (orientatie) => {
        expect(pasRegelsToe(orientatie)).toBe(orientatie)
      }),
    )
  })

  it('leave a new orientation as it is', () => {
    const nieuw = nieuweOrientatie('FL')
    expect(pasRegelsToe(nieuw)).toBe(nieuw)
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

describe('retirement within ten years', () => {
  it('on nee clears the expected pension and nothing else does', () => {
    voorElkePersoonNa((persoon, opgeruimd) => {
      expect(opgeruimd.inkomenPensioenVerwacht).toBe(
        persoon.pensioenBinnen10Jaar === 'nee' ? undefined : persoon.inkomenPensioenVerwacht,
      )
    })
  })
})

describe('schulden', () => {
  it('on nee clears loans, alimony and student loan of both persons and nothing else does', () => {
    fc.assert(
      fc.property(losseOrientaties(), (orientatie) => {
        const over = personen(pasRegelsToe(orientatie)).flatMap(schuldenVan)
        const waren = personen(orientatie).flatMap(schuldenVan)
        expect(over).toEqual(orientatie.schulden === 'nee' ? waren.map(() => undefined) : waren)
      }),
    )
  })

  it.each(['leningen', 'partneralimentatie', 'studieschuld'] as const)(
    'on nee clears %s when it stands alone',
    (veld) => {
      const orientatie: Orientatie = {
        ...nieuweOrientatie('MY'),
        partner: { ...nieuwePersoon, [veld]: 100 },
      }
      expect(pasRegelsToe(orientatie).partner).toEqual(nieuwePersoon)
    },
  )
})

describe('the home type', () => {
  it('existing clears the extra work and keeps the renovation', () => {
    fc.assert(
      fc.property(losseOrientaties(), (los) => {
        const orientatie: Orientatie = { ...los, bestaandeWoning: 'BestaandeBouw' }
        const { meerwerk, verbouwingskosten } = pasRegelsToe(orientatie)
        expect({ meerwerk, verbouwingskosten }).toEqual({
          meerwerk: undefined,
          verbouwingskosten: orientatie.verbouwingskosten,
        })
      }),
    )
  })

  it('new build clears the renovation and keeps the extra work', () => {
    fc.assert(
      fc.property(losseOrientaties(), (los) => {
        const orientatie: Orientatie = { ...los, bestaandeWoning: 'Nieuwbouw' }
        const { meerwerk, verbouwingskosten } = pasRegelsToe(orientatie)
        expect({ meerwerk, verbouwingskosten }).toEqual({ meerwerk: orientatie.meerwerk, verbouwingskosten: undefined })
      }),
    )
  })
})

describe('the fixed-rate period', () => {
  it('becomes 120 months when the brand does not offer it, and stays otherwise', () => {
    fc.assert(
      fc.property(losseOrientaties(), (orientatie) => {
        const { labelCode, renteperiode } = orientatie
        expect(pasRegelsToe(orientatie).renteperiode).toBe(isPeriodeVan(labelCode, renteperiode) ? renteperiode : 120)
      }),
    )
  })
})

describe('what a rule does not name', () => {
  it('is never touched', () => {
    fc.assert(
      fc.property(losseOrientaties(), (orientatie) => {
        const opgeruimd = pasRegelsToe(orientatie)
        expect(opgeruimd).toEqual({
          ...orientatie,
          eigen: opgeruimd.eigen,
          partner: opgeruimd.partner,
          verbouwingskosten: opgeruimd.verbouwingskosten,
          meerwerk: opgeruimd.meerwerk,
          renteperiode: opgeruimd.renteperiode,
        })
      }),
    )
  })

  it('in a person who keeps everything is kept', () => {
    const orientatie: Orientatie = {
      ...nieuweOrientatie('MY'),
      schulden: 'ja',
      eigen: { ...vol, inkomenPensioen: undefined, pensioenBinnen10Jaar: 'ja' },
    }
    expect(pasRegelsToe(orientatie)).toBe(orientatie)
  })
})
