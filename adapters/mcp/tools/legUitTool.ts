import { either } from 'fp-ts'
import * as t from 'io-ts'

import { legUit, toTekst, type Verhaal, type Verhaalstap } from '../../../application/uitleg'
import { samenvattingTekst } from '../../../ui/tekst/voorKanalen'
import { replyWith, listOf, STRING_SCHEMA } from '../reply'
import { CIJFERS, cijferLine, cijfersVan } from '../cijfers'
import { refusals } from '../assistentTekst'
import { createTool, type Tool } from '../tool'

/** Returns the first sentence about the source of each step, without duplicates. Omits sources without a link. */
const regelingenVan = (stappen: readonly Verhaalstap[]): readonly string[] => [
  ...new Set(stappen.flatMap(({ vindplaats: { zinnen, link } }) => (link === undefined ? [] : zinnen.slice(0, 1)))),
]

const kernzinnenVan = ({ kern }: Verhaal): readonly string[] => kern.map(({ zin }) => zin)

/** Returns a short explanation as text: the summary, the steps in sentences per chapter, and the regulations. */
const toKorteUitleg = (verhaal: Verhaal): string =>
  [
    kernzinnenVan(verhaal),
    ...verhaal.hoofdstukken.map(({ titel, stappen }) => [
      titel,
      ...stappen.map(({ zinnen }) => `- ${zinnen.join(' ')}`),
    ]),
    regelingenVan(verhaal.hoofdstukken.flatMap(({ stappen }) => stappen)),
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

const keuzeUit = <Naam extends string>(namen: readonly Naam[], naam: string) =>
  t.keyof(Object.fromEntries(namen.map((een) => [een, null])) as Record<Naam, null>, naam)

/** The tool that explains how a figure is calculated, with the articles of its rules. */
export const legUitTool: Tool = createTool({
  naam: 'leg_uit',
  titel: 'Leg een bedrag uit',
  beschrijving:
    'Vertelt hoe een bedrag uit een berekening tot stand komt: eerst de kern in een paar zinnen, dan de belangrijkste ' +
    'stappen met de artikelen waarin ze staan. Gebruik dit als iemand vraagt waarom een bedrag zo hoog of zo laag is.',
  verplicht: { veld: keuzeUit(CIJFERS, 'Cijferveld') },
  optioneel: { uitvoerigheid: keuzeUit(['kort', 'volledig'], 'Uitvoerigheid') },
  uitleg: {
    veld: 'Het bedrag waar de vraag over gaat.',
    uitvoerigheid: 'volledig: elke stap op de cent, met formule, gegevens en rekenbewijs. Standaard kort.',
  },
  gegevens: { veld: STRING_SCHEMA, waarde: {}, eenheid: STRING_SCHEMA, kern: listOf(STRING_SCHEMA) },
  reply: (calculation, { veld, uitvoerigheid = 'kort', aannames }) => {
    const cijfers = cijfersVan(calculation)
    const cijfer = cijfers.find((een) => een.veld === veld)
    const verhaal = legUit(calculation, veld, uitvoerigheid)
    if (cijfer === undefined || verhaal === undefined)
      return either.left([refusals.geenCijfer(cijfers.map((een) => een.veld))])
    const { uitkomst: waarde, eenheid } = cijfer.stap
    const isKort = uitvoerigheid === 'kort'
    const woorden = isKort ? toKorteUitleg(verhaal) : toTekst([], verhaal).trim()
    const hoofdstukken = verhaal.hoofdstukken.map(({ titel, stappen }) => ({ titel, stappen: stappen.map(toStap) }))
    return either.right(
      replyWith(
        calculation,
        { aannames, rekenbewijs: !isKort },
        [samenvattingTekst.hoeBerekend, cijferLine(cijfer), '', woorden],
        { veld, waarde, eenheid, kern: kernzinnenVan(verhaal), ...(!isKort && { hoofdstukken }) },
      ),
    )
  },
})

const toStap = ({ id, zinnen, formule, invoer, vindplaats, keuze }: Verhaalstap) => ({
  id,
  zinnen,
  ...(formule !== undefined && { formule }),
  invoer: invoer.map(({ naam, waarde, vindplaats: bron }) => ({
    naam,
    waarde,
    ...(bron && { vindplaats: bron.zinnen.join(' ') }),
  })),
  vindplaats: vindplaats.zinnen.join(' '),
  ...(vindplaats.link && { link: vindplaats.link.url }),
  ...(keuze !== undefined && { keuze }),
})
