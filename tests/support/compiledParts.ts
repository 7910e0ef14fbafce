import type { Plugin } from 'vitest/config'

import { compiled } from '../../adapters/build/compiled.mjs'

const { buildStart, transform } = compiled()

/** A plugin that draws screens with the compiled parts of the bundle, because Chakra is slow in tests. */
export const compiledParts = { name: 'compiled-parts', buildStart, transform } as Plugin
