import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { either, function as fp } from 'fp-ts'
import type { FastifyInstance } from 'fastify'

import { guardOutput, readTarieven } from '../files'
import { readConfig } from './config/config'
import { meldingZonderTarieven } from './config/ontbrekendeTarieven'
import { SETTING_HELP } from './config/settingHelp'
import { createServer } from './createServer'
import { listen } from './listen'
import { traceOf } from './problem/answerError'

const HELP = `Gebruik: hypotheek-orientatie-server

Beantwoordt de rekenaanroep, en serveert de rekenhulp met voorbeeldpagina’s.
De omgeving stelt hem in; README.md zegt er meer over:

${Object.entries(SETTING_HELP)
  .map(([name, what]) => `  ${name.padEnd(24)}${what}`)
  .join('\n')}
`

/** The time that calls in flight get to finish when the server stops, in seconds. */
const PATIENCE = 10

/**
 * Stops the server at the first SIGINT or SIGTERM. The server accepts calls for `drain` more seconds; calls in flight
 * then get ten seconds. A second signal ends the process at once. `close-with-grace` is not used: it also handles
 * signals such as SIGSEGV, after which Node may hang. Returns the function that stops the server.
 */
const stopOnSignal = (app: FastifyInstance, drain: number): (() => void) => {
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), (drain + PATIENCE) * 1000).unref()
    await app.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  return () => void stop()
}

const beside = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url))

/** The folder of the element, in the package `hypotheek-orientatie`. */
const element = dirname(fileURLToPath(import.meta.resolve('hypotheek-orientatie')))

/** Prints the messages on stderr, and exits with code 1. */
const refuse = (messages: readonly string[]): never => {
  for (const message of messages) console.error(message)
  process.exit(1)
}

guardOutput(process.stdout, process.stderr)
const [word] = process.argv.slice(2)
if (word === '-h' || word === '--help') {
  process.stdout.write(HELP)
  process.exit()
}
if (word !== undefined) refuse([`${word}: onbekende optie\n`, HELP.trimEnd()])

const config = fp.pipe(readConfig(process.env), either.getOrElseW(refuse))
const zonderTarieven = meldingZonderTarieven(config)
if (zonderTarieven !== undefined) refuse([zonderTarieven])
const tarieven = fp.pipe(
  await readTarieven(config.RENTETARIEVEN_FILE, {
    isZeker: config.ONGEWONE_RENTES === 'ja',
    hoe: 'ONGEWONE_RENTES=ja',
  }),
  either.getOrElseW((message) => refuse([`RENTETARIEVEN_FILE: ${message}`])),
)
try {
  const app = await createServer({
    ...config,
    tarieven,
    folders: { pages: beside('paginas'), element, packed: beside('packed') },
  })
  const stop = stopOnSignal(app, config.DRAIN)
  process.on('uncaughtException', (error) => {
    app.log.fatal(traceOf(error), 'onverwachte fout: de server stopt')
    process.exitCode = 1
    stop()
  })
  const port = await listen(app, config.HOST, config.PORT)
  const what = config.PAGINAS === 'aan' ? 'De voorbeeldpagina' : 'De dienst'
  console.log(`${what} staat op http://localhost:${port}/`)
} catch (error) {
  refuse([error instanceof Error ? error.message : String(error)])
}
