import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ErrorCode, JSONRPCMessageSchema, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { either } from 'fp-ts'

import { toJsonLine } from '../files'

/** The longest line that is read, in characters: a question takes a hundredth of it. */
const LONGEST_LINE = 1024 * 1024

/** What is wrong with a line, as an error of JSON-RPC. */
const lineErrors = {
  geenJson: { code: ErrorCode.ParseError, message: 'deze regel is geen JSON' },
  geenBericht: { code: ErrorCode.InvalidRequest, message: 'deze regel is geen bericht van JSON-RPC' },
  teLang: { code: ErrorCode.InvalidRequest, message: `een regel is hoogstens ${LONGEST_LINE} tekens` },
} as const

type LineError = (typeof lineErrors)[keyof typeof lineErrors]

const readMessage = (line: string): either.Either<LineError, JSONRPCMessage> => {
  const json = either.tryCatch(
    (): unknown => JSON.parse(line),
    () => lineErrors.geenJson,
  )
  return either.flatMap(json, (value) => {
    const { data } = JSONRPCMessageSchema.safeParse(value)
    return data === undefined ? either.left(lineErrors.geenBericht) : either.right(data)
  })
}

/**
 * Carries messages over stdin and stdout, one a line. A line that is no message is answered with an error without an
 * id, since JSON-RPC allows no other. One that is too long is answered so too; then nothing more is read, and
 * `onTooLong` is called.
 */
export const createLineTransport = (
  { stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'>,
  onTooLong: () => void,
): Transport => {
  const decoder = new TextDecoder()
  let kept = ''
  const stop = (): void => {
    kept = ''
    stdin.off('data', take).off('end', takeLast)
    stdin.pause()
  }
  const refuse = (error: LineError): void => {
    stdout.write(toJsonLine({ jsonrpc: '2.0', id: null, error }))
    transport.onerror?.(new Error(error.message))
  }
  const read = (line: string): void =>
    either.match(refuse, (message: JSONRPCMessage) => transport.onmessage?.(message))(readMessage(line))
  /** The last line, which need not end. */
  const takeLast = (): void => {
    if (kept.trim() !== '') read(kept)
  }
  const take = (piece: Buffer): void => {
    const lines = (kept + decoder.decode(piece, { stream: true })).split('\n')
    const long = lines.findIndex((line) => line.length > LONGEST_LINE)
    kept = lines.pop() ?? ''
    for (const line of long === -1 ? lines : lines.slice(0, long)) read(line)
    if (long === -1) return
    stop()
    refuse(lineErrors.teLang)
    onTooLong()
  }
  let drained: Promise<void> | undefined
  /** Ends when stdout takes more; one wait for all answers. */
  const drain = (): Promise<void> =>
    (drained ??= new Promise((resolve) => {
      stdout.once('drain', () => {
        drained = undefined
        resolve()
      })
    }))
  const transport: Transport = {
    start: async () => {
      stdin.on('data', take).on('end', takeLast)
      return Promise.resolve()
    },
    send: async (message) => {
      if (!stdout.write(toJsonLine(message))) await drain()
    },
    close: async () => {
      stop()
      transport.onclose?.()
      return Promise.resolve()
    },
  }
  return transport
}
