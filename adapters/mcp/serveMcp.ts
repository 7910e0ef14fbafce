import { setImmediate } from 'node:timers/promises'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { either } from 'fp-ts'

import { readGekozenTarieven } from '../files'
import { createMcpServer } from './createMcpServer'
import { HELP, readArguments } from './readArguments'
import { VERSION } from './version'

/** The part of a process that the command uses. */
export type McpProcess = Pick<NodeJS.Process, 'argv' | 'stdin' | 'stdout' | 'stderr'>

const DONE = 0
const WRONG_COMMAND = 2

/**
 * Answers an assistant over stdin and stdout until stdin ends, and gives the exit code. Nothing but the protocol goes
 * to stdout; what a person should know goes to stderr.
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
    isVoorbeeldrente: command.right.rentetarieven === undefined,
    nu: () => new Date(),
  })
  server.server.onerror = ({ message }) => stderr.write(`hypotheek-orientatie: ${message}\n`)
  const gone = new Promise<void>((resolve) => {
    server.server.onclose = resolve
    stdin.once('end', resolve)
    stdout.on('error', () => resolve())
  })
  await server.connect(new StdioServerTransport(stdin, stdout))
  await gone
  // No answer waits for anything, so that the last of them is written before the next turn of the event loop.
  await setImmediate()
  await server.close()
  return DONE
}
