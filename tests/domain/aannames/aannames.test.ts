import { describe, expect, it } from 'vitest'
import { withFigures } from '../../support/fakes/berekening'

import { aannamesVan, roundAanname, type Aanname, type Aannamenaam, type Rekenkader } from '../../../domain'
import { zinVan } from '../../../domain/aannames/woorden'
import { verantwoord } from '../../../domain/uitleg'
import { everyTimes, everyVerzoek, everyVerzoekMetOnderpand } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { each, sometimes } from '../../support/sometimes'
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
import { readable } from '../../support/readable'

const anderszins = (aannames: readonly Aanname[], naam: Aannamenaam) =>
  aannames.find((aanname) => aanname.naam === naam)?.anders

const voorbeeld = (personen: readonly Persoon[], omstandigheden: Omstandigheden = {}) =>
  aannamesBij(verzoekVan(personen, omstandigheden), kaderVan(omstandigheden))

describe('aanname bedragAlleenstaande', () => {
  it('aanname bedragAlleenstaande does not apply to two buyers, a low income or high loans', () => {
    for (const personen of [[{ inkomen: 60_000 }, {}], [{ inkomen: 20_000 }], [{ inkomen: 60_000, leningen: 5000 }]])
      expect(anderszins(voorbeeld(personen), 'bedragAlleenstaande')).toBeUndefined()
  })

  it('anders of bedragAlleenstaande has the maximum of the same buyer with a partner, who has no income', () => {
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
      sometimes('a lower maximum', anders)
      expect(anders?.maximaleHypotheekOpInkomen ?? maximum).toBe(samen)
      expect(samen).toBeLessThanOrEqual(maximum)
      expect(anders?.verschil ?? 0).toBe(maximum - samen)
    })
  })

  it('anders of bedragAlleenstaande has the maxima without the extra, if that lowers the maximum on income', () => {
    everyVerzoek((verzoek, kader) => {
      const { alleenstaande } = kader.normen
      const norm = { ...alleenstaande, waarde: { ...alleenstaande.waarde, bedrag: 0 } }
      const zonder = opzetBij(verzoek, { ...kader, normen: { ...kader.normen, alleenstaande: norm } })
      const { maximaleHypotheekOpInkomen, maximaleHypotheek } = zonder
      const verschil = opzetBij(verzoek, kader).maximaleHypotheekOpInkomen - maximaleHypotheekOpInkomen
      expect(verschil).toBeGreaterThanOrEqual(0)
      expect(anderszins(aannamesBij(verzoek, kader), 'bedragAlleenstaande')).toEqual(
        sometimes('a lower maximum', verschil !== 0)
          ? { verschil, maximaleHypotheekOpInkomen, maximaleHypotheek }
          : undefined,
      )
    }, numberOfRuns(1000))
  })
})

describe('aanname restschuld', () => {
  const verkocht = { verkoopprijs: 250_000, huidigHypotheekbedrag: 270_000 }

  it('`anders` of restschuld has the maximum with a loan for the restschuld, and the own money that it saves', () => {
    // The restschuld is 25.000: the mortgage of 270.000 less 245.000 (98% of the sale price). The income allows a loan
    // for the restschuld. NHG costs 0,4% of that extra loan, which is 100, so 24.900 less own money is needed.
    const ruim = voorbeeld([{ inkomen: 150_000 }], { onderpand: bestaandeWoning(300_000, verkocht) })
    expect(anderszins(ruim, 'restschuld')).toMatchObject({ verschil: 24_900, maximaleHypotheek: 325_000 })
    const krap = voorbeeld([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(260_000, verkocht) })
    expect(anderszins(krap, 'restschuld')).toMatchObject({ maximaleHypotheek: 268_077 })
  })

  // The shortfalls are rounded up: to 101 and 50 in the first row, and to 101 and 51 in the second row. So the
  // differences are 51 and 50. Rounding the exact differences, 50,4 and 50,7, would give 50 and 51.
  it.each([
    [100.3, 49.9, 51],
    [100.9, 50.2, 50],
  ])('for shortfalls of %d and %d, roundAanname gives the difference after rounding each: %d', (mist, dan, getoond) => {
    const anders = { verschil: mist - dan, maximaleHypotheekOpInkomen: 0, maximaleHypotheek: 0 }
    const opzet = withFigures(opzetBij(verzoekVan([{ inkomen: 60_000 }]), kaderVan()), {
      extraBenodigdeEigenInleg: mist,
    })
    const aanname = roundAanname({ naam: 'restschuld', groep: 'bijDeWoning', anders }, opzet)
    expect(aanname.anders?.verschil).toBe(getoond)
    expect(readable(zinVan(aanname))).toContain(`Dan heb je € ${getoond} minder eigen geld nodig.`)
  })

  it('aanname restschuld has no field anders if the income limits the loan', () => {
    const aannames = voorbeeld([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(300_000, verkocht) })
    expect(aannames.map(({ naam }) => naam)).toContain('restschuld')
    expect(anderszins(aannames, 'restschuld')).toBeUndefined()
  })

  it.each([0, Number.MIN_VALUE])('aanname restschuld has no field anders for a home of %d euro', (koopsom) => {
    const onderpand = bestaandeWoning(koopsom, { verkoopprijs: 100, huidigHypotheekbedrag: 1000 })
    expect(anderszins(voorbeeld([{ inkomen: 60_000 }], { onderpand }), 'restschuld')).toBeUndefined()
  })

  it('anders of restschuld saves at most the missing own money, and adds to the maximum at most restschuld + 1', () => {
    everyVerzoekMetOnderpand((verzoek, kader) => {
      const { extraBenodigdeEigenInleg = 0, maximaleHypotheek, restschuld = 0 } = opzetBij(verzoek, kader)
      const anders = anderszins(aannamesBij(verzoek, kader), 'restschuld')
      sometimes('a restschuld', anders, 1 / 100)
      expect(anders?.verschil ?? 0).toBeLessThanOrEqual(extraBenodigdeEigenInleg)
      expect((anders?.maximaleHypotheek ?? 0) - maximaleHypotheek).toBeLessThanOrEqual(restschuld + 1)
    }, numberOfRuns(1000))
  })
})

