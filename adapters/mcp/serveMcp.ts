import { setImmediate } from 'node:timers/promises'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { either } from 'fp-ts'

import { guardOutput, isVoorbeeld, readGekozenTarieven } from '../files'
import { createMcpServer } from './createMcpServer'
import { HELP, readArguments } from './readArguments'

/** The version of this package, which the bundler fills in; `ontwikkeling` before a build. */
const VERSION = process.env['VERSION'] ?? 'ontwikkeling'

export type McpProcess = Pick<NodeJS.Process, 'argv' | 'stdin' | 'stdout' | 'stderr'>

const DONE = 0
const WRONG_COMMAND = 2
const BROKEN_OFF = 3

/** Matches a character after which an error message of the SDK may contain text of the input, which can be personal. */
const REPEATED = /[:[{"']/

/** Returns the start of an error message, without text of the input. Invalid JSON gets a Dutch message instead. */
const toMelding = (error: Error): string => {
  const [begin = ''] = error instanceof SyntaxError ? [] : error.message.split(REPEATED, 1)
  return begin === '' ? 'een regel is geen bericht van JSON-RPC' : begin.trim()
}

/**
 * Runs the command line and returns the exit code. Answers an assistant until stdin ends, a stream fails, or a line is
 * longer than 10 MB. During the conversation, stdout gets the protocol only. Messages for a person, such as about an
 * invalid line, go to stderr.
 */
export const serveMcp = async ({ argv, stdin, stdout, stderr }: McpProcess): Promise<number> => {
  guardOutput(stderr)
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
    isVoorbeeldrente: isVoorbeeld(tarieven.right),
    nu: () => new Date(),
  })
  server.server.onerror = (error) => stderr.write(`hypotheek-orientatie: ${toMelding(error)}\n`)
  // The SDK adds a listener to stdout for each reply that waits until stdout accepts more data. Node warns above ten
  // listeners.
  stdout.setMaxListeners(0)
  const code = await new Promise<number>((resolve) => {
    server.server.onclose = () => resolve(BROKEN_OFF)
    stdin.once('end', () => resolve(DONE))
    stdin.on('error', () => resolve(BROKEN_OFF))
    stdout.on('error', () => resolve(DONE))
    void server.connect(new StdioServerTransport(stdin, stdout))
  })
  // Replies are calculated synchronously, so the last reply is written before the next turn of the event loop.
  await setImmediate()
  await server.close()
  // An assistant may leave its end of the pipe open. Without this line, the process would then wait for more input.
  stdin.destroy()
  return code
}
