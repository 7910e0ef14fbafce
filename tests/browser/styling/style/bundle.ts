import { resolve } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import swc from '@rollup/plugin-swc'
import { rollup, type Plugin } from 'rollup'

/** Returns a file of this folder and its imports as one script for production. `plugins` get compiled JavaScript. */
export const bundleOf = async (file: string, ...plugins: Plugin[]): Promise<string> => {
  const bundle = await rollup({
    input: resolve(import.meta.dirname, file),
    logLevel: 'silent',
    plugins: [
      nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      commonjs(),
      replace({
        preventAssignment: true,
        values: { 'process.env.NODE_ENV': '"production"' },
      }),
      swc({
        include: /\.tsx?$/,
        swc: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: file.endsWith('x') },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      }),
      ...plugins,
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  return output[0].code
}
