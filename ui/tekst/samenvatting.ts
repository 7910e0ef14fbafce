import type { LineKey } from '../../application'
import { maximaalTekst } from './maximaal'

/** Texts for the figures in the summary panel. */
export const samenvattingTekst = {
  maximaleHypotheek: maximaalTekst.titel,
  benodigdeHypotheek: 'Je benodigde hypotheek',
  aankoopkosten: 'Aankoopkosten',
  overigeKosten: 'Overige kosten',
  nogTeBepalen: 'n.b.',
  nogTeBepalenVoluit: 'nog te bepalen',
  onbekend: 'geen bedrag',
  wachtOpWoning: 'Bij\u00A0stap\u00A02',
  rekentMet: (rente: string, periode: string) => `Rente: ${rente}, ${periode} vast.`,
  rekentMetVariabel: (rente: string) => `Variabele rente: ${rente}.`,
  bijRente: (rente: string) => `bij een rente van ${rente}`,
  bijHypotheekVan: (bedrag: string) => `bij een hypotheek van ${bedrag}`,
  belastingZonderHypotheek: (bedrag: string) => `Over je eigen woning betaal je ${bedrag} belasting per maand`,
  naAftrek: (bedrag: string) => `na aftrek van ${bedrag} uit je huidige woning`,
  nietMeerDanDeWaarde: 'Niet meer dan de woning waard is',
  metRestschuld: 'Je restschuld telt mee',
  waarvanRestschuld: (bedrag: string) => `waarvan ${bedrag} restschuld van je huidige woning`,
  daarvanRestschuld: (bedrag: string) => `Daarvan is ${bedrag} restschuld van je huidige woning`,
  /** Whose expected pension replaces the income, because of a retirement within ten years. */
  verwachtPensioen: {
    enigeKoper: 'je verwachte pensioen',
    eigen: 'met je verwachte pensioen',
    partner: 'met het verwachte pensioen van je partner',
    beiden: 'jullie verwachte pensioen',
  },
  /** Whose expected pension is not filled in yet. */
  zonderVerwachtPensioen: {
    eigen: 'nog zonder je verwachte pensioen',
    partner: 'nog zonder het verwachte pensioen van je partner',
  },
  over: (bedrag: string) => `Je hebt genoeg: ${bedrag}`,
  /** Returns the explanation below an amount as a sentence without a full stop. */
  ditIs: (woorden: string) => `Dit is ${woorden}`,
  overgebleven: (bedrag: string) => `Na de koop houd je nog ${bedrag} van je overwaarde over.`,
  aannames: 'Waar we van uitgaan',
  normen: (van: string) => `Berekend met de leennormen van ${van}.`,
  nieuwereNormen: (jaar: number) => `Er zijn nieuwere leennormen, van ${jaar}.`,
  nogGeenNormen: (van: number, jaar: number) =>
    `We rekenen met de leennormen van ${van}. Die van ${jaar} hebben we nog niet.`,
  ontbrekendeNormen: (jaar: number) => `De leennormen van ${jaar} hebben we nog niet.`,
  nieuwMaximum: (bedrag: string) => `Daarmee is je maximale hypotheek ${bedrag}.`,
  /** Returns sentences that say that the norms of a year are only proposed and not law yet. */
  voorstel: (jaar: number) => `De leennormen van ${jaar} zijn nog een voorstel. Ze kunnen nog veranderen.`,
  voorbeeldrente: 'Voorbeeldrente.',
  /** The title above the lines that show how the purchase is paid. */
  betaling: 'Zo betaal je de woning en de kosten',
  hoeBerekend: 'Hoe komen we aan dit bedrag?',
  hoeBerekendNaam: (regel: string, bedrag: string) => `Hoe komen we aan dit bedrag? ${regel}: ${bedrag}`,
} as const

export const samenvattingLabels: Readonly<Record<LineKey, string>> = {
  ...maximaalTekst.labels,
  benodigdeFinanciering: 'Nieuwe woning en kosten',
  maximaleHypotheek: 'Je kan lenen',
  eigenGeld: 'Eigen geld',
  extraBenodigdeEigenInleg: 'Extra eigen inleg nodig',
  hypotheekbedrag: 'Hypotheekbedrag',
  koopprijs: 'Koopprijs',
  verbouwingskosten: 'Verbouwing',
  meerwerk: 'Meerwerk',
  leveringsakte: 'Leveringsakte',
  overdrachtsbelasting: 'Overdrachtsbelasting',
  hypotheekakte: 'Hypotheekakte',
  afhandelingEnAdvies: 'Afhandelings- en advieskosten online',
  taxatie: 'Taxatie',
  nhgKosten: 'Kosten van NHG',
  overwaarde: 'Opbrengst huidige woning',
  restschuld: 'Restschuld huidige woning',
}
