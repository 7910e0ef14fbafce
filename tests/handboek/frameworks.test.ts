import { describe, expect, it } from 'vitest'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'

import { TO_CODE } from '../../adapters/handboek/layout/maker/toCode.js'
import { complaintsAbout } from '../support/complaintsAbout'

const CHOSEN = { 'label-code': 'FL', normjaar: '2026', bewaren: true, 'adviseur-zoeken-url': '/a?b="c"&d', nonce: '' }

describe('the code that the handbook writes', () => {
  it.each(['react', 'next'] as const)('for %s compiles against the built package', (framework) => {
    expect(complaintsAbout(TO_CODE[framework](CHOSEN))).toEqual([])
  })

  it('for react has a prop for each attribute, with values of JavaScript', () => {
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

  it('is seen to be wrong when it reads a figure that the record does not have', () => {
    const code = TO_CODE.react(CHOSEN).replace('maximaleHypotheek', 'hoogsteHypotheek')
    expect(complaintsAbout(code)).toEqual([expect.stringContaining('hoogsteHypotheek')])
  })

  it('for vue compiles, with the listener on the element', () => {
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

  it('for angular and svelte binds the event on the tag, and quotes what they would read otherwise', () => {
    const chosen = { rentetarieven: '{ "120": 3.75 }', nonce: 'a`b' }
    const angular = TO_CODE.angular(chosen)
    expect(angular).toContain('(resultaat)="opResultaat($event)"')
    expect(angular).toContain('nonce="a\\`b"')
    const svelte = TO_CODE.svelte(chosen)
    expect(svelte).toContain('onresultaat={opResultaat}')
    expect(svelte).toContain('rentetarieven="&#123; &quot;120&quot;: 3.75 }"')
  })

  it('for lit and drupal escapes their own syntax, and for wordpress is a PHP text without any', () => {
    const chosen = { rentetarieven: '{ "120": 3.75 }', nonce: 'a`b${c}' }
    expect(TO_CODE.lit(chosen)).toContain('nonce="a\\`b\\${c}"')
    expect(TO_CODE.lit(chosen)).toContain('@resultaat=${this.opResultaat}')
    expect(TO_CODE.drupal(chosen)).toContain('rentetarieven="&#123; &quot;120&quot;: 3.75 }"')
    expect(TO_CODE.wordpress(chosen)).toContain("<<<'HTML'\n<hypotheek-orientatie\n  rentetarieven=")
  })

  it('names what was chosen, quotes included, and leaves out what was not', () => {
    expect(TO_CODE.html(CHOSEN)).toContain(`<hypotheek-orientatie
  label-code="FL"
  normjaar="2026"
  bewaren
  adviseur-zoeken-url="/a?b=&quot;c&quot;&amp;d"
><p>`)
  })
})
