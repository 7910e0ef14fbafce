import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'

import { integration } from '../../adapters/handboek/generated/integration.mjs'
import { isRates } from '../../adapters/handboek/layout/maker/isRates.js'
import { TO_CODE } from '../../adapters/handboek/layout/maker/toCode.js'
import { complaintsAbout } from '../support/complaintsAbout'
import { ROOT } from '../support/root'

const CHOSEN = { 'label-code': 'FL', normjaar: '2026', bewaren: true, 'adviseur-zoeken-url': '/a?b="c"&d', nonce: '' }

describe('the code that the handbook generates', () => {
  it.each(['react', 'next'] as const)('the generated %s code compiles against the built package', (framework) => {
    expect(complaintsAbout(TO_CODE[framework](CHOSEN))).toEqual([])
  })

  it('the generated react code has a prop for each attribute that has a value, and compiles', () => {
    const code = TO_CODE.react({ ...CHOSEN, rentetarieven: '{ "120": 3.75 }', 'ref-ankermenu': '#menu' })
    expect(complaintsAbout(code)).toEqual([])
    expect(code).toContain(`    <HypotheekOrientatie
      labelCode="FL"
      normjaar={2026}
      bewaren
      adviseurZoekenUrl={"/a?b=\\"c\\"&d"}
      rentetarieven={{ "120": 3.75 }}
      refAnkermenu="#menu"
`)
  })

  it('the generated react code does not compile when it reads an unknown result field', () => {
    const code = TO_CODE.react(CHOSEN).replace('maximaleHypotheek', 'hoogsteHypotheek')
    expect(complaintsAbout(code)).toEqual([expect.stringContaining('hoogsteHypotheek')])
  })

  it('the generated vue code compiles and listens to the result event on the element', () => {
    const { descriptor, errors } = parse(TO_CODE.vue(CHOSEN))
    const { content } = compileScript(descriptor, { id: 'example' })
    const { code, errors: ofTemplate } = compileTemplate({
      source: descriptor.template?.content ?? '',
      filename: 'Rekenhulp.vue',
      id: 'example',
      compilerOptions: { isCustomElement: (tag) => tag.startsWith('hypotheek-orientatie') },
    })
    expect([errors, ofTemplate]).toEqual([[], []])
    expect(content).toContain('financieringsOpzet.maximaleHypotheek')
    expect(descriptor.scriptSetup?.content).toContain("from 'hypotheek-orientatie/vue'")
    expect(code).toContain('onResultaat')
  })

  it('the generated angular and svelte code binds the event on the tag and escapes special characters', () => {
    const chosen = { rentetarieven: '{ "120": 3.75 }', nonce: 'a`b' }
    const angular = TO_CODE.angular(chosen)
    expect(angular).toContain('(resultaat)="opResultaat($event)"')
    expect(angular).toContain('nonce="a\\`b"')
    const svelte = TO_CODE.svelte(chosen)
    expect(svelte).toContain('onresultaat={opResultaat}')
    expect(svelte).toContain('rentetarieven="&#123; &quot;120&quot;: 3.75 }"')
  })

  it('the generated angular code binds [attr.ref-…], because Angular reads `ref-x` as a template variable', () => {
    const code = TO_CODE.angular({ 'ref-analytics-hub': '#hub', 'ref-ankermenu': `[title="it's"]` })
    expect(code).toContain(`[attr.ref-analytics-hub]="'#hub'"`)
    expect(code).toContain(String.raw`[attr.ref-ankermenu]="'[title=&quot;it\\'s&quot;]'"`)
    expect(code).not.toMatch(/\sref-/)
  })

  it('the generated angular code has no double braces, because Angular would evaluate their content', () => {
    const code = TO_CODE.angular({ nonce: '{{1+1}}', 'ref-ankermenu': '[title="{{x}}"]' })
    expect(code).not.toContain('{{')
    expect(code).toContain(String.raw`[attr.nonce]="'\\u007b\\u007b1+1}}'"`)
    expect(code).toContain(String.raw`[attr.ref-ankermenu]="'[title=&quot;\\u007b\\u007bx}}&quot;]'"`)
  })

  it.each(['htmx', 'turbo'] as const)(
    'the generated %s code leaves out terugknop, because the host redraws the page at every popstate',
    (host) => {
      const code = TO_CODE[host]({ ...CHOSEN, terugknop: true })
      expect(code).toContain('label-code="FL"')
      expect(code).not.toContain('terugknop')
    },
  )

  it('the generated wordpress code exits outside WordPress', () => {
    expect(TO_CODE.wordpress(CHOSEN)).toMatch(/^<\?php\n.*\n+defined\('ABSPATH'\) \|\| exit;\n/)
  })

  it('the generated drupal code has three files: module description, library and block', () => {
    const code = TO_CODE.drupal(CHOSEN)
    expect([...code.matchAll(/^(?:#|\/\/) (\S+\.(?:yml|php))$/gm)].map(([, file]) => file)).toEqual([
      'rekenhulp.info.yml',
      'rekenhulp.libraries.yml',
      'src/Plugin/Block/RekenhulpBlock.php',
    ])
    expect(code).toContain("'#attached' => ['library' => ['rekenhulp/rekenhulp']]")
  })

  it.each(['{"120": "3,75"}', '{"120": 3.75', '[3.75]', '{"tien": 3.75}', '{"120": 375}', '3.75', 'null'])(
    'isRates rejects %s',
    (text) => {
      expect(isRates(text)).toBe(false)
    },
  )

  it('isRates accepts percentages by period in months', () => {
    expect(isRates('{"60": 3.6, "120": 3.75}')).toBe(true)
  })

  it('the generated lit and drupal code escapes special characters, and the wordpress code uses a PHP nowdoc', () => {
    const chosen = { rentetarieven: '{ "120": 3.75 }', nonce: 'a`b${c}' }
    expect(TO_CODE.lit(chosen)).toContain('nonce="a\\`b\\${c}"')
    expect(TO_CODE.lit(chosen)).toContain('@resultaat=${this.opResultaat}')
    expect(TO_CODE.drupal(chosen)).toContain('rentetarieven="&#123; &quot;120&quot;: 3.75 }"')
    expect(TO_CODE.wordpress(chosen)).toContain("<<<'HTML'\n<hypotheek-orientatie\n  rentetarieven=")
  })

  it('the generated html code has the chosen attributes with escaped quotes, and no empty nonce', () => {
    expect(TO_CODE.html(CHOSEN)).toContain(`<hypotheek-orientatie
  label-code="FL"
  normjaar="2026"
  bewaren
  adviseur-zoeken-url="/a?b=&quot;c&quot;&amp;d"
><p>`)
  })
})

describe('the notes by framework', () => {
  const text = integration()
  /** Returns the text of a framework's section in the handbook. */
  const noteOf = (framework: string): string =>
    text.split(`<section data-framework="${framework}">`)[1]?.split('```')[0] ?? ''

  it('the vue note in the handbook names a configuration file that the vue example has', () => {
    const [, file = ''] = /`(vite\.config\.\w+)`/.exec(noteOf('vue')) ?? []
    expect(existsSync(`${ROOT}/tests/channels/voorbeelden/vue/${file}`)).toBe(true)
  })

  it.each(['react', 'next'])('the %s note in the handbook names the module resolution for the types', (framework) => {
    expect(noteOf(framework)).toContain('`"moduleResolution": "bundler"`')
  })

  it('the angular, htmx, turbo and drupal notes in the handbook each name a limit', () => {
    expect(noteOf('angular')).toContain('`[attr.ref-…]`')
    expect(noteOf('htmx')).toContain('`terugknop`')
    expect(noteOf('turbo')).toContain('`terugknop`')
    expect(noteOf('drupal')).toContain('not run in the tests')
  })
})
