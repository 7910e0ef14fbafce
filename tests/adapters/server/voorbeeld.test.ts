import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../../support/root'

const VOORBEELD = `${ROOT}/adapters/server/voorbeeld`

const lees = (bestand: string): string => readFileSync(join(VOORBEELD, bestand), 'utf8')

/** A file without its comments. */
const regelsVan = (bestand: string): readonly string[] =>
  lees(bestand)
    .split('\n')
    .filter((regel) => regel.trim() !== '' && !regel.trimStart().startsWith('#'))

const compose = regelsVan('compose.yaml').join('\n')
const [, diensten = ''] = compose.split(/^services:\n/m)

/** The lines below a name, as far as they stand further to the right. */
const blok = (tekst: string, kop: RegExp): string => {
  const regels = tekst.split('\n')
  const begin = regels.findIndex((regel) => kop.test(regel))
  const diepte = regels[begin]?.search(/\S/) ?? 0
  const einde = regels.findIndex((regel, plek) => plek > begin && regel.search(/\S/) <= diepte)
  return regels.slice(begin, einde === -1 ? undefined : einde).join('\n')
}

/** Everything that holds for a service: its own lines, and those that it refers to. */
const dienst = (naam: string): string => {
  let geheel = blok(diensten, new RegExp(`^ {2}${naam}:`))
  for (const [, anker = ''] of geheel.matchAll(/[:<] \*(\w+)/g))
    geheel += `\n${blok(compose, new RegExp(`&${anker}$`))}`
  for (const [, anker = ''] of geheel.matchAll(/<<: \*(\w+)/g)) geheel += `\n${blok(compose, new RegExp(`&${anker}$`))}`
  return geheel
}

const NAMEN = [...diensten.matchAll(/^ {2}(\w+):/gm)].map(([, naam = '']) => naam)

it('the example has two copies, a counter and a balancer', () => {
  expect(NAMEN).toEqual(['kopie1', 'kopie2', 'teller', 'balancer'])
})

describe.each(NAMEN)('the container of %s', (naam) => {
  it('cannot write to its disk, has no capabilities, and cannot get more rights', () => {
    expect(dienst(naam)).toMatch(/^ +read_only: true$/m)
    expect(dienst(naam)).toMatch(/^ +cap_drop: \[ALL\]$/m)
    expect(dienst(naam)).toMatch(/^ +security_opt: \['no-new-privileges:true'\]$/m)
    expect(dienst(naam)).not.toMatch(/privileged|cap_add|tmpfs|unconfined/)
  })

  it('runs only images that are built here, or Docker library images by digest', () => {
    const isBuilt = /^ +build:$/m.test(dienst(naam))
    expect(/^ +image: (.*)$/m.exec(dienst(naam))?.[1]).toMatch(
      isBuilt ? /^hypotheek-orientatie-server$/ : /^docker\.io\/library\/\w+@\$\{\w+_DIGEST:\?.+\}$/,
    )
    expect(/^ +pull_policy: build$/m.test(dienst(naam))).toBe(isBuilt)
  })
})

describe('the image of the server', () => {
  const regels = regelsVan('Containerfile')

  it('is made from an image that a digest names, which has to be given', () => {
    expect(regels.filter((regel) => /^(ARG|FROM)/.test(regel))).toEqual([
      'ARG NODE_DIGEST',
      'FROM docker.io/library/node@${NODE_DIGEST}',
    ])
    expect(dienst('kopie1')).toContain('NODE_DIGEST: ${NODE_DIGEST:?')
  })

  it('has the packages of the lockfile, and runs no script of theirs', () => {
    expect(regels.filter((regel) => /^COPY.* package\.json package-lock\.json /.test(regel))).toHaveLength(1)
    const opdrachten = regels.filter((regel) => regel.includes('npm '))
    expect(opdrachten).toEqual(['RUN npm ci --ignore-scripts --omit=dev && rm *.tgz'])
  })

  it('runs as a user that is not root', () => {
    expect(regels).toContain('USER node')
    expect(dienst('teller')).toMatch(/^ +user: redis$/m)
  })
})

it('Redis asks a password, which the copies have from the same setting', () => {
  expect(dienst('teller')).toMatch(/--requirepass, '\$\{REDIS_PASSWORD:\?[^}]+\}'/)
  expect(dienst('kopie1')).toMatch(/REDIS_URL: redis:\/\/:\$\{REDIS_PASSWORD:\?[^}]+\}@teller:6379$/m)
})

it('no digest and no secret stands in the example', () => {
  const alles = ['Containerfile', 'compose.yaml', 'digests.sh', 'haproxy.cfg']
    .map((bestand) => lees(bestand))
    .join('\n')
  expect(alles).not.toMatch(/sha256:[\da-f]|[\da-f]{32}/)
})

describe('the script that asks for the digests', () => {
  /** What the script prints with this program as `skopeo`. */
  const draai = (skopeo: string): string => {
    const map = mkdtempSync(join(tmpdir(), 'skopeo-'))
    writeFileSync(join(map, 'skopeo'), `#!/bin/sh\n${skopeo}\n`)
    chmodSync(join(map, 'skopeo'), 0o755)
    const env = { ...process.env, PATH: [map, process.env['PATH']].join(delimiter) }
    return execFileSync('sh', [join(VOORBEELD, 'digests.sh')], { env, encoding: 'utf8', stdio: 'pipe' })
  }

  it('prints every digest that the example takes, of the image that it is of', () => {
    const gedrukt = draai('echo "sha256:$4"').trim().split('\n')
    const gevraagd = new Set([...compose.matchAll(/\$\{((\w+)_DIGEST):/g)].map(([, naam = '']) => naam))
    expect(gedrukt.map((regel) => regel.split('=', 1)[0]).toSorted()).toEqual([...gevraagd].toSorted())
    for (const regel of gedrukt) {
      const [, naam = '', beeld = ''] =
        /^(\w+)_DIGEST=sha256:docker:\/\/docker\.io\/library\/(\w+):[\w.-]+$/.exec(regel) ?? []
      expect(beeld.toUpperCase()).toBe(naam)
    }
  })

  it('fails when the registry gives none', () => {
    expect(() => draai('exit 1')).toThrow()
  })
})