describe('aannamesVan', () => {
  it('aannamesVan returns each aanname once, in the order bijJou, bijDeWoning, bijIedereen', () => {
    everyVerzoek((verzoek, kader) => {
      const aannames = aannamesBij(verzoek, kader)
      expect(new Set(aannames.map(({ naam }) => naam)).size).toBe(aannames.length)
      const volgorde = ['bijJou', 'bijDeWoning', 'bijIedereen']
      const plaatsen = aannames.map(({ groep }) => volgorde.indexOf(groep))
      expect(plaatsen).toEqual(plaatsen.toSorted())
    })
  })

  it('verantwoord returns the same aannames as aannamesVan, each with a sentence', () => {
    everyVerzoek((verzoek, kader) => {
      const { aannames } = rightOf(verantwoord(verzoek, kader))
      expect(aannames).toMatchObject(aannamesBij(verzoek, kader))
      for (const { toelichting } of each('assumptions', aannames)) expect(toelichting).toMatch(/^[A-Z][^#{}]*\.$/)
    })
  })

  it('the sentence of aanname bedragAlleenstaande shows the extra amount and the maximum with a partner', () => {
    const { aannames } = rightOf(verantwoord(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(readable(aannames[0]?.toelichting)).toBe(
      'In dit bedrag zit € 17.000 extra voor wie zonder partner woont. Woon je samen? Dan is je maximum € 253.716. ' +
        'Een geldverstrekker mag dat extra bedrag geven, maar hoeft dat niet.',
    )
  })

  it('aannamesVan without a rekenkader returns only some of the aannames, none with anders or getal', () => {
    everyVerzoek((verzoek, kader) => {
      const opzet = opzetBij(verzoek, kader)
      const elders = aannamesVan(verzoek, opzet)
      const hier = aannamesVan(verzoek, opzet, kader)
      sometimes('an aanname', elders)
      expect(elders.filter(({ anders, getal }) => anders !== undefined || getal !== undefined)).toEqual([])
      expect(hier.map(({ naam }) => naam)).toEqual(expect.arrayContaining(elders.map(({ naam }) => naam)))
      expect(elders.map(({ naam }) => naam)).not.toContain('annuiteit')
    })
  })

  it.each([
    [555_000, 'ja', ['metStartersvrijstelling']],
    [555_000.01, 'ja', []],
    [555_000, 'nee', ['startersvrijstelling']],
    [555_000.01, 'nee', []],
  ] as const)('the starter aannames for a price of %d and startersvrijstelling %s are %j', (koopsom, wie, verwacht) => {
    // In 2026, starters are exempt for a price up to 555.000 euro, without the work on the home: Wet op belastingen van
    // rechtsverkeer, article 15.
    const onderpand = bestaandeWoning(koopsom, { meerwerkOfVerbouwingskosten: 1 })
    const kader: Rekenkader = { ...kaderVan({ jaar: 2026 }), startersvrijstelling: wie }
    const namen = aannamesBij(verzoekVan([{ inkomen: 60_000 }], { onderpand }), kader).map(({ naam }) => naam)
    expect(namen.filter((naam) => /startersvrijstelling/i.test(naam))).toEqual(verwacht)
  })

  it('aannamesVan ignores a rekenkader that leads to another result than the given one', () => {
    const [verzoek, kader] = [verzoekVan([{ inkomen: 60_000 }]), kaderVan()]
    const anders = { ...opzetBij(verzoek, kader), maximaleHypotheek: 1 }
    expect(aannamesVan(verzoek, anders, kader)).toEqual(aannamesVan(verzoek, anders))
  })
})
