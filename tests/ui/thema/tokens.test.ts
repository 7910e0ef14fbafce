import { type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { describe, expect, it } from 'vitest'

import { colours } from '../../../ui/thema/colours'
import * as recepten from '../../../ui/thema/recipes'
import * as latereRecepten from '../../../ui/thema/laterRecipes'
import { system } from '../../../ui/thema/system'

type Stijl = Readonly<Record<string, unknown>>

const isStijl = (waarde: unknown): waarde is Stijl => typeof waarde === 'object' && waarde !== null

/** Every property of a style, however deep, with the value it ends up with in the browser. */
const eindwaarden = (stijl: Stijl): readonly (readonly [string, unknown])[] =>
  Object.entries(stijl).flatMap(([naam, waarde]) => (isStijl(waarde) ? eindwaarden(waarde) : [[naam, waarde] as const]))

const stijlenVan = ({ base, variants = {} }: { readonly base?: unknown; readonly variants?: unknown }): Stijl[] =>
  [
    base,
    ...(isStijl(variants) ? Object.values(variants).flatMap((soort) => Object.values(soort as Stijl)) : []),
  ].filter(isStijl)

/** For an unknown role the browser gets the bare name as a colour and paints nothing. */
const naakteRollen = (stijl: Stijl): readonly string[] =>
  eindwaarden(system.css(stijl as SystemStyleObject))
    .filter(([, waarde]) => typeof waarde === 'string' && waarde in colours)
    .map(([naam, waarde]) => `${naam}: ${String(waarde)}`)

describe('a colour role that a recipe names', () => {
  it.each(Object.entries({ ...recepten, ...latereRecepten }))('reaches the browser as a colour in %s', (_, recept) => {
    expect(stijlenVan(recept).flatMap(naakteRollen)).toEqual([])
  })
})
