import { antwoordenEq, type Antwoorden } from './antwoorden'
import type { Orientatie } from './orientatie'
import type { Persoon, Wie } from './persoon'
import { pasRegelsToe } from './regels'
import type { Wijziging } from './wijziging'

/**
 * The only way to a next orientation. Applies the change and then the clearing rules; when an answer differs from
 * what it was, a calculation is pending (`loading`). A change to the value already held returns the same object.
 */
export const wijzig = (orientatie: Orientatie, wijziging: Wijziging): Orientatie => {
  const gewijzigd = pasRegelsToe(verwerk(orientatie, wijziging))
  if (!antwoordenEq.equals(gewijzigd, orientatie)) return { ...gewijzigd, loading: true }
  return isZelfde(gewijzigd, orientatie) ? orientatie : gewijzigd
}

const isZelfde = (een: Orientatie, ander: Orientatie): boolean =>
  een.labelCode === ander.labelCode &&
  een.type === ander.type &&
  een.loading === ander.loading &&
  een.financieringsOpzet === ander.financieringsOpzet

const metPersoon = (orientatie: Orientatie, wie: Wie, antwoord: Partial<Persoon>): Orientatie => ({
  ...orientatie,
  [wie]: { ...orientatie[wie], ...antwoord },
})

/** These answers in the place of those given, with everything else as it is. */
const metAntwoorden = (orientatie: Orientatie, antwoorden: Antwoorden): Orientatie => {
  const { labelCode, type, loading, financieringsOpzet } = orientatie
  return { ...antwoorden, labelCode, type, loading, financieringsOpzet }
}

const verwerk = (orientatie: Orientatie, wijziging: Wijziging): Orientatie => {
  switch (wijziging.soort) {
    case 'labelCodeGewijzigd':
      return { ...orientatie, labelCode: wijziging.labelCode }
    case 'typeGewijzigd':
      return { ...orientatie, type: wijziging.type }
    case 'alleenSamenGewijzigd':
      return { ...orientatie, alleenSamen: wijziging.alleenSamen }
    case 'dienstBetrekkingGewijzigd':
      return metPersoon(orientatie, wijziging.wie, { dienstBetrekking: wijziging.dienstBetrekking })
    case 'inkomenGewijzigd':
      return metPersoon(orientatie, wijziging.wie, { inkomen: wijziging.inkomen })
    case 'inkomenPensioenGewijzigd':
      return metPersoon(orientatie, wijziging.wie, { inkomenPensioen: wijziging.inkomenPensioen })
    case 'pensioenBinnen10JaarGewijzigd':
      return metPersoon(orientatie, wijziging.wie, { pensioenBinnen10Jaar: wijziging.pensioenBinnen10Jaar })
    case 'inkomenPensioenVerwachtGewijzigd':
      return metPersoon(orientatie, wijziging.wie, { inkomenPensioenVerwacht: wijziging.inkomenPensioenVerwacht })
    case 'schuldenGewijzigd':
      return { ...orientatie, schulden: wijziging.schulden }
    case 'leningenGewijzigd':
      return metPersoon(orientatie, wijziging.wie, { leningen: wijziging.leningen })
    case 'partneralimentatieGewijzigd':
      return metPersoon(orientatie, wijziging.wie, { partneralimentatie: wijziging.partneralimentatie })
    case 'studieschuldGewijzigd':
      return metPersoon(orientatie, wijziging.wie, { studieschuld: wijziging.studieschuld })
    case 'vraagprijsWoningGewijzigd':
      return { ...orientatie, vraagprijsWoning: wijziging.vraagprijsWoning }
    case 'bestaandeWoningGewijzigd':
      return { ...orientatie, bestaandeWoning: wijziging.bestaandeWoning }
    case 'energielabelTypeGewijzigd':
      return { ...orientatie, energielabelType: wijziging.energielabelType }
    case 'verbouwingskostenGewijzigd':
      return { ...orientatie, verbouwingskosten: wijziging.verbouwingskosten }
    case 'meerwerkGewijzigd':
      return { ...orientatie, meerwerk: wijziging.meerwerk }
    case 'woonJeNuInEenKoopwoningGewijzigd':
      return { ...orientatie, woonJeNuInEenKoopwoning: wijziging.woonJeNuInEenKoopwoning }
    case 'verkoopPrijsWoningGewijzigd':
      return { ...orientatie, verkoopPrijsWoning: wijziging.verkoopPrijsWoning }
    case 'huidigeHypotheekBedragGewijzigd':
      return { ...orientatie, huidigeHypotheekBedrag: wijziging.huidigeHypotheekBedrag }
    case 'eigenGeldGewijzigd':
      return { ...orientatie, eigenGeld: wijziging.eigenGeld }
    case 'renteperiodeGewijzigd':
      return { ...orientatie, renteperiode: wijziging.renteperiode }
    case 'keuzeHerzien':
      return verwerk(metAntwoorden(orientatie, wijziging.vanaf), wijziging.antwoord)
    case 'herberekeningGevraagd':
      return { ...orientatie, loading: true }
    case 'berekeningVoltooid':
      return { ...orientatie, loading: false, financieringsOpzet: wijziging.financieringsOpzet }
    case 'berekeningMislukt':
      return { ...orientatie, loading: false }
  }
}
