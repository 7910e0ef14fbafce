import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

import { emptyProject, install, pack } from '../../channels/pakketten'
import { findChromium } from '../../support/chromium'
import { ROOT } from '../../support/root'

const PAGE = readFileSync(`${ROOT}/adapters/handboek/pages/test-your-page.md`, 'utf8')

/** The files that the page shows: each path is bold above its code, with or without a sentence. */
const FILES = [...PAGE.matchAll(/^\*\*`([^`]+)`\*\*[^\n]*\n\n```\w+\n(.*?)^```$/gms)].map(
  ([, path = '', text = '']) => [path, text] as const,
)

/** The commands that run the tests, as the page shows them. */
const COMMANDS = [...PAGE.matchAll(/^```sh\n(.*?)\n```$/gms)].map(([, command = '']) => command)

/** The packages that the page tells to install, and jsdom for the test that the calculator refuses it. */
const PACKAGES = [
  'jest@30',
  'jest-environment-jsdom@30',
  'happy-dom@21',
  'vitest@4',
  'vite@7',
  '@playwright/test@1.65.1',
  'jsdom@29',
]

let project = ''

/** Runs a command in the project. Returns its exit code and everything that it printed. */
const run = (command: string): { readonly status: number | null; readonly printed: string } => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: findChromium(), NODE_OPTIONS: '' },
  })
  return { status, printed: stripVTControlCharacters(`${stdout}${stderr}`) }
}

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

beforeAll(() => {
  project = emptyProject()
  install(
    project,
    pack(mkdtempSync(join(tmpdir(), 'tarballs-'))).filter(({ name }) => name === 'hypotheek-orientatie'),
  )
  const options = '--prefer-offline --no-audit --no-fund --silent'
  expect(run(`npm install ${options} ${PACKAGES.join(' ')}`)).toMatchObject({ status: 0 })
  for (const [path, text] of FILES) write(path, text)
})

describe('the recipes of the page Test your page', () => {
  it('the page shows a script, a page, two fixtures, and a test for each of three runners', () => {
    const tests = FILES.map(([path]) => path).filter((path) => path.startsWith('tests/'))
    const fixtures = FILES.map(([path]) => path).filter((path) => path.startsWith('fixtures/'))
    expect([tests.length, fixtures.length, COMMANDS.length]).toEqual([3, 2, 3])
  })

  it.each([
    ['jest', 'Tests:       2 passed, 2 total'],
    ['vitest', 'Tests  2 passed (2)'],
    ['playwright', '2 passed'],
  ])('the recipe for %s runs as the page shows it, and passes', (runner, expected) => {
    const command = COMMANDS.find((one) => one.includes(`-- ${runner}`)) ?? expect.fail(`no command for ${runner}`)
    const { status, printed } = run(command)
    expect(printed).toContain(expected)
    expect(status).toBe(0)
  })

  it('the recipe for the stub fails when the script of the page ignores a result', () => {
    const [path, text] = FILES.find(([, one]) => one.includes('export const showMaximum')) ?? expect.fail('no script')
    write(path, text.replace(':resultaat', ':anders'))
    const { status, printed } = run(COMMANDS.find((one) => one.includes('-- jest')) ?? '')
    write(path, text)
    expect([status, printed]).toEqual([1, expect.stringContaining('1 failed, 1 passed')])
  })

  it('a test in CommonJS requires the stub in Jest, without an option of Node', () => {
    write(
      'commonjs/stub.test.cjs',
      `const { defineStub } = require('hypotheek-orientatie/testing/stub')
      test('the stub has properties', () => {
        defineStub('hypotheek-orientatie-tweede')
        const element = document.createElement('hypotheek-orientatie-tweede')
        element.labelCode = 'FL'
        expect(element.getAttribute('label-code')).toBe('FL')
      })`,
    )
    const { status, printed } = run(`npx --no -- jest --testMatch '**/commonjs/*.test.cjs'`)
    expect([status, printed]).toEqual([0, expect.stringContaining('1 passed, 1 total')])
  })

  it('in jsdom the calculator dispatches browser-te-oud, and logs that once for two calculators', () => {
    write(
      'jsdom/calculator.test.js',
      `import 'hypotheek-orientatie'
      import { expect, test, vi } from 'vitest'
      test('too old', async () => {
        const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
        const codes = []
        document.addEventListener('hypotheek-orientatie:fout', ({ detail }) => codes.push(detail.code))
        const html = '<hypotheek-orientatie label-code="MY" laden="direct"></hypotheek-orientatie>'
        document.body.innerHTML = html + html
        await vi.waitFor(() => expect(codes).toEqual(['browser-te-oud', 'browser-te-oud']))
        expect(logged).toHaveBeenCalledTimes(1)
      })`,
    )
    const { status, printed } = run('npx --no -- vitest run --environment jsdom jsdom/')
    expect(printed).toContain('Tests  1 passed (1)')
    expect(status).toBe(0)
  })
})
