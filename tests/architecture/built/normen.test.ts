import { describe, expect, it } from 'vitest'

import { NORMJAREN, type Normen, type Normjaar } from '../../../domain'
import { normen2025 } from '../../../domain/normen/2025'
import { normen2026 } from '../../../domain/normen/2026'
import { chunkOf, DIST, readManifest } from '../../support/bundle'

const SOURCES: Readonly<Record<Normjaar, Normen>> = { 2025: normen2025, 2026: normen2026 }

const valueOf = async (file: string): Promise<unknown> =>
  Object.values((await import(/* @vite-ignore */ file)) as Readonly<Record<string, unknown>>)[0]

describe.each(NORMJAREN)('the norms of %i', (jaar) => {
  it('are in the bundle, figure by figure, what they are in the source', async () => {
    const chunk = chunkOf(readManifest(), new RegExp(`^domain/normen/${jaar}/index\\.ts$`))
    expect(await valueOf(`${DIST}/${chunk}`)).toStrictEqual(SOURCES[jaar])
  })

  it('are in the library what they are in the source', async () => {
    expect(await valueOf(`${DIST}/domain/normen/${jaar}/index.js`)).toStrictEqual(SOURCES[jaar])
  })
})
