import type { FinancieringsOpzetVerzoek, Hypotheekgever, Onderpand } from './verzoek'

type Bedragen = Readonly<Record<string, number | undefined>>

const bedragenVanGever = ({ inkomsten, uitgaven, pensioeninkomen }: Hypotheekgever): Bedragen => ({
  'inkomsten.bedrag': inkomsten.bedrag,
  'uitgaven.huidigeMaandlastStudieschuld': uitgaven.huidigeMaandlastStudieschuld,
  'uitgaven.brutoMaandlastAlimentatie': uitgaven.brutoMaandlastAlimentatie,
  'uitgaven.brutoMaandlastOverige': uitgaven.brutoMaandlastOverige,
  pensioeninkomen,
})

const bedragenVanWoning = (onderpand: Onderpand): Bedragen => ({
  koopsom: onderpand.koopsom,
  meerwerkOfVerbouwingskosten: onderpand.meerwerkOfVerbouwingskosten,
  huidigHypotheekbedrag: onderpand.huidigHypotheekbedrag,
  verkoopprijs: onderpand.verkoopprijs,
})

const meldingenOver = (bedragen: Bedragen, plek = ''): readonly string[] =>
  Object.entries(bedragen).flatMap(([naam, bedrag]) =>
    bedrag === undefined || Number.isFinite(bedrag) ? [] : [`${plek}${naam}: verwacht een getal`],
  )

/** What is wrong with the amounts of a request, a Dutch sentence for each that is not finite. */
export const meldingenOverBedragen = (verzoek: FinancieringsOpzetVerzoek): readonly string[] => [
  ...verzoek.hypotheekgevers.flatMap((gever, nummer) =>
    meldingenOver(bedragenVanGever(gever), `hypotheekgevers.${nummer}.`),
  ),
  ...meldingenOver({ eigenInleg: verzoek.eigenInleg }),
  ...(verzoek.onderpand === undefined ? [] : meldingenOver(bedragenVanWoning(verzoek.onderpand), 'onderpand.')),
]
