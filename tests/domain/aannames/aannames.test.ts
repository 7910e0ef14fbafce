import { describe, expect, it } from 'vitest'
import { withFigures } from '../../support/fakes/berekening'

import { aannamesVan, roundAanname, type Aanname, type Aannamenaam } from '../../../domain'
import { zinVan } from '../../../domain/aannames/woorden'
import { verantwoord } from '../../../domain/uitleg'
import { everyTimes, everyVerzoek, everyVerzoekMetOnderpand } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'
import {
  aannamesBij,
  bestaandeWoning,
  kaderVan,
  opzetBij,
  verzoekVan,
  type Omstandigheden,
  type Persoon,
} from '../rekenkern/voorbeeldverzoek'

const anderszins = (aannames: readonly Aanname[], naam: Aannamenaam) =>
  aannames.find((aanname) => aanname.naam === naam)?.anders

const voorbeeld = (personen: readonly Persoon[], omstandigheden: Omstandigheden = {}) =>
  aannamesBij(verzoekVan(personen, omstandigheden), kaderVan(omstandigheden))

describe('aanname bedragAlleenstaande', () => {
  it('bedragAlleenstaande has no alternative for two buyers, below the threshold or without room', () => {
    for (const personen of [[{ inkomen: 60_000 }, {}], [{ inkomen: 20_000 }], [{ inkomen: 60_000, leningen: 5000 }]])
      expect(anderszins(voorbeeld(personen), 'bedragAlleenstaande')).toBeUndefined()
  })

  it('bedragAlleenstaande equals a purchase with a partner without income, for random households', () => {
    everyTimes(numberOfRuns(1000), arbitraries.verzoek(), arbitraries.rekenkader(), (verzoek, kader) => {
      const alleen = { ...verzoek, hypotheekgevers: verzoek.hypotheekgevers.slice(0, 1) }
      const partner = {
        inkomsten: { dienstbetrekkingsoort: 'Overig', ingangsdatum: '2025-11-20' },
        uitgaven: {},
        volgnummer: 2,
        binnen10JaarMetPensioen: false,
      } as const
      const maximum = opzetBij(alleen, kader).maximaleHypotheekOpInkomen
      const metPartner = { ...alleen, hypotheekgevers: [...alleen.hypotheekgevers, partner] }
      const samen = opzetBij(metPartner, kader).maximaleHypotheekOpInkomen
      const anders = anderszins(aannamesBij(alleen, kader), 'bedragAlleenstaande')
      expect(anders?.maximaleHypotheekOpInkomen ?? maximum).toBe(samen)
      expect(samen).toBeLessThanOrEqual(maximum)
      expect(anders?.verschil ?? 0).toBe(maximum - samen)
    })
  })

  it('the alternative of bedragAlleenstaande equals a calculation with that norm at 0, for random households', () => {
    everyVerzoek((verzoek, kader) => {
      const { alleenstaande } = kader.normen
      const norm = { ...alleenstaande, waarde: { ...alleenstaande.waarde, bedrag: 0 } }
      const zonder = opzetBij(verzoek, { ...kader, normen: { ...kader.normen, alleenstaande: norm } })
      const { maximaleHypotheekOpInkomen, maximaleHypotheek } = opzetBij(verzoek, kader)
      const anders = anderszins(aannamesBij(verzoek, kader), 'bedragAlleenstaande')
      expect(anders ?? { maximaleHypotheekOpInkomen, maximaleHypotheek }).toMatchObject({
        maximaleHypotheekOpInkomen: zonder.maximaleHypotheekOpInkomen,
        maximaleHypotheek: zonder.maximaleHypotheek,
      })
      expect(zonder.maximaleHypotheekOpInkomen).toBeLessThanOrEqual(maximaleHypotheekOpInkomen)
    }, numberOfRuns(1000))
  })
})

