import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../../support/root'

const readme = readFileSync(`${ROOT}/README.md`, 'utf8')
const voorbeelden = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code)

/** What the lines that print say that they print, behind them. */
const beloofd = (code: string): string =>
  [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, uit]) => `${uit}\n`).join('')

const voerUit = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT, encoding: 'utf8' })

describe('the JavaScript in README', () => {
  it('has an example that prints something', () => {
    expect(voorbeelden.map(beloofd).join('')).not.toBe('')
  })

  it.each(voorbeelden)('prints what it says, as it stands there', (code) => {
    expect(voerUit(code)).toBe(beloofd(code))
  })
})
