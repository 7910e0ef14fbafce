import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import swc from '@rollup/plugin-swc'
import terser from '@rollup/plugin-terser'
import { rollup, type Plugin } from 'rollup'

import { ROOT } from '../../support/root'

/** Creates a Rollup plugin by calling the export of its package, whose declared type does not match the code. */
const plugin = (maak: unknown, opties: object = {}): Plugin => (maak as (opties: object) => Plugin)(opties)

const typescript = {
  swc: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
}

/** Builds the bare page as one module, with the packages and settings of the element. */
export const bouwKaal = async (): Promise<string> => {
  const bundle = await rollup({
    input: `${ROOT}/tests/bench/pagina/kaal.tsx`,
    plugins: [
      plugin(nodeResolve, { browser: true, extensions: ['.tsx', '.ts', '.mjs', '.js'] }),
      plugin(commonjs),
      plugin(replace, { preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      plugin(swc, typescript),
      plugin(terser, { module: true, ecma: 2020, compress: { passes: 3 }, format: { comments: false } }),
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  return output[0].code
}
