import type { Antwoorden, Persoon, Veld, Wie } from '../../domain/orientatie'

const vanPersoon: Readonly<Record<keyof Persoon, string>> = {
  dienstBetrekking: 'Soort inkomen',
  inkomen: 'Inkomen',
  inkomenPensioen: 'Inkomen uit pensioen',
  pensioenBinnen10Jaar: 'Pensioen binnen 10 jaar',
  inkomenPensioenVerwacht: 'Verwacht pensioen',
  leningen: 'Leningen',
  partneralimentatie: 'Partneralimentatie',
  studieschuld: 'Studieschuld',
  startersvrijstelling: 'Startersvrijstelling',
}

const eenmalig: Readonly<Record<Exclude<keyof Antwoorden, Wie>, string>> = {
  alleenSamen: 'Alleen of samen',
  schulden: 'Schulden of alimentatie',
  vraagprijsWoning: 'Vraagprijs',
  bestaandeWoning: 'Soort woning',
  energielabelType: 'Energielabel',
  verbouwingskosten: 'Verbouwing',
  meerwerk: 'Meerwerk',
  woonJeNuInEenKoopwoning: 'Koopwoning nu',
  verkoopPrijsWoning: 'Verkoopprijs huidige woning',
  huidigeHypotheekBedrag: 'Huidige hypotheek',
  eigenGeld: 'Eigen geld',
  renteperiode: 'Rentevaste periode',
}

/** Texts about the list of answers. */
export const antwoordenTekst = {
  kop: 'Je antwoorden',
  vanPartner: (naam: string) => `${naam} van je partner`,
  wijzig: 'wijzig',
  /** Returns the name of the button for screen readers. */
  wijzigNaam: (naam: string) => `Wijzig ${naam.charAt(0).toLowerCase()}${naam.slice(1)}`,
} as const

/**
 * Returns the short name of the answer to a question.
 * @example
 * naamVanAntwoord('partner.inkomen') // 'Inkomen van je partner'
 */
export const naamVanAntwoord = (veld: Veld): string => {
  const [naam, vraag] = veld.split('.') as [Wie, keyof Persoon] | [keyof typeof eenmalig, undefined]
  if (vraag === undefined) return eenmalig[naam]
  return naam === 'partner' ? antwoordenTekst.vanPartner(vanPersoon[vraag]) : vanPersoon[vraag]
}
