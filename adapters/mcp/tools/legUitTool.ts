import { either } from 'fp-ts'
import * as t from 'io-ts'

import { aanbiederVan } from '../../../domain'
import { samenvattingTekst } from '../../../ui/tekst'
import { toHoofdlijn, toTekst, toVerhaal } from '../../../ui/verhaal/zinnen'
import { replyWith, listOf, objectOf, STRING_SCHEMA } from '../reply'
import { CIJFERS, cijferLine, cijfersVan } from '../cijfers'
import { refusals } from '../refusals'
import { createTool } from '../tool'

const keuzeUit = <Naam extends string>(namen: readonly Naam[], naam: string) =>
  t.keyof(Object.fromEntries(namen.map((een) => [een, null])) as Record<Naam, null>, naam)

const STAP = objectOf(
  {
    id: STRING_SCHEMA,
    zinnen: listOf(STRING_SCHEMA),
    formule: STRING_SCHEMA,
    invoer: listOf(
      objectOf({ naam: STRING_SCHEMA, waarde: STRING_SCHEMA, vindplaats: STRING_SCHEMA }, ['naam', 'waarde']),
    ),
    vindplaats: STRING_SCHEMA,
    link: STRING_SCHEMA,
    keuze: STRING_SCHEMA,
  },
  ['id', 'zinnen', 'vindplaats'],
)

/** How a figure came about: the trail in words, with the articles. */
export const legUitTool = createTool({
  naam: 'leg_uit',
  titel: 'Leg een bedrag uit',
  beschrijving:
    'Vertelt hoe een bedrag uit een berekening tot stand komt: eerst de kern in een paar zinnen, dan elke stap met de ' +
    'formule en het artikel waarin de regel staat. Gebruik dit als iemand vraagt waarom een bedrag zo hoog of zo laag is.',
  verplicht: { veld: keuzeUit(CIJFERS, 'Cijferveld') },
  optioneel: { uitvoerigheid: keuzeUit(['kort', 'volledig'], 'Uitvoerigheid') },
  uitleg: {
    veld: 'Het bedrag waar de vraag over gaat.',
    uitvoerigheid: 'kort: de belangrijkste stappen (standaard). volledig: elke stap op de cent, met alle gegevens.',
  },
  gegevens: {
    veld: STRING_SCHEMA,
    waarde: {},
    eenheid: STRING_SCHEMA,
    kern: listOf(STRING_SCHEMA),
    hoofdstukken: listOf(objectOf({ titel: STRING_SCHEMA, stappen: listOf(STAP) })),
  },
  reply: (calculation, { veld, uitvoerigheid = 'kort' }) => {
    const cijfers = cijfersVan(calculation)
    const cijfer = cijfers.find((een) => een.veld === veld)
    if (cijfer === undefined) return either.left([refusals.geenCijfer(cijfers.map((een) => een.veld))])
    const { verzoek, verantwoording: graaf, isVoorbeeldrente } = calculation
    const aanbieder = aanbiederVan(verzoek.labelCode)
    const verhaal = toVerhaal({ graaf, veld, aanbieder, isVoorbeeldrente }, uitvoerigheid)
    const { uitkomst: waarde, eenheid } = cijfer.stap
    const woorden = uitvoerigheid === 'kort' ? toHoofdlijn(verhaal) : toTekst([], verhaal).trim()
    const hoofdstukken = verhaal.hoofdstukken.map(({ titel, stappen }) => ({ titel, stappen: stappen.map(toStap) }))
    return either.right(
      replyWith(calculation, [samenvattingTekst.hoeBerekend, cijferLine(cijfer), '', woorden], {
        veld,
        waarde,
        eenheid,
        kern: verhaal.kern,
        hoofdstukken,
      }),
    )
  },
})

type Stap = ReturnType<typeof toVerhaal>['hoofdstukken'][number]['stappen'][number]

const toStap = ({ id, zinnen, formule, invoer, vindplaats, keuze }: Stap) => ({
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
