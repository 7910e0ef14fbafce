import { describe, expect, it } from 'vitest'

import * as adapters from '../../adapters'
import * as application from '../../application'
import * as applicationBewijs from '../../application/bewijs'
import * as applicationUitleg from '../../application/uitleg'
import * as applicationVergelijking from '../../application/vergelijking'
import * as conformance from '../../adapters/conformance'
import * as domain from '../../domain'
import * as bewijs from '../../domain/bewijs'
import * as geld from '../../domain/geld'
import * as invoer from '../../domain/invoer'
import * as orientatie from '../../domain/orientatie'
import * as uitleg from '../../domain/uitleg'
import * as vergelijking from '../../domain/vergelijking'
import { changeableIn } from '../support/overwrite'

const INGANGEN = {
  adapters,
  application,
  applicationBewijs,
  applicationUitleg,
  applicationVergelijking,
  conformance,
  domain,
  bewijs,
  geld,
  invoer,
  orientatie,
  uitleg,
  vergelijking,
}

describe('the library', () => {
  it.each(Object.entries(INGANGEN))('the entry point %s exports no mutable data', (_naam, exports) => {
    const data = Object.entries(exports)
    expect(data.flatMap(([naam, waarde]) => changeableIn(waarde, naam))).toEqual([])
  })
})
