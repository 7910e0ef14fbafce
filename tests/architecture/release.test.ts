import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

import { ROOT } from '../support/root'

const FILE = '.github/workflows/release.yml'
const TEXT = readFileSync(`${ROOT}/${FILE}`, 'utf8')

interface Workflow {
  readonly on: { readonly push: object }
  readonly jobs: { readonly release: { readonly steps: readonly { readonly run?: string }[] } }
}

const { on, jobs } = parse(TEXT) as Workflow
const commands = jobs.release.steps.flatMap(({ run }) => run ?? [])

describe('the workflow of a release', () => {
  it('the workflow pins each action by the hash of a commit, with the version in a comment', () => {
    const uses = TEXT.match(/uses: .+/g) ?? []
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter((one) => !/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual([])
  })

  it('the workflow starts at a version tag only', () => {
    expect(on).toEqual({ push: { tags: ['v*'] } })
  })

  it('the workflow runs the commands of Maintaining in the same order', () => {
    const maintaining = readFileSync(`${ROOT}/.github/maintaining.md`, 'utf8')
    const told = [...maintaining.matchAll(/^ {3}- `([^`]+)`/gm)].map(([, command = '']) => command)
    expect(told.length).toBe(5)
    const places = told.map((command) => commands.findIndex((one) => one.includes(command)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('the workflow refuses a tag that is not the version, and publishes only the files that it packed', () => {
    expect(commands[0]).toContain('"$GITHUB_REF_NAME" = "v$(node')
    expect(commands.filter((one) => one.includes('npm publish'))).toEqual([
      'for tarball in release/*.tgz; do npm publish "./$tarball"; done',
    ])
  })
})
