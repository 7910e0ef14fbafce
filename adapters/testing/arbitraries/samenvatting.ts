import fc from 'fast-check'

import {
  rangschikPeriodes,
  toMomentopname,
  toSamenvatting,
  type AnalyticsGebeurtenis,
  type Announcement,
  type Momentopname,
  type NettoBij,
  type NieuwereNormen,
  type PeriodeAntwoord,
  type Rangorde,
  type Samenvatting,
  type SamenvattingState,
  type Uitkomstmelding,
} from '../../../application'
import { inkomensband } from '../../../domain'
import type { InvoerFout, InvulVeld } from '../../../domain/invoer'
import { STAPPEN, VELDEN } from '../../../domain/orientatie'
import { bedragen } from './gangbaar'
import { financieringsOpzetten } from './financieringsOpzet'
import * as keuze from './keuzes'
import { orientaties } from './orientatie'
import { periodevergelijkingen } from './uitkomst'
import { berekeningFouten } from './wijziging'

const misschien = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** Results beside the answers that they were calculated from. */
export const momentopnamen = (): fc.Arbitrary<Momentopname> =>
  fc
    .record({ orientatie: orientaties(), opzet: financieringsOpzetten(), isVoorbeeldrente: fc.boolean() })
    .map(({ orientatie, opzet, isVoorbeeldrente }) => toMomentopname({ ...orientatie, isVoorbeeldrente }, opzet))

/** What a summary shows of a result, on any step. */
export const samenvattingen = (): fc.Arbitrary<Samenvatting> =>
  fc.tuple(momentopnamen(), keuze.stapnummers()).map(([momentopname, stap]) => toSamenvatting(momentopname, stap))

/** How a summary stands: pending, completed or failed. */
export const samenvattingStates = (): fc.Arbitrary<SamenvattingState> =>
  fc.oneof(
    fc.record({ momentopname: misschien(momentopnamen()), loading: fc.constant(true), fout: fc.constant(undefined) }),
    fc.record({ momentopname: momentopnamen(), loading: fc.constant(false), fout: fc.constant(undefined) }),
    fc.record({ momentopname: misschien(momentopnamen()), loading: fc.constant(false), fout: berekeningFouten() }),
  )

/** A period with what one loan costs net in it. */
export const nettosBij = (): fc.Arbitrary<NettoBij> => fc.record({ periode: keuze.renteperiodes(), netto: bedragen() })

/** How the fixed-rate periods of a request compare. */
export const rangordes = (): fc.Arbitrary<Rangorde> =>
  fc
    .tuple(periodevergelijkingen(), keuze.renteperiodes())
    .map(([periodes, gekozen]) => rangschikPeriodes(periodes, gekozen))
    .filter((rangorde) => rangorde !== undefined)

/** What a calculation of one period answered. */
export const periodeAntwoorden = (): fc.Arbitrary<PeriodeAntwoord> =>
  fc.record({
    periode: keuze.renteperiodes(),
    uitkomst: fc.oneof<fc.Arbitrary<PeriodeAntwoord['uitkomst']>[]>(
      fc.record({ _tag: fc.constant('Right'), right: financieringsOpzetten() }),
      fc.record({ _tag: fc.constant('Left'), left: berekeningFouten() }),
    ),
  })

/** The newer norms beside a result. */
export const nieuwereNormen = (): fc.Arbitrary<NieuwereNormen> =>
  fc.record({
    normjaar: keuze.normjaren(),
    maximum: misschien(fc.record({ maximaleHypotheekOpInkomen: bedragen(), isVoorstel: fc.boolean() })),
  })

/** Questions that hold a visitor back, with what is said about them. */
export const invoerFouten = (): fc.Arbitrary<InvoerFout<InvulVeld>> =>
  fc.record({ veld: fc.constantFrom<InvulVeld>(...VELDEN, 'brutomaandinkomen', 'limieten'), melding: fc.string() })

const stapData = keuze.stapnummers().map((stap) => ({ stap: stap + 1, naam: STAPPEN[stap] }))

/** Events that an analytics port is given. */
export const analyticsGebeurtenissen = (): fc.Arbitrary<AnalyticsGebeurtenis> =>
  fc.oneof<fc.Arbitrary<AnalyticsGebeurtenis>[]>(
    fc.record({ eventNaam: fc.constantFrom('paginaweergave', 'stap-voltooid'), data: stapData }),
    fc.record({ eventNaam: fc.constant('fout'), data: invoerFouten() }),
    fc.record({
      eventNaam: fc.constant('berekening-voltooid'),
      data: bedragen().map((inkomen) => ({ inkomensband: inkomensband(inkomen) })),
    }),
  )

/** What a live region holds from now on; the empty text clears it. */
export const aankondigingen = (): fc.Arbitrary<Announcement> =>
  fc.record({ tekst: fc.oneof(fc.constant(''), fc.string()), urgent: fc.boolean() })

/** The messages beside an outcome. */
export const uitkomstmeldingen = (): fc.Arbitrary<Uitkomstmelding> => fc.constantFrom('waarschuwing', 'schatting')
