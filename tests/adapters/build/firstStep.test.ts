import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { firstStep } from '../../../adapters/build/firstStep.mjs'
import { parse, toTrees } from '../../../adapters/build/trees.mjs'
import { TEXT_SIZE } from '../../../adapters/element/loader/firstStep/firstStep'
import { toNode, type Tree } from '../../../adapters/element/loader/firstStep/tree'
import { LABEL_CODES } from '../../../domain/orientatie'
import { TEXT_SIZE as OF_THEME } from '../../../ui/thema/scales'
import { buildOf } from '../../support/buildOf'

const TREES = '/adapters/element/loader/firstStep/trees.ts'

beforeEach(() => {
  vi.stubGlobal('document', parse('').ownerDocument)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Returns a `div` with the nodes that `toNode` creates from trees. */
const built = (trees: readonly Tree[]): HTMLElement => {
  const place = document.createElement('div')
  place.append(...trees.map((tree) => toNode(tree)))
  return place
}

const pageOf = (html: string): HTMLElement => {
  const place = document.createElement('div')
  place.append(parse(html))
  return place
}

describe('the painted first step', () => {
  it('firstStep() writes the first step of each brand: each label refers to an id, and no id is double', async () => {
    const code = await buildOf({ [TREES]: '' }, firstStep())
    const trees = JSON.parse(/const trees = (.*);/.exec(code)?.[1] ?? '{}') as Record<string, readonly Tree[]>
    expect(Object.keys(trees)).toEqual(LABEL_CODES)
    for (const labelCode of LABEL_CODES) {
      const place = built(trees[labelCode] ?? [])
      expect([...place.childNodes].map(({ nodeValue }) => nodeValue)).toEqual(['&', null, '/&'])
      expect(place.querySelector('.kader')?.getAttribute('data-merk')).toBe(labelCode)
      expect(place.innerHTML).toMatch(/class="ho-button-primair"|class="verder ho-button-primair"/)
      expect(place.textContent).toContain(labelCode === 'FL' ? 'Inkomen uit onderneming(en)' : 'Zzp-inkomen')
      const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const labelled = [...place.querySelectorAll('label[for]')].map((label) => label.getAttribute('for'))
      expect(labelled).not.toEqual([])
      for (const id of labelled) expect(ids).toContain(id)
    }
  })

  it('firstStep() fails the build when the loader has no module trees.ts', async () => {
    await expect(buildOf({ '/in.js': '' }, firstStep())).rejects.toThrow('No module matches')
  })

  it('the loader and the theme use the same custom property for the text size', () => {
    expect(TEXT_SIZE).toBe(OF_THEME)
  })
})

describe('toTrees and toNode', () => {
  it.each([
    ['texts, elements and comments', '<p id="a" class="b c">een <b>twee</b><!--&-->drie<!--/&--></p>'],
    ['an SVG drawing', '<div><svg aria-hidden="true" viewBox="0 0 24 24"><path d="M1 2Z"></path></svg><i></i></div>'],
    ['inputs', '<input type="radio" name="n" value="w" checked=""><input type="text" value="">'],
  ])('toNode recreates the nodes that toTrees turned into data: %s', (_what, html) => {
    const page = pageOf(html)
    const again = built(toTrees(page.childNodes))
    expect(again.isEqualNode(page)).toBe(true)
  })

  it('toTrees drops the comment of React between two texts, and toNode keeps those texts apart', () => {
    expect(toTrees(pageOf('een<!-- -->twee').childNodes)).toEqual(['een', 'twee'])
    expect(built(['een', 'twee']).childNodes).toHaveLength(2)
  })

  it('toTrees throws on a style attribute, which a strict CSP blocks', () => {
    expect(() => toTrees(pageOf('<p style="color:red"></p>').childNodes)).toThrow('<p> has a style attribute')
  })
})
