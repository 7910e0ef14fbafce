import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { either } from 'fp-ts'
import { parse } from 'yaml'

import { readTarieven } from '../../../../adapters/files'
import { voorbeeldRentes } from '../../../../domain'
import { read, VOORBEELD } from './read'

interface Service {
  readonly image: string
  readonly build?: { readonly args: Readonly<Record<string, string>> }
  readonly pull_policy?: string
  readonly user?: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
}

const { services } = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<'kopie1' | 'kopie2' | 'teller' | 'balancer', Service>>
}

it('compose.yaml defines exactly two copies of the server, Redis and a load balancer', () => {
  expect(Object.keys(services)).toEqual(['kopie1', 'kopie2', 'teller', 'balancer'])
})

describe.each(Object.entries(services))('the container of %s', (name, service) => {
  it(`the ${name} container of compose.yaml has a read-only disk, no capabilities and no new privileges`, () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(JSON.stringify(service)).not.toMatch(/privileged"|cap_add|tmpfs|unconfined/)
  })

  it(`the ${name} container of compose.yaml runs an image built here, or a Docker library image by digest`, () => {
    const isBuilt = service.build !== undefined
    expect(service.image).toMatch(
      isBuilt ? /^hypotheek-orientatie-server$/ : /^docker\.io\/library\/\w+@\$\{\w+_DIGEST:\?.+\}$/,
    )
    expect(service.pull_policy).toBe(isBuilt ? 'build' : undefined)
  })
})

it('the container examples bring a file with the built-in example rates, and mark them as examples', async () => {
  const image = read('Containerfile')
  expect(image).toMatch(/^COPY tarieven\.json \.\/$/m)
  expect(image).toMatch(/^ENV .*\bRENTETARIEVEN_FILE=\/app\/tarieven\.json VOORBEELDRENTES=ja$/m)
  const { environment, volumes } = services.kopie1
  expect(environment).toMatchObject({ VOORBEELDRENTES: 'ja', RENTETARIEVEN_FILE: '/etc/hypotheek/tarieven.json' })
  expect(volumes).toEqual(['./tarieven.json:/etc/hypotheek/tarieven.json:ro'])
  const rates = await readTarieven(`${VOORBEELD}/tarieven.json`, { isZeker: false, hoe: '' })
  expect(rates).toEqual(either.right(voorbeeldRentes))
})

describe('the image of the server', () => {
  const lines = read('Containerfile').split('\n')

  it('the Containerfile builds on a Node image by digest, and compose.yaml requires that digest', () => {
    expect(lines.filter((line) => /^(ARG|FROM)/.test(line))).toEqual([
      'ARG NODE_DIGEST',
      'FROM docker.io/library/node@${NODE_DIGEST}',
    ])
    expect(services.kopie1.build?.args['NODE_DIGEST']).toMatch(/^\$\{NODE_DIGEST:\?/)
  })

  it('the Containerfile installs the packages of the lockfile without running their scripts', () => {
    expect(lines.filter((line) => /^COPY.* package\.json package-lock\.json /.test(line))).toHaveLength(1)
    const commands = lines.filter((line) => line.startsWith('RUN'))
    expect(commands).toEqual(['RUN npm ci --ignore-scripts --omit=dev && rm *.tgz'])
  })

  it('the server image runs as user node and the Redis container as user redis, not as root', () => {
    expect(lines).toContain('USER node')
    expect(services.teller.user).toBe('redis')
  })
})

it('HAProxy limits its connections, and the time of a request and of an idle connection', () => {
  const balancer = read('haproxy.cfg')
  for (const line of ['maxconn 2000', 'timeout http-request 5s', 'timeout http-keep-alive 10s'])
    expect(balancer.split('\n').map((one) => one.trim())).toContain(line)
})

it('Redis in compose.yaml requires REDIS_PASSWORD, and the first server copy connects with it', () => {
  expect(services.teller.command?.slice(-2)).toEqual([
    '--requirepass',
    expect.stringMatching(/^\$\{REDIS_PASSWORD:\?.+\}$/),
  ])
  expect(services.kopie1.environment?.['REDIS_URL']).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?.+\}@teller:6379$/)
})

it('the deployment examples contain no sha256 digest and no secret of 32 hexadecimal digits', () => {
  const files = ['Containerfile', 'compose.yaml', 'digests.sh', 'haproxy.cfg', 'kubernetes/server.yaml']
  expect(files.map(read).join('\n')).not.toMatch(/sha256:[\da-f]|[\da-f]{32}/)
})

describe('digests.sh', () => {
  /** Runs digests.sh with this script as a fake `skopeo`, and returns its output. Throws when digests.sh fails. */
  const run = (skopeo: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'skopeo-'))
    writeFileSync(join(folder, 'skopeo'), `#!/bin/sh\n${skopeo}\n`)
    chmodSync(join(folder, 'skopeo'), 0o755)
    const env = { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter) }
    return execFileSync('sh', [join(VOORBEELD, 'digests.sh')], { env, encoding: 'utf8', stdio: 'pipe' })
  }

  it('digests.sh prints one digest for each variable *_DIGEST of compose.yaml, from the image of that name', () => {
    const printed = run('echo "sha256:$4"').trim().split('\n')
    const asked = new Set([...read('compose.yaml').matchAll(/\$\{((\w+)_DIGEST):/g)].map(([, name = '']) => name))
    expect(printed.map((line) => line.split('=', 1)[0]).toSorted()).toEqual([...asked].toSorted())
    for (const line of printed) {
      const [, name = '', image = ''] =
        /^(\w+)_DIGEST=sha256:docker:\/\/docker\.io\/library\/(\w+):[\w.-]+$/.exec(line) ?? []
      expect(image.toUpperCase()).toBe(name)
    }
  })

  it('digests.sh fails when skopeo fails', () => {
    expect(() => run('exit 1')).toThrow()
  })
})
