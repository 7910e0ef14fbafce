import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

import { ATTRIBUTEN, toEigenschap } from '../../../adapters/element/eigenschappen'
import { NORMJAREN } from '../../../domain'
import { chunkOf, DIST, LOADER, readManifest } from '../../support/bundle'
import { ROOT } from '../../support/root'
import { filesIn } from '../../support/filesIn'

interface Lid {
  readonly name: string
  readonly attribute?: string
}

interface Beschrijving {
  readonly modules: readonly {
    readonly declarations: readonly Readonly<Record<string, readonly Lid[] | undefined>>[]
  }[]
}

const beschrijving = JSON.parse(readFileSync(`${DIST}/custom-elements.json`, 'utf8')) as Beschrijving
const namen = (soort: string) => beschrijving.modules[0]?.declarations[0]?.[soort]?.map(({ name }) => name) ?? []
const gebruikt = (patroon: RegExp, bestanden: readonly string[]) =>
  new Set(
    bestanden.flatMap((bestand) =>
      [...readFileSync(`${ROOT}/${bestand}`, 'utf8').matchAll(patroon)].map(([naam]) => naam),
    ),
  )

describe('the chunks of the element', () => {
  it('of the lazily loaded chunks, only the application and React are also imported statically', () => {
    const manifest = readManifest()
    const application = chunkOf(manifest, /^adapters\/element\/mount\/mount\.ts$/)
    const react = chunkOf(manifest, /^adapters\/element\/mount\/react\.ts$/)
    const parts = Object.values(manifest).flatMap(({ dynamicImports }) => dynamicImports)
    const leaning = Object.entries(manifest).filter(([, { imports }]) =>
      imports.some((file) => ![application, react].includes(file) && parts.includes(file)),
    )
    expect(leaning).toEqual([])
    expect(manifest[application]?.imports).toEqual([react])
  })

  it('the loader imports each chunk by a literal URL, which a bundler can follow', () => {
    const lader = readFileSync(`${DIST}/${LOADER}`, 'utf8')
    const adressen = [...lader.matchAll(/import\("\.\/(chunks\/[\w-]+\.js)"\)/g)].map(([, adres]) => adres)
    expect(adressen.toSorted()).toEqual(readManifest()[LOADER]?.dynamicImports.toSorted())
  })
})

interface Uitgang {
  readonly kind: string
  readonly name: string
  readonly declaration: { readonly name: string; readonly module: string }
}

interface Uitleg {
  readonly name: string
  readonly description?: string
  readonly values?: readonly { readonly name: string }[]
}

interface Typed {
  readonly name: string
  readonly type: string
}

const readEditor = (bestand: string): unknown => JSON.parse(readFileSync(`${DIST}/editors/${bestand}`, 'utf8'))

describe('custom-elements.json', () => {
  it('custom-elements.json names the file that defines the tag', () => {
    const { modules } = JSON.parse(readFileSync(`${DIST}/custom-elements.json`, 'utf8')) as {
      readonly modules: readonly { readonly path: string; readonly exports: readonly Uitgang[] }[]
    }
    expect(modules.map(({ path }) => existsSync(`${ROOT}/${path}`))).toEqual([true])
    const declaration = { name: 'HypotheekOrientatieElement', module: modules[0]?.path }
    expect(modules[0]?.exports).toEqual([
      { kind: 'js', name: declaration.name, declaration },
      { kind: 'custom-element-definition', name: 'hypotheek-orientatie', declaration },
    ])
  })

  it('custom-elements.json describes exactly ATTRIBUTEN and attributes that begin with ref-', () => {
    const attributen = namen('attributes').filter((naam) => !naam.startsWith('ref-'))
    expect(attributen.toSorted()).toEqual([...ATTRIBUTEN].toSorted())
  })

  it('custom-elements.json describes every JavaScript property and its attribute', () => {
    const members = beschrijving.modules[0]?.declarations[0]?.['members'] ?? []
    const velden = members.flatMap(({ name, attribute }) => (attribute === undefined ? [] : [{ name, attribute }]))
    const verwacht = ATTRIBUTEN.map((attribute) => ({ name: toEigenschap(attribute), attribute }))
    expect(new Set(velden)).toEqual(new Set(verwacht))
  })

  it('custom-elements.json describes each custom property that the theme reads', () => {
    const gelezen = gebruikt(/--hypotheek-[a-z-]+/g, [
      'ui/thema/colours.ts',
      'ui/thema/pageAccent.ts',
      'ui/thema/scales.ts',
    ])
    expect(new Set(namen('cssProperties'))).toEqual(gelezen)
  })

  it('custom-elements.json lists the parts, the events and one slot', () => {
    expect(namen('cssParts')).toEqual(['kader', 'stappen', 'formulier', 'knoppen', 'samenvatting', 'dialoog'])
    expect(namen('events')).toEqual(['gereed', 'stap', 'resultaat', 'antwoorden', 'fout', 'doorklik'])
    expect(namen('slots')).toHaveLength(1)
  })

  it('custom-elements.json lists no private member', () => {
    expect(namen('members').filter((naam) => naam.startsWith('#'))).toEqual([])
  })
})

