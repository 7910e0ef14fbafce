import { either } from 'fp-ts'

import { guardOutput, type OutputStream } from '../files'
import { HELP, readArguments } from './readArguments'

/** The content of `integriteit.json`: the hash of each file, by its path from the loader, such as `./frame.js`. */
export interface FileHashes {
  readonly integrity: Readonly<Record<string, string>>
}

/** The properties of a Node process that the command uses. */
export interface IntegriteitProcess {
  /** The command line: the paths of Node and of the script, then the arguments of the command. */
  readonly argv: readonly string[]
  /** The output for the HTML or the help text. */
  readonly stdout: OutputStream
  /** The output for error messages. */
  readonly stderr: OutputStream
}

const DONE = 0
const WRONG_COMMAND = 2
const BROKEN_OFF = 3

const LOADER = 'hypotheek-orientatie.js'

/** Returns the import map with the hash of each file in this folder, and the tag of the loader, as HTML. */
const toHtml = (basis: string, { integrity }: FileHashes): string => {
  const entries = Object.entries(integrity).map(([path, hash]) => [path.replace(/^\.\//, basis), hash] as const)
  const importMap = JSON.stringify({ integrity: Object.fromEntries(entries) }, undefined, 2).replace(/^/gm, '  ')
  const loader = `<script type="module" src="${basis}${LOADER}"></script>`
  return `<script type="importmap">\n${importMap}\n</script>\n${loader}\n`
}

/** Runs the command line with the file hashes of this package, and returns the exit code. */
export const runIntegriteit = async (
  { argv, stdout, stderr }: IntegriteitProcess,
  readHashes: () => Promise<FileHashes>,
): Promise<number> => {
  guardOutput(stdout, stderr)
  const say = (text: string): Promise<number> =>
    new Promise((resolve) => stdout.write(text, (error) => resolve(error ? BROKEN_OFF : DONE)))
  const command = readArguments(argv.slice(2))
  if (either.isLeft(command)) {
    stderr.write(`hypotheek-orientatie: ${command.left}\n\n${HELP}`)
    return WRONG_COMMAND
  }
  if (command.right.soort === 'uitleg') return say(HELP)
  try {
    return await say(toHtml(command.right.basis, await readHashes()))
  } catch (cause) {
    stderr.write(`hypotheek-orientatie: afgebroken (${cause instanceof Error ? cause.message : String(cause)})\n`)
    return BROKEN_OFF
  }
}
