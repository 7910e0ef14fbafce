import { rspack } from '@rspack/core'

export default {
  mode: 'production',
  entry: './hoofd.js',
  output: { filename: 'hoofd.js' },
  plugins: [new rspack.CopyRspackPlugin({ patterns: ['index.html'] })],
}
