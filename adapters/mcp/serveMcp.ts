import { setImmediate } from 'node:timers/promises'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { either } from 'fp-ts'

import { toLegibleName } from '../../domain'
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

/** How much of what went wrong is said on stderr, in characters: it can repeat what an assistant sent. */
const LONGEST_MESSAGE = 200

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
  server.server.onerror = ({ message }) =>
    stderr.write(`hypotheek-orientatie: ${toLegibleName(message, LONGEST_MESSAGE)}\n`)
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
