import fc from 'fast-check'

import { NORMJAREN } from '../../../domain'
import { RENTEVASTE_PERIODES } from '../../../domain/orientatie'
import type { HypotheekOrientatieEigenschappen } from '../../element'
import * as keuze from './keuzes'
import { renteparen, rentepercentage } from './rentes'
import { startwaarden } from './wijziging'

const periodes = fc.constantFrom(...Object.values(RENTEVASTE_PERIODES).map(String))

const adressen = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.webUrl(),
    fc.webPath().map((pad) => `/${pad}`),
  )

/** Generates values for the properties of the element. All properties except `labelCode` may be absent. */
export const eigenschappen = (): fc.Arbitrary<
  Partial<HypotheekOrientatieEigenschappen> & Pick<HypotheekOrientatieEigenschappen, 'labelCode'>
> =>
  fc.record(
    {
      labelCode: keuze.labelCodes(),
      type: keuze.types(),
      berekening: fc.constantFrom('lokaal', 'server'),
      apiBase: fc.webPath(),
      normjaar: fc.constantFrom(...NORMJAREN),
      rentetarieven: fc.oneof(fc.dictionary(periodes, rentepercentage()), fc.dictionary(periodes, renteparen())),
      antwoorden: startwaarden(),
      adviseurZoekenUrl: adressen(),
      hypotheekAanvragenUrl: adressen(),
      analytics: fc.boolean(),
      analyticsQueue: fc.constantFrom('dataLayer', 'wachtrij'),
      bewaren: fc.boolean(),
      terugknop: fc.boolean(),
      toegankelijkheidAudit: fc.boolean(),
      nonce: fc.base64String({ minLength: 8 }),
      kleurmodus: fc.constantFrom('licht', 'donker', 'systeem'),
      laden: fc.constantFrom('lui', 'direct'),
    },
    { requiredKeys: ['labelCode'] },
  )
