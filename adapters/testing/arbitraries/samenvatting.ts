import fc from 'fast-check'

import {
  rangschikPeriodes,
  toMomentopname,
  toSamenvatting,
  toVergeleken,
  type AnalyticsGebeurtenis,
  type Announcement,
  type Momentopname,
  type NettoBij,
  type NieuwereNormen,
  type NieuwMaximum,
  type PeriodeAntwoord,
  type Rangorde,
  type Samenvatting,
  type SamenvattingState,
  type Uitkomstmelding,
} from '../../../application'
import { inkomensband, toVerzoek } from '../../../domain'
import type { InvoerFout, InvulVeld } from '../../../domain/invoer'
import { STAPPEN, VELDEN } from '../../../domain/orientatie'
import { bedragen } from './gangbaar'
import { financieringsOpzetten } from './financieringsOpzet'
import { gronden, leesbareGrond } from './grond'
import * as keuze from './keuzes'
import { orientaties } from './orientatie'
import { periodevergelijkingen } from './uitkomst'
import { shownAs } from './verzoek'
import { berekeningFouten } from './wijziging'

const misschien = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/**
 * Generates results with answers and the request for these. Figures, norms and rates are random. A counterexample
 * prints the answers instead of the request. An earlier result is not part of it.
 */
export const momentopnamen = (): fc.Arbitrary<Momentopname> =>
  fc
    .record({ orientatie: orientaties(), opzet: financieringsOpzetten(), grond: gronden() })
    .map(({ orientatie, opzet, grond }) => {
      const verzoek = shownAs(toVerzoek(orientatie), () => 'toVerzoek(antwoorden)')
      const antwoorden = { ...orientatie, berekend: undefined, grond: leesbareGrond({ ...grond, verzoek }) }
      return toMomentopname(antwoorden, opzet)
    })

/** Generates the summaries of random results, as shown on any step. */
export const samenvattingen = (): fc.Arbitrary<Samenvatting> =>
  fc.tuple(momentopnamen(), keuze.stapnummers()).map(([momentopname, stap]) => toSamenvatting(momentopname, stap))

/** Generates states of the summary panel: a pending, completed or failed calculation. */
export const samenvattingStates = (): fc.Arbitrary<SamenvattingState> =>
  fc.oneof(
    fc.record({ momentopname: misschien(momentopnamen()), loading: fc.constant(true), fout: fc.constant(undefined) }),
    fc.record({ momentopname: momentopnamen(), loading: fc.constant(false), fout: fc.constant(undefined) }),
    fc.record({ momentopname: misschien(momentopnamen()), loading: fc.constant(false), fout: berekeningFouten() }),
  )

/** Generates fixed-rate periods (months) with a net monthly cost in euro. */
export const nettosBij = (): fc.Arbitrary<NettoBij> => fc.record({ periode: keuze.renteperiodes(), netto: bedragen() })

/** Generates rankings of the fixed-rate periods of a request. */
export const rangordes = (): fc.Arbitrary<Rangorde> =>
  fc
    .tuple(periodevergelijkingen(), fc.nat())
    .map(([periodes, plek]) => {
      const gekozen = periodes[plek % periodes.length]
      return (
        gekozen &&
        rangschikPeriodes(
          periodes.map((periode) => toVergeleken(periode, gekozen)),
          gekozen.rentevastperiode,
        )
      )
    })
    .filter((rangorde) => rangorde !== undefined)

/** Generates fixed-rate periods (months), each with a random result or a calculation error. */
export const periodeAntwoorden = (): fc.Arbitrary<PeriodeAntwoord> =>
  fc.record({
    periode: keuze.renteperiodes(),
    uitkomst: fc.oneof<fc.Arbitrary<PeriodeAntwoord['uitkomst']>[]>(
      fc.record({
        _tag: fc.constant('Right'),
        right: fc.record({ financieringsOpzet: financieringsOpzetten(), grond: gronden() }),
      }),
      fc.record({ _tag: fc.constant('Left'), left: berekeningFouten() }),
    ),
  })

const nieuweMaxima = (): fc.Arbitrary<NieuwMaximum | undefined> =>
  misschien(fc.record({ maximaleHypotheekOpInkomen: bedragen(), isVoorstel: fc.boolean() }))

const onbekendeJaren = (): fc.Arbitrary<number> => fc.integer({ min: 2027, max: 2035 })

/** Generates newer norms as shown next to a result, known or not, sometimes with a maximum mortgage in euro. */
export const nieuwereNormen = (): fc.Arbitrary<NieuwereNormen> =>
  fc.oneof(
    fc.record({
      _tag: fc.constant('Bekend'),
      normjaar: keuze.normjaren(),
      maximum: nieuweMaxima(),
      ontbrekend: misschien(onbekendeJaren()),
    }),
    fc.record({
      _tag: fc.constant('Ontbreken'),
      normjaar: onbekendeJaren(),
      vanUitkomst: keuze.normjaren(),
      daarvoor: misschien(
        fc.record({
          normjaar: keuze.normjaren(),
          maximum: fc.record({ maximaleHypotheekOpInkomen: bedragen(), isVoorstel: fc.boolean() }),
        }),
      ),
    }),
  )

/** Generates questions with an input error. The message is a random text. */
export const invoerFouten = (): fc.Arbitrary<InvoerFout<InvulVeld>> =>
  fc.record({ veld: fc.constantFrom<InvulVeld>(...VELDEN, 'brutomaandinkomen', 'limieten'), melding: fc.string() })

const stapData = keuze.stapnummers().map((stap) => ({ stap: stap + 1, naam: STAPPEN[stap] }))

/** Generates events that the analytics port receives. */
export const analyticsGebeurtenissen = (): fc.Arbitrary<AnalyticsGebeurtenis> =>
  fc.oneof<fc.Arbitrary<AnalyticsGebeurtenis>[]>(
    fc.record({ eventNaam: fc.constantFrom('paginaweergave', 'stap-voltooid'), data: stapData }),
    fc.record({ eventNaam: fc.constant('fout'), data: invoerFouten() }),
    fc.record({
      eventNaam: fc.constant('berekening-voltooid'),
      data: bedragen().map((inkomen) => ({ inkomensband: inkomensband(inkomen) })),
    }),
  )

/** Generates texts for a live region. An empty text clears the region. */
export const aankondigingen = (): fc.Arbitrary<Announcement> =>
  fc.record({ tekst: fc.oneof(fc.constant(''), fc.string()), urgent: fc.boolean() })

/** Generates the kinds of message next to a result: a warning, or a note that the figures are an estimate. */
export const uitkomstmeldingen = (): fc.Arbitrary<Uitkomstmelding> => fc.constantFrom('waarschuwing', 'schatting')
