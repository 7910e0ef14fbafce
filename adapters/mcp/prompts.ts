import { cijferTekst } from '../../ui/tekst'
import { CIJFERS } from './cijfers'
import { toUri } from './resources'

/** An argument of a prompt: a text that a person fills in or chooses. */
interface Argument {
  readonly name: string
  readonly description: string
  readonly required: boolean
  /** The allowed values; undefined for free text. */
  readonly keuzes: readonly string[] | undefined
}

/** A prompt: a Dutch request that a person can choose in an assistant, instead of writing it. */
export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: readonly Argument[]
  /** Returns the request in Dutch. The values are checked: required values are present, and choices are allowed. */
  readonly write: (values: Readonly<Record<string, string>>) => string
}

/** The rules that end each prompt, because an assistant may not show the instructions of a server. */
const REGELS =
  'Verzin niets: vraag wat je niet weet, één vraag per keer. Noem het normjaar, zeg het als er met voorbeeldrentes is ' +
  'gerekend, en zeg dat dit rekenwerk is en geen advies.'

const orienteren: Prompt = {
  name: 'orienteren',
  title: 'Oriënteer je op een hypotheek',
  description: 'Wat kan ik lenen, wat kost dat per maand, en welke woning past daarbij?',
  arguments: [
    {
      name: 'situatie',
      description: 'Wat je al wilt vertellen: inkomen, woning, eigen geld.',
      required: false,
      keuzes: undefined,
    },
  ],
  write: ({ situatie = '' }) =>
    [
      'Help me uitzoeken wat ik kan lenen voor een woning.',
      ...(situatie.trim() === '' ? [] : [`Dit weet je al: ${situatie.trim()}`]),
      'Je moet weten of ik alleen of samen koop, wat ieder bruto per jaar verdient en waarmee, of iemand binnen tien ' +
        'jaar met pensioen gaat, welke leningen, studieschuld en alimentatie er zijn, en hoeveel eigen geld ik heb. ' +
        'Vraag ook of ik al een woning op het oog heb: de prijs, nieuw of bestaand, en het energielabel.',
      'Reken daarna met de tool bereken en aannames: true. Vertel in gewone taal wat ik kan lenen, wat het per maand ' +
        'kost, en tot welke prijs ik kan kopen. Kom ik tekort, zoek dan met wat_moet_veranderen wat er kan.',
      REGELS,
    ].join('\n\n'),
}

const uitleggen: Prompt = {
  name: 'bedrag_uitleggen',
  title: 'Leg een bedrag uit',
  description: 'Hoe is dit bedrag berekend, en welke regels horen daarbij?',
  arguments: [{ name: 'veld', description: `Een van ${CIJFERS.join(', ')}.`, required: true, keuzes: CIJFERS }],
  write: ({ veld }) => {
    const naam = CIJFERS.find((cijfer) => cijfer === veld)
    return [
      `Leg me uit hoe dit bedrag is berekend: ${naam === undefined ? '' : cijferTekst(naam)}.`,
      `Gebruik de tool leg_uit met veld: ${veld}, en het verzoek van onze laatste berekening. Is er nog geen ` +
        'berekening, vraag dan eerst wat je daarvoor moet weten.',
      'Begin met de kern in een paar zinnen. Vertel daarna de stappen, met de artikelen waarin ze staan. Leg moeilijke ' +
        `woorden uit met ${toUri('woordenlijst')}.`,
      REGELS,
    ].join('\n\n')
  },
}

/** The request for each comparison. */
const VERGELIJKINGEN: Readonly<Record<string, string>> = {
  periodes:
    'Vergelijk voor mij de rentevaste periodes met de tool vergelijk_periodes: wat ik kan lenen, wat het per maand ' +
    'kost, en wat er aan het eind nog af te lossen is. Zeg erbij dat een lage rente nu niets zegt over de rente daarna.',
  normjaren:
    'Vergelijk voor mij de leennormen van twee jaren met de tool vergelijk_normjaren. Vraag welke jaren. Zeg per bedrag ' +
    'wat het verschil is; de rente blijft gelijk.',
}

const vergelijken: Prompt = {
  name: 'vergelijken',
  title: 'Vergelijk',
  description: 'Wat verschilt er tussen de rentevaste periodes, of tussen de leennormen van twee jaren?',
  arguments: [
    {
      name: 'wat',
      description: `Een van ${Object.keys(VERGELIJKINGEN).join(', ')}.`,
      required: true,
      keuzes: Object.keys(VERGELIJKINGEN),
    },
  ],
  write: ({ wat = '' }) =>
    [
      VERGELIJKINGEN[wat],
      'Gebruik het verzoek van onze laatste berekening. Is die er niet, vraag dan eerst wat je moet weten.',
      REGELS,
    ].join('\n\n'),
}

/** All prompts. */
export const prompts: readonly Prompt[] = [orienteren, uitleggen, vergelijken]

/** Returns Dutch sentences about the invalid arguments of a prompt; none when all are valid. */
export const refusalsOf = (prompt: Prompt, values: Readonly<Record<string, unknown>>): readonly string[] =>
  prompt.arguments.flatMap(({ name, required, keuzes }) => {
    const value = values[name]
    if (value === undefined) return required ? [`${name}: ontbreekt`] : []
    if (typeof value !== 'string') return [`${name}: verwacht een tekst`]
    return keuzes === undefined || keuzes.includes(value) ? [] : [`${name}: verwacht een van ${keuzes.join(', ')}`]
  })
