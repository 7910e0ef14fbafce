import { changeModules, replaceText } from './changeModules.mjs'

/**
 * Writes the version of the package into the element, the command and the channel for assistants.
 *
 * @param {string} version
 * @returns {import('rollup').Plugin}
 */
export const writeVersion = (version) =>
  changeModules('write-version', [
    {
      module: /\/adapters\/(element\/loader|command|mcp)\/version\.ts$/,
      to: (code) => replaceText(code, "process.env['VERSION']", JSON.stringify(version)),
    },
  ])
