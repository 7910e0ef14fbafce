import { describe, expect, it } from 'vitest'

import { changeModules, replaceText } from '../../../adapters/build/changeModules.mjs'
import { buildOf } from '../../support/buildOf'

const greet = changeModules('greet', [
  { module: /\/groet\.js$/, to: (code: string) => replaceText(code, "'dag'", "'$&'") },
])

describe('a change of a module at build time', () => {
  it('replaces every such text in the module, as it is written, and nothing in another', async () => {
    const modules = { '/in.js': "import '/groet.js'; say('dag')", '/groet.js': "say('dag'); say('dag')" }
    expect(await buildOf(modules, greet)).toBe("say('$&'); say('$&');\n\nsay('dag');\n")
  })

  it('fails the build when the text is not in the module', async () => {
    const modules = { '/in.js': "import '/groet.js'", '/groet.js': "say('hallo')" }
    await expect(buildOf(modules, greet)).rejects.toThrow("The text to replace is not there: 'dag'")
  })

  it('fails the build when there is no such module', async () => {
    await expect(buildOf({ '/in.js': "say('dag')" }, greet)).rejects.toThrow('No module fits')
  })

  it('leaves the cause of another failure as it is', async () => {
    await expect(buildOf({ '/in.js': 'say(' }, greet)).rejects.not.toThrow('No module fits')
  })
})
