import { afterEach, expect, it } from 'vitest'

import { clearPage, fillInOf, press, putOnPage, settled, until } from '../../support/element'

type Report = Readonly<Record<string, unknown>>

const queues = window as unknown as Record<string, Report[] | undefined>
const reportsIn = (queue: string) => (queues[queue] ?? []).map(({ eventNaam }) => eventNaam)

afterEach(async () => {
  await clearPage()
  for (const queue of ['dataLayer', 'eigenRij']) Reflect.deleteProperty(queues, queue)
})

it('an analytics report has the tag name of its element in dynamicFrontend', async () => {
  await putOnPage({ analytics: '' }, 'hypotheek-orientatie-campagne')
  expect(queues['dataLayer']).toMatchObject([{ dynamicFrontend: 'hypotheek-orientatie-campagne' }])
})

it('analytics starts when its attribute is set, and follows later changes of analytics-queue', async () => {
  const { element } = await putOnPage({ 'analytics-queue': 'eigenRij' })
  await press(element, 'Ga verder')
  expect(reportsIn('eigenRij')).toEqual([])
  element.setAttribute('analytics', '')
  await until(() => reportsIn('eigenRij').includes('paginaweergave'))
  element.removeAttribute('analytics-queue')
  await settled()
  await press(element, 'Ga verder')
  expect([reportsIn('eigenRij').includes('fout'), reportsIn('dataLayer')]).toEqual([false, ['fout']])
})

it('analytics does not report the same calculation again after the element is removed and put back', async () => {
  const { element, parent, heard } = await putOnPage({ analytics: '' })
  await fillInOf(element, 'eigen.inkomen', '60.000')
  await until(() => reportsIn('dataLayer').includes('berekening-voltooid'))
  element.remove()
  await settled()
  heard.length = 0
  queues['dataLayer']?.splice(0)
  parent.append(element)
  await until(() => heard.some(({ name }) => name.endsWith(':resultaat')))
  expect(reportsIn('dataLayer')).not.toContain('berekening-voltooid')
})
