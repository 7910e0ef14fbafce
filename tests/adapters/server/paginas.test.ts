import { describe, expect, it } from 'vitest'

import { NORMJAREN } from '../../../domain'
import { metProefserver } from './opstelling'

const server = metProefserver()
const nieuwste = String(Math.max(...NORMJAREN))

describe('the host page', () => {
  it('offers every norm year of this build, the newest chosen', async () => {
    const { body } = await server.app.inject('/')
    const keuzes = [...body.matchAll(/name="normjaar" value="(\d+)"( checked)?/g)]
    expect(keuzes.map(([, jaar]) => jaar)).toEqual(NORMJAREN.map(String))
    expect(keuzes.filter(([, , gekozen]) => gekozen).map(([, jaar]) => jaar)).toEqual([nieuwste])
  })

  it('names the newest norm year on its calculator', async () => {
    const { body } = await server.app.inject('/')
    expect(/<hypotheek-orientatie[^>]* normjaar="(\d+)"/.exec(body)?.[1]).toBe(nieuwste)
  })
})
