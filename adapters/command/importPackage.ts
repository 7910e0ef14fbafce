import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a subcommand exports. */
export interface SubcommandModule {
  /** Does what the command line asks, and gives the exit code. */
  readonly run: (process: NodeJS.Process) => Promise<number>
}

/** Imports the package of a subcommand; undefined when it is not installed. Rejects when it is, and fails. */
export type ImportPackage = (name: string) => Promise<SubcommandModule | undefined>

const addressFrom = (place: string, name: string): string | undefined => {
  try {
    return pathToFileURL(createRequire(place).resolve(name)).href
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'MODULE_NOT_FOUND') return undefined
    throw cause
  }
}

/** Looks beside this package, and in the project that the command is called in: some installers keep those apart. */
export const importPackage: ImportPackage = async (name) => {
  const places = [import.meta.url, join(process.cwd(), 'package.json')]
  const address = places.map((place) => addressFrom(place, name)).find((found) => found !== undefined)
  return address === undefined ? undefined : ((await import(address)) as SubcommandModule)
}