describe('aanname restschuld', () => {
  const verkocht = { verkoopprijs: 250_000, huidigHypotheekbedrag: 270_000 }

  it('the assumption restschuld gives the own money that a loan above the home value saves', () => {
    // Restschuld 270.000 - 245.000 = 25.000, which fits on the income; NHG over it costs 0,4%: 100.
    const ruim = voorbeeld([{ inkomen: 150_000 }], { onderpand: bestaandeWoning(300_000, verkocht) })
    expect(anderszins(ruim, 'restschuld')).toMatchObject({ verschil: 24_900, maximaleHypotheek: 325_000 })
    const krap = voorbeeld([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(260_000, verkocht) })
    expect(anderszins(krap, 'restschuld')).toMatchObject({ maximaleHypotheek: 275_716 })
  })

  // The shown shortfalls are 101 and 50, or 101 and 51. Rounding the exact difference would give 50 and 51 half up, or
  // 51 and 51 up.
  it.each([
    [100.3, 49.9, 51],
    [100.9, 50.2, 50],
  ])('roundAanname of shortfalls %d and %d gives the difference of the shown shortfalls: %d', (mist, dan, getoond) => {
    const anders = { verschil: mist - dan, maximaleHypotheekOpInkomen: 0, maximaleHypotheek: 0 }
    const opzet = withFigures(opzetBij(verzoekVan([{ inkomen: 60_000 }]), kaderVan()), {
      extraBenodigdeEigenInleg: mist,
    })
    const aanname = roundAanname({ naam: 'restschuld', groep: 'bijDeWoning', anders }, opzet)
    expect(aanname.anders?.verschil).toBe(getoond)
    expect(zinVan(aanname)).toContain(`Dan heb je € ${getoond} minder eigen geld nodig.`)
  })

  it('aanname restschuld names no amount when the income is the limit', () => {
    const aannames = voorbeeld([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(300_000, verkocht) })
    expect(aannames.map(({ naam }) => naam)).toContain('restschuld')
    expect(anderszins(aannames, 'restschuld')).toBeUndefined()
  })

  it.each([0, Number.MIN_VALUE])('aanname restschuld names no amount for a home with a value of %d euro', (koopsom) => {
    const onderpand = bestaandeWoning(koopsom, { verkoopprijs: 100, huidigHypotheekbedrag: 1000 })
    expect(anderszins(voorbeeld([{ inkomen: 60_000 }], { onderpand }), 'restschuld')).toBeUndefined()
  })

  it('aanname restschuld saves at most the missing own money, and lends at most the restschuld with its fee', () => {
    everyVerzoekMetOnderpand((verzoek, kader) => {
      const { extraBenodigdeEigenInleg = 0, maximaleHypotheek, restschuld = 0 } = opzetBij(verzoek, kader)
      const anders = anderszins(aannamesBij(verzoek, kader), 'restschuld')
      expect(anders?.verschil ?? 0).toBeLessThanOrEqual(extraBenodigdeEigenInleg)
      expect((anders?.maximaleHypotheek ?? 0) - maximaleHypotheek).toBeLessThanOrEqual(restschuld + 1)
    }, numberOfRuns(1000))
  })
})

describe('aannamesVan', () => {
  it('aannamesVan names each assumption once, those about this request before those about every calculation', () => {
    everyVerzoek((verzoek, kader) => {
      const aannames = aannamesBij(verzoek, kader)
      expect(new Set(aannames.map(({ naam }) => naam)).size).toBe(aannames.length)
      const volgorde = ['bijJou', 'bijDeWoning', 'bijIedereen']
      const plaatsen = aannames.map(({ groep }) => volgorde.indexOf(groep))
      expect(plaatsen).toEqual(plaatsen.toSorted())
    })
  })

  it('verantwoord has the same assumptions as aannamesVan, each with a sentence', () => {
    everyVerzoek((verzoek, kader) => {
      const { aannames } = rightOf(verantwoord(verzoek, kader))
      expect(aannames).toMatchObject(aannamesBij(verzoek, kader))
      for (const { toelichting } of aannames) expect(toelichting).toMatch(/^[A-Z][^#{}]*\.$/)
    })
  })

  it('the sentence of bedragAlleenstaande names the extra amount and the maximum when living together', () => {
    const { aannames } = rightOf(verantwoord(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(aannames[0]?.toelichting).toBe(
      'In dit bedrag zit € 17.000 extra voor wie zonder partner woont. Woon je samen? Dan is je maximum € 253.716. ' +
        'Een geldverstrekker mag dat extra bedrag geven, maar hoeft dat niet.',
    )
  })

  it('aannamesVan without a kader returns only what the request and the outcome make certain, without amounts', () => {
    everyVerzoek((verzoek, kader) => {
      const opzet = opzetBij(verzoek, kader)
      const elders = aannamesVan(verzoek, opzet)
      const hier = aannamesVan(verzoek, opzet, kader)
      expect(elders.filter(({ anders, getal }) => anders !== undefined || getal !== undefined)).toEqual([])
      expect(hier.map(({ naam }) => naam)).toEqual(expect.arrayContaining(elders.map(({ naam }) => naam)))
      expect(elders.map(({ naam }) => naam)).not.toContain('annuiteit')
    })
  })

  it.each([
    [525_000, 'ja', ['metStartersvrijstelling']],
    [525_001, 'ja', []],
    [525_000, 'nee', ['startersvrijstelling']],
    [525_001, 'nee', []],
  ] as const)('starter assumptions apply up to the price limit of the exemption: %d, %s', (koopsom, wie, verwacht) => {
    // Exempt up to 525.000 in 2025: Wet op belastingen van rechtsverkeer, article 15.
    const verzoek = verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(koopsom) })
    const namen = aannamesBij(verzoek, { ...kaderVan(), startersvrijstelling: wie }).map(({ naam }) => naam)
    expect(namen.filter((naam) => /startersvrijstelling/i.test(naam))).toEqual(verwacht)
  })

  it('aannamesVan ignores the kader when this engine gives another outcome', () => {
    const [verzoek, kader] = [verzoekVan([{ inkomen: 60_000 }]), kaderVan()]
    const anders = { ...opzetBij(verzoek, kader), maximaleHypotheek: 1 }
    expect(aannamesVan(verzoek, anders, kader)).toEqual(aannamesVan(verzoek, anders))
  })
})
