import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import type { Rekenkader } from '../rekenkader/rekenkader'
import { roundBedrag, roundTekort } from '../geld/roundBedrag'
import { toHeleCenten } from '../rekenkern/afronding'
import { boekVan, type Boek } from '../rekenkern/bereken'
import { belastingvoordeel } from '../rekenkern/maandlast/belasting'
import { euroPerJaar } from '../rekenkern/eenheden'
import { Rekenpen, toWaarde } from '../rekenkern/pen'

const mistGeld = ({ financieringsOpzet: { extraBenodigdeEigenInleg = 0 } }: Boek): boolean =>
  roundTekort(extraBenodigdeEigenInleg) > 0

/**
 * Returns the tax that the owner of a home without a mortgage pays, because the eigenwoningforfait is added to the
 * income. Euro a month in the first year, to the cent, 0 or more. Returns 0 without a home, for a home with a mortgage
 * or with own money missing, and for a request without a result. A mortgage of less than half a euro counts as none.
 * Source: Wet IB 2001 art. 3.112, 3.123a.
 * @example
 * belastingZonderHypotheek({ ...verzoek, eigenInleg: 400_000 }, kader) // 10.82
 */
export const belastingZonderHypotheek = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): number => {
  const pen = new Rekenpen(kader.normen)
  return fp.pipe(
    boekVan(pen, verzoek, kader),
    either.match(
      () => 0,
      (boek) =>
        verzoek.onderpand === undefined || roundBedrag(pen.read(boek.lening)) > 0 || mistGeld(boek)
          ? 0
          : toHeleCenten((0 - pen.read(belastingvoordeel(pen, boek, boek.lening, toWaarde(euroPerJaar(0))))) / 12),
    ),
  )
}
