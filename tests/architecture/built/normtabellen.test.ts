import { expect, it } from 'vitest'

import { NORMJAREN } from '../../../domain'
import { normenVan } from '../../../domain/normen/normenVan'
import { chunkOf, DIST, readManifest } from '../../support/bundle'

it.each(NORMJAREN)('the chunk with the packed norms of %i unpacks to the norms of the source', async (jaar) => {
  const file = chunkOf(readManifest(), new RegExp(`^domain/normen/${jaar}/index\\.ts$`))
  const [normen] = Object.values((await import(`${DIST}/${file}`)) as Readonly<Record<string, unknown>>)
  expect(normen).toEqual(normenVan(jaar))
})
