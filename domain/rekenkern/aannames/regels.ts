import type { FinancieringsOpzet } from '../../financieringsOpzet'
import { standaardKosten } from '../../normen'
import type { DienstBetrekking } from '../../orientatie'
import type { FinancieringsOpzetVerzoek, Hypotheekgever, Onderpand } from '../../verzoek'
import type { Rekenkader } from '../rekenkader'
import { metLabelA3, metRestschuldBovenWaarde, zonderBedragAlleenstaande, type Anders } from './anders'

/** What an assumption is judged by; `kader` is absent when it is not known how the figures were calculated. */
export interface Grond {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly opzet: FinancieringsOpzet
  readonly kader: Rekenkader | undefined
}

/** Does it apply, and what would the calculation come to otherwise? */
export type Oordeel = (grond: Grond) => boolean | Anders

const altijd: Oordeel = () => true

type Eigen = Grond & { readonly kader: Rekenkader }

/** Applies to a calculation of this engine only. */
const hier =
  (oordeel: (grond: Eigen) => boolean | Anders = () => true): Oordeel =>
  ({ kader, ...grond }) =>
    kader !== undefined && oordeel({ ...grond, kader })

const iemand =
  (past: (gever: Hypotheekgever) => boolean): Oordeel =>
  ({ verzoek }) =>
    verzoek.hypotheekgevers.some(past)

const metInkomen = (soort: DienstBetrekking): Oordeel =>
  iemand(({ inkomsten }) => inkomsten.dienstbetrekkingsoort === soort)

const metUitgave = (post: keyof Hypotheekgever['uitgaven']): Oordeel =>
  iemand(({ uitgaven }) => (uitgaven[post] ?? 0) > 0)

const isMetTwee = ({ verzoek }: Grond): boolean => verzoek.hypotheekgevers.length === 2

/** Applies to a home that is bought. */
const metWoning =
  <G extends Grond>(oordeel: (woning: Onderpand, grond: G) => boolean | Anders = () => true) =>
  (grond: G): boolean | Anders =>
    grond.verzoek.onderpand !== undefined && oordeel(grond.verzoek.onderpand, grond)

const isBestaand = ({ onderpandType }: Onderpand): boolean => onderpandType === 'BestaandeBouw'

const isLabelOnbekend = ({ energielabelType = 'Onbekend' }: Onderpand): boolean => energielabelType === 'Onbekend'

const waardeVan = ({ koopsom, meerwerkOfVerbouwingskosten = 0 }: Onderpand): number =>
  koopsom + meerwerkOfVerbouwingskosten

const metLabelOnbekend = (past: (woning: Onderpand) => boolean): Oordeel =>
  metWoning((woning, { kader, ...grond }) => {
    if (!past(woning) || !isLabelOnbekend(woning)) return false
    return (kader && metLabelA3({ ...grond, kader })) ?? true
  })

const isZonderAdvieskosten = ({ opzet: { advieskosten, afhandelingskosten } }: Grond): boolean =>
  advieskosten === undefined && afhandelingskosten === undefined

const isMetGemiddeldeKosten = ({ kader: { kosten = standaardKosten } }: Eigen): boolean => kosten === standaardKosten

const heeftVerkoop = ({ verkoopprijs }: Onderpand): boolean => verkoopprijs !== undefined

/** About who buys, and the maximum on income. */
const bijJou = {
  bedragAlleenstaande: hier((grond) => zonderBedragAlleenstaande(grond) ?? false),
  pensioenBinnen10Jaar: iemand(({ binnen10JaarMetPensioen }) => binnen10JaarMetPensioen),
  volgordeVanPensioen: hier(
    (grond) =>
      isMetTwee(grond) && grond.verzoek.hypotheekgevers.every(({ binnen10JaarMetPensioen }) => binnen10JaarMetPensioen),
  ),
  pensioenIsAow: metInkomen('Pensioen'),
  tijdelijkInkomen: hier(metInkomen('DienstbetrekkingTijdelijk')),
  inkomenUitOnderneming: hier(metInkomen('Onderneming')),
  overigInkomen: hier(metInkomen('Overig')),
  studieschuld: metUitgave('huidigeMaandlastStudieschuld'),
  leningen: metUitgave('brutoMaandlastOverige'),
  partneralimentatie: hier(metUitgave('brutoMaandlastAlimentatie')),
  zonderWoning: ({ verzoek }: Grond) => verzoek.onderpand === undefined,
} satisfies Readonly<Record<string, Oordeel>>

/** About the home, what it costs and the sale of the current one. */
const bijDeWoning = {
  labelOnbekend: metLabelOnbekend(isBestaand),
  labelOnbekendNieuwbouw: metLabelOnbekend((woning) => !isBestaand(woning)),
  restschuld: hier(
    metWoning((woning, grond) => {
      const { restschuld = 0 } = grond.opzet
      return restschuld > 0 && (metRestschuldBovenWaarde(grond, waardeVan(woning), restschuld) ?? true)
    }),
  ),
  waardeIsPrijs: metWoning(),
  werkInWaarde: hier(metWoning(({ meerwerkOfVerbouwingskosten = 0 }) => meerwerkOfVerbouwingskosten > 0)),
  energiebesparing: hier(
    metWoning(
      (woning, { kader }) =>
        isBestaand(woning) && kader.normen.extraVoorVerduurzaming.waarde[woning.energielabelType ?? 'Onbekend'] > 0,
    ),
  ),
  nhg: ({ opzet }: Grond) => opzet.nhg === true,
  hogereNhgGrens: hier(
    metWoning(
      (woning, { opzet, kader }) =>
        opzet.nhg === false &&
        opzet.hypotheekbedrag > 0 &&
        waardeVan(woning) <= kader.normen.nhg.waarde.grensMetVerduurzaming,
    ),
  ),
  eigenBewoning: metWoning(),
  startersvrijstelling: hier(
    metWoning(
      (woning, { kader }) =>
        isBestaand(woning) && woning.koopsom <= kader.normen.startersvrijstelling.waarde.woningwaardeTotEnMet,
    ),
  ),
  gemiddeldeKosten: hier(metWoning((woning, grond) => isBestaand(woning) && isMetGemiddeldeKosten(grond))),
  kostenNieuwbouw: hier(metWoning((woning, grond) => !isBestaand(woning) && isMetGemiddeldeKosten(grond))),
  bijkomendeKosten: metWoning((_, grond) => isZonderAdvieskosten(grond)),
  renteTijdensBouw: metWoning((woning, grond) => !isBestaand(woning) && isZonderAdvieskosten(grond)),
  verkoop: metWoning((woning, { opzet }) => heeftVerkoop(woning) && opzet.overwaarde !== undefined),
  huidigeHypotheek: metWoning(heeftVerkoop),
  wozWaarde: hier(metWoning()),
} satisfies Readonly<Record<string, Oordeel>>

/** About every calculation. */
const bijIedereen = {
  leennormen: altijd,
  annuiteit: hier(),
  nettoEersteJaar: hier(),
  eenmaligeKosten: hier(),
  partners: hier(isMetTwee),
  watEenSchuldIs: altijd,
  nietGevraagd: altijd,
} satisfies Readonly<Record<string, Oordeel>>

/** For every assumption, by what it is about, whether it applies. */
export const AANNAMES = { bijJou, bijDeWoning, bijIedereen }