describe('the editor data', () => {
  it('html-custom-data.json describes every attribute for Visual Studio Code, with the choices of normjaar', () => {
    const { tags } = readEditor('html-custom-data.json') as {
      readonly tags: readonly { readonly attributes: readonly Uitleg[] }[]
    }
    const [{ attributes } = { attributes: [] }] = tags
    expect(attributes.map(({ name }) => name)).toEqual(namen('attributes'))
    expect(attributes.filter(({ description }) => !description)).toEqual([])
    expect(attributes.find(({ name }) => name === 'normjaar')?.values).toEqual(
      NORMJAREN.map((jaar) => ({ name: String(jaar) })),
    )
  })

  it('css-custom-data.json has every custom property for Visual Studio Code', () => {
    const { properties } = readEditor('css-custom-data.json') as { readonly properties: readonly Uitleg[] }
    expect(properties.map(({ name }) => name)).toEqual(namen('cssProperties'))
  })

  it('web-types.json has the package version, the attributes and the typed events for JetBrains', () => {
    const { version, contributions } = readEditor('web-types.json') as {
      readonly version: string
      readonly contributions: {
        readonly html: {
          readonly elements: readonly {
            readonly attributes: readonly Uitleg[]
            readonly js: { readonly events: readonly Typed[] }
          }[]
        }
      }
    }
    const ours = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as Readonly<Record<string, unknown>>
    expect([version, ours['web-types']]).toEqual([ours['version'], 'dist/editors/web-types.json'])
    const [{ attributes, js } = { attributes: [], js: { events: [] } }] = contributions.html.elements
    expect(attributes.map(({ name }) => name)).toEqual(namen('attributes'))
    expect(js.events.map(({ type }) => /^CustomEvent<\{.*bron: HTMLElement \}>$/.test(type))).toEqual(
      namen('events').map(() => true),
    )
  })
})

/** The JavaScript files of the loader, the audit and every chunk, as paths in `DIST`. */
const scripts = [
  'hypotheek-orientatie.js',
  'audit.js',
  ...filesIn(`${DIST}/chunks`).map((file) => `chunks/${file}`),
].filter((file) => file.endsWith('.js'))

/** Texts that occur once in the source and once in the built scripts, each with its source file. */
const PLACES = [
  ['Er heeft een herberekening plaatsgevonden.', 'ui/tekst/nl.ts'],
  ['Limieten van creditcard en rood staan van je partner', 'ui/tekst/limieten.ts'],
] as const

/**
 * Returns the source file and the source line of a text in the built scripts; undefined when the source map lacks them.
 */
const sourceOf = (text: string) => {
  const script = scripts.find((file) => readFileSync(`${DIST}/${file}`, 'utf8').includes(text)) ?? ''
  const lines = readFileSync(`${DIST}/${script}`, 'utf8').split('\n')
  const line = lines.findIndex((one) => one.includes(text))
  const map = new SourceMap(JSON.parse(readFileSync(`${DIST}/${script}.map`, 'utf8')) as never)
  const entry = map.findEntry(line, lines[line]?.indexOf(text) ?? 0)
  if (!('originalSource' in entry)) return undefined
  const file = resolve(dirname(`${DIST}/${script}`), entry.originalSource)
  return { file: file.replace(`${ROOT}/`, ''), line: readFileSync(file, 'utf8').split('\n')[entry.originalLine] }
}

describe('the source maps of the element', () => {
  it('loader, audit and chunks have a source map and no reference to it, so browsers do not fetch the map', () => {
    expect(scripts.filter((file) => !existsSync(`${DIST}/${file}.map`))).toEqual([])
    expect(scripts.filter((file) => readFileSync(`${DIST}/${file}`, 'utf8').includes('sourceMappingURL'))).toEqual([])
  })

  it.each(PLACES)('the source map of a script leads from the text %j to its line in %s', (text, file) => {
    expect(sourceOf(text)).toEqual({ file, line: expect.stringContaining(text) as string })
  })

  it('the source maps contain no absolute path', () => {
    const named = scripts.flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(`${DIST}/${file}.map`, 'utf8')) as { readonly sources: string[] }
      return sources.filter((source) => source.startsWith('/') || basename(source) === '')
    })
    expect(named).toEqual([])
  })
})
