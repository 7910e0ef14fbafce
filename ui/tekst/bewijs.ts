import type { FinancieringsOpzet } from '../../domain'
import type { Eurocijfer, Oorzaak, Verschil } from '../../domain/bewijs'

const en = (namen: readonly string[]): string =>
  namen.length < 2 ? namen.join('') : `${namen.slice(0, -1).join(', ')} en ${namen.at(-1) ?? ''}`

/** Texts about the differences between a rekenbewijs and the repeated calculation, and about their causes. */
export const bewijsTekst = {
  cijfers: {
    maximaleHypotheekOpInkomen: 'Maximale hypotheek',
    maximaleHypotheek: 'Je kan lenen',
    hypotheekbedrag: 'Hypotheekbedrag',
    extraBenodigdeEigenInleg: 'Extra eigen inleg nodig',
    maandlastNetto: 'Netto maandlast',
    maandlastBruto: 'Bruto maandlast',
    benodigdeFinanciering: 'Nieuwe woning en kosten',
    overdrachtsbelasting: 'Overdrachtsbelasting',
    nhgKosten: 'Kosten van NHG',
    aankoopkosten: 'Aankoopkosten',
    advieskosten: 'Kosten van advies',
    afhandelingskosten: 'Kosten van afhandeling',
    benodigdeEigenInleg: 'Eigen geld nodig',
    financieringskosten: 'Kosten van de hypotheek',
    hypotheekaktekosten: 'Hypotheekakte',
    leveringsaktekosten: 'Leveringsakte',
    makelaarskosten: 'Makelaar',
    meerwerk: 'Meerwerk',
    overwaarde: 'Overwaarde',
    restschuld: 'Restschuld',
    taxatiekosten: 'Taxatie',
    totaalFinancieringskosten: 'Kosten van kopen en lenen samen',
    verbouwingskosten: 'Verbouwing',
  } satisfies Readonly<Record<Eurocijfer, string>>,
  oorzaken: {
    financieringslast: 'de tabel die zegt welk deel van je inkomen naar wonen mag',
    toetsrente: 'de toetsrente',
    alleenstaande: 'het extra bedrag voor wie zonder partner woont',
    studieschuldfactoren: 'hoe zwaar een studieschuld telt',
    extraVoorEnergielabel: 'het extra bedrag voor een zuinig energielabel',
    extraVoorVerduurzaming: 'het extra bedrag om energie te besparen',
    leningTenOpzichteVanWaarde: 'hoeveel je van de waarde van de woning mag lenen',
    nhg: 'de grens en de kosten van NHG',
    overdrachtsbelasting: 'de overdrachtsbelasting',
    startersvrijstelling: 'de grens van de startersvrijstelling',
    box1: 'de belasting op je inkomen',
    eigenwoningforfait: 'het eigenwoningforfait',
    hillenaftrek: 'de Hillenaftrek',
    heffingskortingen: 'de heffingskortingen',
    rentetarieven: 'de rente',
    kosten: 'de kosten van de notaris en de taxatie',
  } satisfies Readonly<Record<Oorzaak, string>>,
  /** The names of the fields of a result that do not contain an amount. */
  gegevens: {
    rentepercentage: 'Rente',
    nhg: 'NHG',
    normjaar: 'Jaar van de leennormen',
    voorbeeldrente: 'Voorbeeldrente',
    normenVerouderd: 'Leennormen van een eerder jaar',
    timestamp: 'Tijdstip',
  } satisfies Readonly<Record<Exclude<keyof FinancieringsOpzet, Eurocijfer>, string>>,
  nagerekend: (cijfer: string, inBewijs: string, nu: string) =>
    `${cijfer}: in het bewijs ${inBewijs}, nagerekend ${nu}.`,
  niets: 'niets',
  verschil: (cijfer: string, toen: string, nu: string) => `${cijfer}: toen ${toen}, nu ${nu}.`,
  verschenen: (cijfer: string, nu: string) => `${cijfer}: nu ${nu}.`,
  verdwenen: (cijfer: string, toen: string) => `${cijfer}: toen ${toen}.`,
  doorNorm: (namen: readonly string[]) => `Door ${en(namen)}:`,
  gewijzigd: 'Sindsdien zijn deze bedragen veranderd.',
  gelijk: 'De leennormen zijn veranderd. Voor deze berekening maakt dat niets uit.',
  soorten: {
    zegel: 'Het bewijs is veranderd nadat het gemaakt is.',
    tarieven: 'De rente of de kosten in het bewijs zijn niet die waarmee is gerekend.',
    normen: 'De leennormen van dat jaar zijn verbeterd sinds het bewijs is gemaakt.',
    geenUitkomst: 'Deze berekening lukt nu niet meer.',
  } satisfies Readonly<Record<Exclude<Verschil['soort'], 'cijfer' | 'rekenkern'>, string>>,
  andereVersie: (toen: string, nu: string) =>
    `Het bewijs is gemaakt met versie ${toen} van de rekenregels. Nu geldt versie ${nu}.`,
} as const
