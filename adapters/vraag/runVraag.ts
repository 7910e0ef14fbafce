import { either } from 'fp-ts'

import { normenVan, normjaarIn } from '../../domain'
import { readGekozenTarieven } from '../files'
import { createTerminalCalculator } from './createTerminalCalculator'
import { createPrompter, Stopped, type Terminal } from './createPrompter'
import { HELP, readArguments } from './readArguments'
import { converse } from './converse'

/** The properties of a Node process that the command uses. */
export interface VraagProcess {
  readonly argv: readonly string[]
  readonly stdin: Terminal['input'] & { readonly isTTY?: boolean }
  readonly stdout: Terminal['output'] & { readonly isTTY?: boolean }
  readonly stderr: Pick<NodeJS.WriteStream, 'write'>
}

const DONE = 0
const WRONG_COMMAND = 2
/** The exit code that shells use after Ctrl+C. */
const STOPPED = 130

/** Runs the command line and returns the exit code. Asks the questions only when stdin and stdout are a terminal. */
export const runVraag = async (
  { argv, stdin, stdout, stderr }: VraagProcess,
  nu: () => Date = () => new Date(),
): Promise<number> => {
  const refuse = (reason: string, meer = `\n${HELP}`): number => {
    stderr.write(`hypotheek-orientatie: ${reason}\n${meer}`)
    return WRONG_COMMAND
  }
  const command = readArguments(argv.slice(2))
  if (either.isLeft(command)) return refuse(command.left)
  if (command.right.soort === 'uitleg') {
    stdout.write(HELP)
    return DONE
  }
  const { labelCode, normjaar, rentetarieven } = command.right
  const tarieven = await readGekozenTarieven(command.right)
  if (either.isLeft(tarieven)) return refuse(tarieven.left)
  if (stdin.isTTY !== true || stdout.isTTY !== true)
    return refuse('vraag werkt alleen in een terminal; gebruik bereken voor verzoeken uit een bestand', '')

  const calculator = createTerminalCalculator({
    labelCode,
    normen: normenVan(normjaar ?? normjaarIn(nu().getFullYear())),
    rentetarieven: tarieven.right[labelCode],
    isVoorbeeldrente: rentetarieven === undefined,
    nu,
  })
  try {
    await converse(createPrompter({ input: stdin, output: stdout }), calculator)
    return DONE
  } catch (cause) {
    if (cause instanceof Stopped) return STOPPED
    throw cause
  } finally {
    calculator.dispose()
    stdin.destroy()
  }
}
