import type { Deployment } from 'kubernetes-types/apps/v1'
import type { Container, PodSpec, Service } from 'kubernetes-types/core/v1'
import type { NetworkPolicy } from 'kubernetes-types/networking/v1'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

import { SETTINGS } from '../../../../adapters/server/config/config'
import { complaintsAbout } from '../../../support/complaintsAbout'
import { read } from './read'

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

const { resources } = parse(read('kubernetes/kustomization.yaml')) as { readonly resources: readonly string[] }

const manifests = resources.flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
)

interface Kinds {
  readonly Deployment: Deployment
  readonly NetworkPolicy: NetworkPolicy
  readonly Service: Service
}

/** Returns the manifest of this kind and name; throws when there is none. */
const find = <K extends keyof Kinds>(kind: K, name: string): Kinds[K] => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name)
  if (found === undefined) throw new Error(`There is no ${kind} ${name}.`)
  return found as Kinds[K]
}

const podOf = (name: string): PodSpec | undefined => find('Deployment', name).spec?.template.spec

const containerOf = (name: string): Container | undefined => podOf(name)?.containers[0]

it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
  'the Kubernetes types accept the manifest of %s %s, but not with an unknown field',
  (kind, _name, manifest) => {
    const group = manifest.apiVersion.replace('.k8s.io', '').replace(/^v1$/, 'core/v1')
    const code = `import type { ${kind} } from 'kubernetes-types/${group}'\nexport const it: ${kind} = `
    expect(complaintsAbout(code + JSON.stringify(manifest))).toEqual([])
    expect(complaintsAbout(code + JSON.stringify({ ...manifest, metdata: {} }))).toHaveLength(1)
  },
)

const DEPLOYMENTS = manifests.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name)

it('the Kubernetes manifests deploy exactly the server and Redis', () => {
  expect(DEPLOYMENTS).toEqual(['hypotheek-orientatie', 'hypotheek-teller'])
})

describe.each(DEPLOYMENTS)('the container of %s', (name) => {
  it(`the pod of ${name} runs without root, capabilities, privilege escalation, account token or writable disk`, () => {
    expect(podOf(name)).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(containerOf(name)?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
      readOnlyRootFilesystem: true,
    })
  })

  it(`the container of ${name} has liveness and readiness probes, and CPU and memory requests and limits`, () => {
    const { livenessProbe, readinessProbe, resources } = containerOf(name) ?? {}
    expect([livenessProbe, readinessProbe]).not.toContain(undefined)
    for (const given of [resources?.requests, resources?.limits])
      expect(Object.keys(given ?? {})).toEqual(['cpu', 'memory'])
  })

  it(`a Service and a NetworkPolicy for ingress and egress select the pods of ${name}`, () => {
    const { template } = find('Deployment', name).spec ?? {}
    const labels = template?.metadata?.labels
    expect(find('Service', name).spec?.selector).toEqual(labels)
    expect(find('NetworkPolicy', name).spec).toMatchObject({
      podSelector: { matchLabels: labels },
      policyTypes: ['Ingress', 'Egress'],
    })
  })

  it(`the container of ${name} declares each port that its probes use`, () => {
    const { ports, startupProbe, livenessProbe, readinessProbe } = containerOf(name) ?? {}
    const probed = [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => {
      const port = (probe?.httpGet ?? probe?.tcpSocket)?.port
      return port === undefined ? [] : [port]
    })
    expect(ports?.map((port) => port.name)).toEqual(expect.arrayContaining(probed))
  })
})

it('the network policies let only named pods and namespaces in, at every port', () => {
  const rules = ['hypotheek-orientatie', 'hypotheek-teller'].flatMap(
    (name) => find('NetworkPolicy', name).spec?.ingress ?? [],
  )
  expect(rules.map(({ ports, from }) => [ports?.map(({ port }) => port), from?.length])).toEqual([
    [['http'], 1],
    [['metrics'], 1],
    [['redis'], 1],
  ])
  expect(JSON.stringify(rules[0]?.from)).toContain('ingress-nginx')
})

describe('the container of the server', () => {
  const { env = [], startupProbe, livenessProbe, readinessProbe } = containerOf('hypotheek-orientatie') ?? {}
  const valueOf = (name: string) => env.find((one) => one.name === name)?.value

  it('the Kubernetes manifest gives the server only settings that readConfig knows, and REDIS_PASSWORD', () => {
    const given = env.map(({ name }) => name).filter((name) => name !== 'REDIS_PASSWORD')
    expect(SETTINGS).toEqual(expect.arrayContaining(given))
  })

  it('the Kubernetes manifest reads the rates of the ConfigMap, and does not mark them as examples', () => {
    expect(valueOf('RENTETARIEVEN_FILE')).toBe('/etc/hypotheek/tarieven.json')
    expect(valueOf('VOORBEELDRENTES')).toBe('nee')
  })

  it('the Kubernetes startup and liveness probes of the server use /health, its readiness probe uses /ready', () => {
    const paths = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet?.path)
    expect(paths).toEqual(['/health', '/health', '/ready'])
  })

  it('the grace period of the server pod is longer than DRAIN plus ten seconds', () => {
    const grace = podOf('hypotheek-orientatie')?.terminationGracePeriodSeconds
    expect(grace).toBeGreaterThan(Number(valueOf('DRAIN')) + 10)
  })

  it('the server container connects to the Redis Service with the same Kubernetes secret as Redis', () => {
    const { spec } = find('Service', 'hypotheek-teller')
    expect(valueOf('REDIS_URL')).toBe(`redis://:$(REDIS_PASSWORD)@hypotheek-teller:${spec?.ports?.[0]?.port}`)
    const passwords = ['hypotheek-orientatie', 'hypotheek-teller'].map(
      (name) => containerOf(name)?.env?.find((one) => one.name === 'REDIS_PASSWORD')?.valueFrom?.secretKeyRef,
    )
    expect(passwords[0]).toEqual({ name: 'hypotheek-orientatie', key: 'REDIS_PASSWORD' })
    expect(passwords[1]).toEqual(passwords[0])
  })
})
