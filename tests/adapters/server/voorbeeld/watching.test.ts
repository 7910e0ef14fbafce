import { expect, it } from 'vitest'
import { parse } from 'yaml'

import { postVerzoek } from '../../../support/server'
import { metMetrics } from '../opstelling'
import { read } from './read'

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}

interface AlertRules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

const { panels } = JSON.parse(read('dashboard.json')) as Dashboard
const { groups } = parse(read('alerts.yaml')) as AlertRules

const expressions = [
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
]

/** Returns the metrics of a new server after one calculation (200) and one refused request (429). */
const exposed = async (): Promise<string> => {
  const { app, metrics } = await metMetrics({ RATE_LIMIT: '1' })
  for (const status of [200, 429]) expect((await postVerzoek(app)).statusCode).toBe(status)
  return (await fetch(metrics())).text()
}

/** Returns a pattern for each metric, problem code and route that a Prometheus expression uses. */
const askedBy = (expr: string): readonly RegExp[] => [
  ...(expr.match(/\b(?:http|hypotheek|nodejs|process)_\w+/g) ?? []).map((name) => new RegExp(`^${name}[ {]`, 'm')),
  ...[...expr.matchAll(/code="[^"]+"/g)].map(([code]) => new RegExp(`{${code}}`)),
  ...[...expr.matchAll(/route=~"([^"]+)"/g)].map(([, route = '']) => new RegExp(`route="${route}",status="200"`)),
]

it('each dashboard panel and alert rule uses only metrics, codes and routes that the server exposes', async () => {
  const text = await exposed()
  const missing = expressions.flatMap(([name, expr]) =>
    askedBy(expr).flatMap((asked) => (asked.test(text) ? [] : [`${name}: ${asked.source}`])),
  )
  expect(missing).toEqual([])
  expect(expressions.filter(([, expr]) => askedBy(expr).length === 0 && !expr.includes('up{'))).toEqual([])
  expect(askedBy('rate(hypotheek_gone_total[5m])').map((asked) => asked.test(text))).toEqual([false])
})

it.each(['prometheus.yaml', 'kubernetes/prometheus.yaml'])('%s scrapes only the job of the alert rules', (file) => {
  const { scrape_configs: jobs } = parse(read(file)) as {
    readonly scrape_configs: readonly { readonly job_name: string }[]
  }
  expect(jobs.map((job) => job.job_name)).toEqual(['hypotheek-orientatie'])
  for (const { rules } of groups) for (const { expr } of rules) expect(expr).toContain('{job="hypotheek-orientatie"')
})
