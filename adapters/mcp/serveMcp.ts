import { setImmediate } from 'node:timers/promises'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { either } from 'fp-ts'

import { readGekozenTarieven } from '../files'
import { createMcpServer } from './createMcpServer'
import { HELP, readArguments } from './readArguments'

/** The version of this build, which the bundler fills in. */
const VERSION = process.env['VERSION'] ?? 'ontwikkeling'

/** The part of a process that the command uses. */
export type McpProcess = Pick<NodeJS.Process, 'argv' | 'stdin' | 'stdout' | 'stderr'>

const DONE = 0
const WRONG_COMMAND = 2
const BROKEN_OFF = 3

/** Where an error message of the SDK begins to repeat the line, which can contain personal data. */
const REPEATED = /[:[{"']/

/** Returns the reason of an error, without any text of the line. */
const toMelding = (error: Error): string => {
  const [begin = ''] = error instanceof SyntaxError ? [] : error.message.split(REPEATED, 1)
  return begin === '' ? 'een regel is geen bericht van JSON-RPC' : begin.trim()
}

/**
 * Answers an assistant over stdin and stdout until stdin ends or breaks, and returns the exit code. The transport of
 * the SDK closes when a line is above its limit, 10 MB. Only the protocol goes to stdout; what a person should know,
 * such as a line that is no message, goes to stderr.
 */
export const serveMcp = async ({ argv, stdin, stdout, stderr }: McpProcess): Promise<number> => {
  const refuse = (reason: string): number => {
    stderr.write(`hypotheek-orientatie: ${reason}\n\n${HELP}`)
    return WRONG_COMMAND
  }
  const command = readArguments(argv.slice(2))
  if (either.isLeft(command)) return refuse(command.left)
  if (command.right.soort === 'uitleg') {
    stdout.write(HELP)
    return DONE
  }
  const tarieven = await readGekozenTarieven(command.right)
  if (either.isLeft(tarieven)) return refuse(tarieven.left)
  if (stdin.isTTY) stderr.write('hypotheek-orientatie: wacht op een assistent; lees --help, of stop met Ctrl+C\n')

  const server = createMcpServer({
    versie: VERSION,
    tarieven: tarieven.right,
    ongewoneRentes: command.right.ongewoneRentes,
    isVoorbeeldrente: command.right.rentetarieven === undefined,
    nu: () => new Date(),
  })
  server.server.onerror = (error) => stderr.write(`hypotheek-orientatie: ${toMelding(error)}\n`)
  // The transport adds a listener for each answer that waits for a full stdout; Node warns of more than ten.
  stdout.setMaxListeners(0)
  const code = await new Promise<number>((resolve) => {
    server.server.onclose = () => resolve(BROKEN_OFF)
    stdin.once('end', () => resolve(DONE))
    stdin.on('error', () => resolve(BROKEN_OFF))
    stdout.on('error', () => resolve(DONE))
    void server.connect(new StdioServerTransport(stdin, stdout))
  })
  // No answer waits for anything, so that the last of them is written before the next turn of the event loop.
  await setImmediate()
  await server.close()
  // An assistant may keep its end open: the process would then wait for more.
  stdin.destroy()
  return code
}
