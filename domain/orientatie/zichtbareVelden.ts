import type { Antwoorden } from './antwoorden'
import type { Persoon, Wie } from './persoon'
import { STAPNUMMERS, type Stapnummer } from './stappen'
import { waardeVan, type PersoonVeld, type Veld, type Veldwaarde } from './veld'

const inkomensvragen = (persoon: Persoon): readonly (keyof Persoon)[] => {
  if (persoon.dienstBetrekking === 'Pensioen') return ['dienstBetrekking', 'inkomenPensioen']
  return [
    'dienstBetrekking',
    ...(persoon.dienstBetrekking === 'Overig' ? [] : (['inkomen'] as const)),
    'pensioenBinnen10Jaar',
    ...(persoon.pensioenBinnen10Jaar === 'ja' ? (['inkomenPensioenVerwacht'] as const) : []),
  ]
}

const schuldvragen: readonly (keyof Persoon)[] = ['leningen', 'partneralimentatie', 'studieschuld']

const personenVan = (antwoorden: Antwoorden): readonly Wie[] =>
  antwoorden.alleenSamen === 'samen' ? ['eigen', 'partner'] : ['eigen']

const perPersoon = (
  antwoorden: Antwoorden,
  vragenVan: (persoon: Persoon) => readonly (keyof Persoon)[],
): readonly PersoonVeld[] =>
  personenVan(antwoorden).flatMap((wie) => vragenVan(antwoorden[wie]).map((vraag): PersoonVeld => `${wie}.${vraag}`))

const inkomenEnSchulden = (antwoorden: Antwoorden): readonly Veld[] => [
  'alleenSamen',
  ...perPersoon(antwoorden, inkomensvragen),
  'schulden',
  ...(antwoorden.schulden === 'ja' ? perPersoon(antwoorden, () => schuldvragen) : []),
]

const woningEnEigenGeld = (antwoorden: Antwoorden): readonly Veld[] => [
  'vraagprijsWoning',
  'bestaandeWoning',
  'energielabelType',
  antwoorden.bestaandeWoning === 'BestaandeBouw' ? 'verbouwingskosten' : 'meerwerk',
  'woonJeNuInEenKoopwoning',
  ...(antwoorden.woonJeNuInEenKoopwoning === 'ja' ? (['verkoopPrijsWoning', 'huidigeHypotheekBedrag'] as const) : []),
  'eigenGeld',
]

/**
 * The questions a step shows with these answers, in reading order (specification, section 2). The question about
 * starters is not among them: it depends on the norms too, and no request holds its answer.
 */
export const zichtbareVelden = (antwoorden: Antwoorden, stap: Stapnummer): readonly Veld[] => {
  switch (stap) {
    case 0:
      return inkomenEnSchulden(antwoorden)
    case 1:
      return woningEnEigenGeld(antwoorden)
    case 2:
      return ['renteperiode']
  }
}

/** The questions that any of the steps shows with these answers. Only the answers to these count. */
export const gevraagdeVelden = (antwoorden: Antwoorden): ReadonlySet<Veld> =>
  new Set(STAPNUMMERS.flatMap((stap) => zichtbareVelden(antwoorden, stap)))

/** Gives the answer to a question that is asked, and undefined for any other question. */
export type GeteldAntwoord = <V extends Veld>(veld: V) => Veldwaarde<V> | undefined

/** Reads the answers that count. */
export const toGeteldAntwoord = (antwoorden: Antwoorden): GeteldAntwoord => {
  const velden = gevraagdeVelden(antwoorden)
  return (veld) => (velden.has(veld) ? waardeVan(antwoorden, veld) : undefined)
}
