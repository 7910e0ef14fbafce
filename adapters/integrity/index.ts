import { readFile } from 'node:fs/promises'

import { runIntegriteit, type FileHashes, type IntegriteitProcess } from './runIntegriteit'

/** Reads the file hashes that the build writes to `dist`, the folder above the one with the adapters. */
const readHashes = async (): Promise<FileHashes> =>
  JSON.parse(await readFile(new URL('../../integriteit.json', import.meta.url), 'utf8')) as FileHashes

/** Runs the subcommand `integriteit`, and returns the exit code. */
export const run = (process: IntegriteitProcess): Promise<number> => runIntegriteit(process, readHashes)
