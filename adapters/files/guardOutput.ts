/** A stream of output, such as stderr. */
export interface OutputStream {
  readonly on: (event: 'error', listener: (error: Error) => void) => unknown
  readonly write: (text: string, done?: (error?: Error | null) => void) => unknown
}

const guarded = new WeakSet<object>()

/**
 * Makes a program go on when a stream cannot be written, for example to a full disk or a closed pipe. Node would
 * otherwise end the program with a stack trace.
 */
export const guardOutput = (...outputs: readonly Pick<OutputStream, 'on'>[]): void => {
  for (const output of outputs) {
    if (!guarded.has(output)) output.on('error', () => undefined)
    guarded.add(output)
  }
}

/** Returns a stream for a log that calls `onLost` for each line that `output` does not write, and never throws. */
export const guardedLog = (output: OutputStream, onLost: () => void): { readonly write: (line: string) => void } => {
  guardOutput(output)
  return {
    write: (line) => {
      try {
        output.write(line, (error) => {
          if (error) onLost()
        })
      } catch {
        onLost()
      }
    },
  }
}

interface Program {
  readonly on: (event: 'uncaughtException', listener: (error: unknown) => void) => unknown
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  readonly exit: (code: number) => unknown
}

/** The exit code of a program that an unexpected error ended. */
const BROKEN_OFF = 3

/** Returns the code or the name of an error. Its message is left out, because it may repeat the input. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'onbekende fout'
  return 'code' in error ? String(error.code) : error.name
}

/**
 * Makes a program go on when its output cannot be written, and gives it a last handler: an error that nothing caught
 * ends the program with exit code 3 and a Dutch sentence on stderr, without the text of the error.
 */
export const guardProgram = (program: Program): void => {
  guardOutput(program.stdout, program.stderr)
  program.on('uncaughtException', (error: unknown) => {
    program.stderr.write(`hypotheek-orientatie: afgebroken door een onverwachte fout (${reasonOf(error)})\n`, () =>
      program.exit(BROKEN_OFF),
    )
  })
}
