import { parseArgs } from 'node:util'
import { either, function as fp } from 'fp-ts'

import { NORMJAREN, type Normjaar } from '../../domain'
import { LABEL_CODES, type LabelCode } from '../../domain/orientatie'
import { TARIEF_OPTIONS, TARIEF_OPTIONS_HELP, type Tariefkeuze } from '../files'

export type Command =
  | { readonly soort: 'uitleg' }
  | (Tariefkeuze & {
      readonly soort: 'vraag'
      readonly labelCode: LabelCode
      readonly normjaar: Normjaar | undefined
    })

export const HELP = `Gebruik: hypotheek-orientatie vraag [opties]

Stelt de vragen van de rekenhulp in de terminal, en toont de uitkomst.

  --label-code <merk>        ${LABEL_CODES.join(' of ')} (MY)
  --normjaar <jaar>          ${NORMJAREN.join(' of ')} (het nieuwste dat is begonnen)
${TARIEF_OPTIONS_HELP}
  -h, --help                 deze uitleg

Met NO_COLOR=1 in de omgeving blijven de kleuren weg.
`

/** Returns the command that the arguments after the program name give, or a Dutch sentence when they are invalid. */
export const readArguments = (words: readonly string[]): either.Either<string, Command> =>
  fp.pipe(
    either.tryCatch(
      () => parse(words),
      () => ONBEKEND,
    ),
    either.flatMap(toCommand),
  )

const ONBEKEND = 'onbekende opdracht of optie'

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      'label-code': { type: 'string', default: 'MY' },
      normjaar: { type: 'string' },
      ...TARIEF_OPTIONS,
      help: { type: 'boolean', short: 'h', default: false },
    },
  })

const toCommand = ({ values, positionals }: ReturnType<typeof parse>): either.Either<string, Command> => {
  if (positionals.length !== 1 || positionals[0] !== 'vraag') return either.left(ONBEKEND)
  if (values.help) return either.right({ soort: 'uitleg' })
  const labelCode = LABEL_CODES.find((code) => code === values['label-code'])
  if (labelCode === undefined) return either.left(`--label-code: verwacht een van ${LABEL_CODES.join(', ')}`)
  const normjaar = NORMJAREN.find((jaar) => String(jaar) === values.normjaar)
  if (normjaar === undefined && values.normjaar !== undefined)
    return either.left(`--normjaar: verwacht een van ${NORMJAREN.join(', ')}`)
  const { rentetarieven, 'ongewone-rentes': ongewoneRentes } = values
  return either.right({ soort: 'vraag', labelCode, normjaar, rentetarieven, ongewoneRentes })
}
