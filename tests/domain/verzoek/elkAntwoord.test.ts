import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toVerzoek, verzoekCodec, wijzig, type Orientatie } from '../../../domain'
import { waardeVan, type Persoon, type Veld } from '../../../domain/orientatie'
import { antwoorden, VELDEN } from '../../../adapters/testing/arbitraries/wijziging'
import { volleOrientatie } from './volleOrientatie'

const nu = new Date(2025, 5, 15, 12, 30)

describe('what is asked is sent', () => {
  /** A full orientation in which this question is asked. */
  const waarin = (veld: Veld): Orientatie => {
    const pensioen: Persoon = { ...volleOrientatie.eigen, dienstBetrekking: 'Pensioen', inkomen: undefined }
    if (veld.endsWith('.inkomenPensioen')) return { ...volleOrientatie, eigen: pensioen, partner: pensioen }
    return veld === 'meerwerk' ? { ...volleOrientatie, bestaandeWoning: 'Nieuwbouw' } : volleOrientatie
  }

  /** The request of this orientation as whoever receives it reads it. */
  const ontvangen = (orientatie: Orientatie) =>
    verzoekCodec.decode(JSON.parse(JSON.stringify(toVerzoek(orientatie, nu))))

  /** The answers about starters go beside the request. */
  const gevraagd = VELDEN.filter((veld) => !veld.endsWith('startersvrijstelling'))

  it.each(gevraagd)('another answer to %s makes another request', (veld) => {
    const andere = antwoorden('FL').filter(
      (antwoord) => antwoord.veld === veld && antwoord.waarde !== waardeVan(waarin(veld), veld),
    )
    fc.assert(
      fc.property(andere, (antwoord) => {
        expect(ontvangen(wijzig(waarin(veld), antwoord))).not.toEqual(ontvangen(waarin(veld)))
      }),
      { numRuns: 5 },
    )
  })
})
