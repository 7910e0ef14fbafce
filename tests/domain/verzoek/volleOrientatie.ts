import { nieuweOrientatie, type Orientatie } from '../../../domain'
import type { Persoon } from '../../../domain/orientatie'

const persoon: Persoon = {
  dienstBetrekking: 'Onderneming',
  inkomen: 60_000,
  inkomenPensioen: undefined,
  pensioenBinnen10Jaar: 'ja',
  inkomenPensioenVerwacht: 30_000,
  leningen: 10,
  partneralimentatie: 20,
  studieschuld: 30,
  startersvrijstelling: 'weetNiet',
}

/** An orientation with an answer to every question that can be asked together. */
export const volleOrientatie: Orientatie = {
  ...nieuweOrientatie('FL'),
  alleenSamen: 'samen',
  schulden: 'ja',
  eigen: persoon,
  partner: { ...persoon, inkomen: 0 },
  verbouwingskosten: 5_000,
  woonJeNuInEenKoopwoning: 'ja',
  verkoopPrijsWoning: 250_000,
  huidigeHypotheekBedrag: 200_000,
  eigenGeld: 20_000,
  renteperiode: 72,
  vraagprijsWoning: 300_000,
  energielabelType: 'C',
}
