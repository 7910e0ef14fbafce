import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { ROOT } from '../support/root'

const page = readFileSync(`${ROOT}/adapters/handboek/pages/cdn.md`, 'utf8')

const codeIn = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1] ?? expect.fail(`no ${language} on the page`)

/** Returns a pattern for a line in which `…` stands for any characters, and a comma at the end may be absent. */
const toPattern = (line: string): RegExp => {
  const escaped = line.replace(/,$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('…', '[^"]+')},?$`)
}

it('the CDN page shows the command, and lines of the HTML that this command prints', () => {
  const [, words = ''] = /^npx --no -- hypotheek-orientatie (.+)$/m.exec(codeIn('sh')) ?? []
  const printed = execFileSync(process.execPath, [`${ROOT}/dist/command.js`, ...words.split(' ')], { encoding: 'utf8' })
  const lines = printed.trimEnd().split('\n')
  const shown = codeIn('html').trimEnd().split('\n').map(toPattern)
  // Each line of the page has at least one line in the output, in the same order.
  let from = 0
  for (const pattern of shown) {
    const place = lines.findIndex((line, index) => index >= from && pattern.test(line))
    expect([pattern.source, place]).not.toEqual([pattern.source, -1])
    from = place + 1
  }
})

it('the import map that the CDN page tells to print has every entry of integriteit.json', () => {
  const { integrity } = JSON.parse(readFileSync(`${ROOT}/dist/integriteit.json`, 'utf8')) as {
    readonly integrity: Readonly<Record<string, string>>
  }
  const words = ['integriteit', '--basis', '/map/']
  const printed = execFileSync(process.execPath, [`${ROOT}/dist/command.js`, ...words], { encoding: 'utf8' })
  const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(printed) ?? []
  const expected = Object.entries(integrity).map(([path, hash]) => [path.replace('./', '/map/'), hash] as const)
  expect(JSON.parse(importMap)).toEqual({ integrity: Object.fromEntries(expected) })
})
