import { describe, expect, it } from 'vitest'

import { compiled } from '../../../adapters/build/compiled.mjs'
import { buildOf } from '../../support/buildOf'

const CHAKRA = '@chakra-ui/react/styled-system'

const sound: Readonly<Record<string, string>> = {
  '/in.js': `import '/scherm.tsx'; import '/ui/thema/createStyles.tsx'; import '/ui/thema/parts.ts'
    import '/ui/thema/lazyParts.ts'; import '/ui/thema/looseParts.ts'; import '/ui/thema/recipes/index.ts'`,
  '/scherm.tsx': '',
  '/ui/thema/createStyles.tsx': `import '${CHAKRA}'`,
  '/ui/thema/parts.ts': `import { chakra } from '${CHAKRA}'`,
  '/ui/thema/looseParts.ts': `import { chakra } from '${CHAKRA}'`,
  '/ui/thema/lazyParts.ts': `import { chakra } from '${CHAKRA}'`,
  '/ui/thema/recipes/index.ts': '',
  './compiled/bringing': `import '/ui/thema/compiled/lazySheets.ts'; export const lazyChakra = 6, looseChakra = 7`,
  '/ui/thema/compiled/lazySheets.ts': '',
  './compiled/chakra': `import '/ui/thema/compiled/sheet.ts'; export const chakra = 1`,
  './compiled/createStyles': 'export const createStyles = 2',
  '/ui/thema/compiled/sheet.ts': '',
  '/ui/thema/parts': `export const Button = 3, Text = 4`,
  [`/node_modules/${CHAKRA}`]: 'export const chakra = 5',
}

const screenWith = (code: string): Promise<string> =>
  buildOf({ ...sound, '/scherm.tsx': `import { Button, Text as Tekst } from '/ui/thema/parts'; ${code}` }, compiled())

describe('the compiled styles', () => {
  it('without a painted step, compiled() turns recipes into class names and writes their rules', async () => {
    const code = await buildOf(sound, compiled())
    expect(code).toContain('.kader{all:initial;')
    expect(code).toMatch(/\.ho-button-primair\{[^}]*background-color:var\(--ho-colors-accent\)/)
    expect(code).toMatch(/\.ho-messageBox\{/)
    expect(code).toContain('const buttonRecipe = {"name":"ho-button","variants":{"soort":"primair"}}')
  })

  describe('compiled() with a painted first step', () => {
    const withRest = {
      ...sound,
      './compiled/createStyles': `import '/ui/thema/compiled/restSheet.ts'; export const createStyles = 2`,
    }
    const files = { ...withRest, '/ui/thema/compiled/restSheet.ts': '' }
    const painted = [
      { class: 'kader', 'data-kleurmodus': 'licht' },
      { class: 'ho-button-primair' },
      { class: 'ho-stapButton', disabled: '' },
    ]
    const sheetsOf = async (plugin: ReturnType<typeof compiled>) => {
      const code = await buildOf(files, plugin)
      const named = (name: string) => new RegExp(`const ${name} = (".*")`).exec(code)?.[1] ?? '""'
      return { sheet: JSON.parse(named('sheet')) as string, rest: JSON.parse(named('restSheet')) as string }
    }

    it('compiled() puts the rules that can match the painted step in the first style sheet', async () => {
      const { sheet } = await sheetsOf(compiled(() => Promise.resolve(painted)))
      expect(sheet).toContain('.kader{all:initial;')
      expect(sheet).toMatch(/\.ho-button-primair\{[^}]*background-color:var\(--ho-colors-accent\)/)
      expect(sheet).toContain('.ho-button-primair:hover:not(:disabled)')
      expect(sheet).toContain('.ho-stapButton:disabled{')
      expect(sheet).toContain('[data-kleurmodus="donker"]{--ho-colors-pagina:')
      expect(sheet).not.toMatch(/ho-messageBox|ho-button-stil|ho-button-primair:disabled|\[aria-busy|--ho-colors-fout:/)
    })

    it('compiled() moves rules that cannot match the painted step, and their colours, to a second sheet', async () => {
      const { rest } = await sheetsOf(compiled(() => Promise.resolve(painted)))
      expect(rest).toContain('.ho-messageBox{')
      expect(rest).toContain('.ho-button-primair:disabled{')
      expect(rest).toContain('.ho-button-primair[aria-busy=true]{')
      expect(rest).toMatch(/\[data-kleurmodus="donker"\]\{[^}]*--ho-colors-fout:/)
      expect(rest).not.toMatch(
        /\.ho-button-primair\{|:hover:not\(:disabled\)\{background-color:var\(--ho-colors-accent-sterk/,
      )
    })

    it('compiled() writes as many declarations into the two sheets for a painted step as into one sheet', async () => {
      const { sheet, rest } = await sheetsOf(compiled(() => Promise.resolve(painted)))
      const whole = await sheetsOf(compiled())
      expect(whole.rest).toBe('')
      const declarationsIn = (text: string) => text.match(/[\w-]+:[^;{}]+;/g)?.length
      expect(declarationsIn(sheet + rest)).toBe(declarationsIn(whole.sheet))
    })
  })

  it('compiled() adds only the vendor prefixes that browsers with container queries need', async () => {
    const code = await buildOf(sound, compiled())
    expect(code).toContain('-webkit-user-select:none;user-select:none')
    expect(code).toContain('-webkit-print-color-adjust:exact;print-color-adjust:exact')
    expect(code).not.toMatch(/-ms-|-moz-|-webkit-box|-webkit-flex/)
  })

  it.each(Object.keys(sound).filter((path) => /parts\.ts$/i.test(path)))(
    'compiled() fails the build when %s does not import Chakra',
    async (path) => {
      const changed = buildOf({ ...sound, [path]: `import { chakra } from 'elders'` }, compiled())
      await expect(changed).rejects.toThrow('The module does not contain the text to replace')
    },
  )

  it('compiled() fails the build when a module that it must change is missing', async () => {
    const withoutSheets = {
      './compiled/bringing': 'export const lazyChakra = 6, looseChakra = 7',
      './compiled/chakra': 'export const chakra = 1',
    }
    const changed = buildOf({ ...sound, ...withoutSheets }, compiled())
    await expect(changed).rejects.toThrow('No module matches')
  })

  it('compiled() fails the build when a screen module imports Chakra', async () => {
    await expect(screenWith(`import '${CHAKRA}'`)).rejects.toThrow('The bundle still contains Chakra or Emotion')
  })
})

describe('the use of a component of the theme', () => {
  it('compiled() accepts a component of the theme with any attribute value and a computed variant', async () => {
    const code = `_jsx(Button, { soort: kies(), type: 'submit', 'data-x': {} }); _jsxs(Tekst, {})
      _jsx(X, { ...y, color: 1 })`
    await expect(screenWith(code)).resolves.toContain('kies()')
  })

  it.each([
    [`_jsx(Button, { color: 'red' })`, '<Button> has the style prop color'],
    [`_jsxs(Tekst, { css: {} })`, '<Text> has the style prop css'],
    [`_jsx(Button, { as: 'a' })`, '<Button> has the style prop as'],
    [`_jsx(Button, { soort: { base: 'stil' } })`, '<Button soort> must have one value'],
    [`_jsx(Button, { ...rest })`, '<Button> has attributes that are not written out'],
    [`_jsx(Button, rest)`, '<Button> has attributes that are not written out'],
    [`const Knop = Button`, 'Button may only be used as <Button>'],
  ])('compiled() fails the build for the code %s', async (code, sentence) => {
    await expect(screenWith(code)).rejects.toThrow(sentence)
  })
})
