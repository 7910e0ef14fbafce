import { expect, it } from 'vitest'

import { normen2025 } from '../../../domain/normen/2025'
import { normen2026 } from '../../../domain/normen/2026'
import { isBevroren } from '../../../domain/codec/bevroren'

it.each([
  ['2025', normen2025],
  ['2026', normen2026],
])('normen%s, imported from its own entry point, is deeply frozen', (_jaar, normen) => {
  expect(isBevroren(normen)).toBe(true)
})
