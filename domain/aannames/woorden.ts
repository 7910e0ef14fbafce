import { formatEuro } from '../geld/parseBedrag'
import { keuzezinnen } from '../rekenkern/keuzezinnen'
import type { Aanname, Aannamenaam } from './aannames'
import type { Anders } from './anders'

/** A text, or a function that returns a text. A parameter of the function is undefined when its value is not known. */
type Zin = string | ((anders: Anders | undefined, getal: number | undefined) => string)

/** Returns the end of a Dutch sentence about the maximum on income. If the maximum for the home is lower, adds that. */
const maximumVan = ({ maximaleHypotheekOpInkomen, maximaleHypotheek }: Anders): string =>
  maximaleHypotheek < maximaleHypotheekOpInkomen
    ? `${formatEuro(maximaleHypotheekOpInkomen)}. Voor deze woning kan je dan ${formatEuro(maximaleHypotheek)} lenen.`
    : `${formatEuro(maximaleHypotheekOpInkomen)}.`

const metLabel =
  (zin = '') =>
  (anders: Anders | undefined) =>
    anders === undefined
      ? `Je weet het energielabel nog niet.${zin} Voor een zuinige woning mag je vaak meer lenen.`
      : `Je weet het energielabel nog niet, dus we rekenen niets extra.${zin} ` +
        `Met label A+++ is je maximum ${maximumVan(anders)}`

/**
 * Creates a function that returns a text with `wie`, a sentence about the buyer whose income decides the income table.
 * If the outcome with the other table is known, the text has that outcome too.
 */
const tabelVan = (wie: string) => (anders: Anders | undefined) =>
  `Wie van jullie het meest verdient, bepaalt welke tabel geldt. ${wie}` +
  (anders === undefined ? '' : ` Was dat niet zo, dan was je maximale hypotheek ${maximumVan(anders)}`)

/** Returns a percentage as Dutch text, with a decimal comma and all its decimals. */
const procent = (getal: number): string => `${String(getal).replace('.', ',')}%`

/** Creates a function that returns `zin`, followed by the text of `vervolg` if the assumption has a number. */
const metGetal = (zin: string, vervolg: (getal: number) => string) => (_: unknown, getal: number | undefined) =>
  getal === undefined ? zin : `${zin} ${vervolg(getal)}`

/** The Dutch text of each assumption, or the function that writes it. */
export const zinnen = {
  ...keuzezinnen,
  bedragAlleenstaande: (anders) =>
    (anders === undefined
      ? ''
      : `In dit bedrag zit ${formatEuro(anders.verschil)} extra voor wie zonder partner woont. ` +
        `Woon je samen? Dan is je maximum ${maximumVan(anders)} `) +
    'Een geldverstrekker mag dat extra bedrag geven, maar hoeft dat niet.',
  pensioenBinnen10Jaar:
    'Bij pensioen telt de AOW-leeftijd, ook als je langer doorwerkt. Spaargeld telt niet mee als inkomen.',
  volgordeVanPensioen:
    'We vragen niet wie van jullie het eerst met pensioen gaat. Daarom kijken we naar elke volgorde.',
  tabelVanJouMetAow: tabelVan('Dat ben jij, en je krijgt AOW.'),
  tabelVanJouZonderAow: tabelVan('Dat ben jij, en je krijgt nog geen AOW.'),
  tabelVanPartnerMetAow: tabelVan('Dat is je partner, en die krijgt AOW.'),
  tabelVanPartnerZonderAow: tabelVan('Dat is je partner, en die krijgt nog geen AOW.'),
  gelijkInkomen: (anders) =>
    'Jullie inkomens zijn gelijk, en een van jullie krijgt dan pensioen. ' +
    'We kiezen de tabel waarmee jullie het minst kunnen lenen.' +
    (anders === undefined ? '' : ` Met de andere tabel was je maximale hypotheek ${maximumVan(anders)}`),
  tijdelijkInkomen:
    'Tijdelijk inkomen telt helemaal mee. Een geldverstrekker kan strenger zijn en vraagt vaak een verklaring ' +
    'van de werkgever.',
  inkomenUitOnderneming:
    'Inkomen als zzp’er of ondernemer telt helemaal mee. We gaan uit van de gemiddelde winst van 3 jaar, of die van ' +
    'vorig jaar als die lager is. Een geldverstrekker kan strenger zijn. Voor de belasting tellen we aftrekposten ' +
    'van ondernemers niet mee.',
  overigInkomen: 'Inkomen van de soort Overig telt niet mee.',
  studieschuld: 'Bij een studieschuld telt het gewone maandbedrag uit Mijn DUO, ook als er nu minder wordt betaald.',
  leningen:
    'Bij een lening telt wat er per maand wordt betaald. Een geldverstrekker rekent per maand met 2% van de ' +
    'hele lening, als dat meer is.',
  partneralimentatie: 'Partneralimentatie gaat van het inkomen af. De aftrek voor de belasting tellen we niet mee.',
  zonderRuimte: 'Er blijft niets over voor een hypotheek. Dan telt ook niets extra mee.',
  toetsrente: metGetal(
    'Je rente staat korter dan 10 jaar vast. Daarom rekenen we met minstens de toetsrente van de AFM.',
    (afm) => `In het laatste kwartaal dat we kennen, is die ${procent(afm)}.`,
  ),
  zonderWoning: 'Je vulde nog geen woning in. De waarde en het energielabel tellen dus nog niet mee.',
  maandlastZonderWoning:
    'De maandlast hoort bij je maximale hypotheek. Dat bedrag nemen we zonder woning ook als WOZ-waarde.',
  labelOnbekend: metLabel(),
  labelOnbekendNieuwbouw: metLabel(' Een nieuwe woning heeft bijna altijd label A+++ of beter.'),
  restschuld: (anders) =>
    'Een restschuld boven de waarde van de woning lenen we niet mee. De wet staat dat toe, maar niet elke ' +
    'geldverstrekker doet het.' +
    (anders === undefined ? '' : ` Kan het wel? Dan heb je ${formatEuro(anders.verschil)} minder eigen geld nodig.`),
  renteOverRestschuld: (anders) =>
    'De rente over je restschuld is niet aftrekbaar.' +
    (anders === undefined ? '' : ` Daardoor kan je ${formatEuro(anders.verschil)} minder lenen.`),
  restschuldAlsAftrekbaar:
    'Voor je maximum rekenen we alsof de rente over je restschuld wel aftrekbaar is. In het echt kan je vaak minder lenen.',
  waardeIsPrijs:
    'We gaan ervan uit dat je woning evenveel waard is als je ervoor betaalt. Is de taxatie lager? Dan betaal je ' +
    'het verschil met eigen geld.',
  werkInWaarde: 'Wat je laat verbouwen of extra laat bouwen, komt helemaal bij de waarde.',
  energiebesparing: metGetal(
    'Wat je extra mag lenen om energie te besparen, zit hier niet in.',
    (hoogste) => `Met dat bedrag erbij mag je hypotheek hoogstens ${procent(hoogste)} van de waarde zijn.`,
  ),
  nhg: metGetal(
    'Je woning en je hypotheek zijn niet hoger dan de NHG-grens. Daarom rekenen we met NHG. Of je aan de andere ' +
      'voorwaarden voldoet, kijken we niet na. Met NHG is je rente bij de meeste geldverstrekkers lager. Moet je met ' +
      'verlies verkopen? Dan hoef je de schuld die overblijft soms niet te betalen.',
    (provisie) => `De kosten van NHG, ${procent(provisie)} van je hypotheek, leen je mee.`,
  ),
  renteMetNhg: metGetal('Met deze woning rekenen we met NHG, en dus met de rente met NHG.', (perMaand) =>
    keuzezinnen.zonderNhg(formatEuro(perMaand)),
  ),
  renteZonderNhg: 'Bij deze woning rekenen we zonder NHG, en dus met de rente zonder NHG.',
  maximumBijRente: 'Ook je maximale hypotheek berekenen we met die rente.',
  renteZonderWoning: 'Zonder woning weten we nog niet of NHG kan. Daarom rekenen we met de rente zonder NHG.',
  hogereNhgGrensNieuwbouw: (_, grens) =>
    'Krijgt je woning label A++++, of financier je energiebesparende maatregelen mee? ' +
    `Dan is de NHG-grens ${grens === undefined ? 'hoger' : formatEuro(grens)}. Daar rekenen we niet mee.`,
  hogereNhgGrens: (_, grens) =>
    grens === undefined
      ? 'Financier je energiebesparende maatregelen mee? Dan is de NHG-grens hoger. Daar rekenen we niet mee.'
      : `Financier je energiebesparende maatregelen mee? Dan is de NHG-grens ${formatEuro(grens)}. Daar rekenen we niet mee.`,
  metStartersvrijstelling:
    'Je betaalt geen overdrachtsbelasting. Of je aan de voorwaarden voldoet, kijken we niet na: dat verklaar je bij ' +
    'de notaris.',
  gemiddeldeKosten: 'Voor de notaris en de taxatie rekenen we met gemiddelde bedragen.',
  kostenNieuwbouw: 'Bij nieuwbouw rekenen we alleen een hypotheekakte, met een gemiddeld bedrag.',
  bijkomendeKosten: 'Kosten van advies, een bouwkundige keuring en een bankgarantie tellen niet mee.',
  renteTijdensBouw: 'De rente die je tijdens de bouw betaalt, telt niet mee.',
  verkoop: 'Je verkoopt je huidige woning. Is er overwaarde, dan gebruik je die voor de nieuwe.',
  verkoopkosten: metGetal(
    'We schatten wat de verkoop van je huidige woning kost.',
    (deel) => `We rekenen ${procent(deel)} van de verkoopprijs.`,
  ),
  huidigeHypotheek: 'We vragen niet of je huidige hypotheek mee kan en hoe lang je al hypotheekrente aftrekt.',
  belastingZonderHypotheek: metGetal(
    'Ook zonder hypotheek betaal je belasting over je eigen woning.',
    (perMaand) => `Dat is ${formatEuro(perMaand)} per maand.`,
  ),
  eigenGeldEerst: 'Je eigen geld gaat eerst naar de woning. De rest leen je.',
  leennormen:
    'Je maximum is wat de leennormen toestaan voor een huishouden zonder kinderen. Dat is niet hetzelfde als ' +
    'wat bij je past.',
  annuiteit: 'Je betaalt je hypotheek in 30 jaar af met een annuïteitenhypotheek.',
  nettoEersteJaar: 'Netto is je maandlast in het eerste jaar, met belastingvoordeel eraf of extra belasting erbij.',
  eenmaligeKosten: 'Kosten die je één keer van de belasting aftrekt, zoals de hypotheekakte, tellen niet mee.',
  watEenSchuldIs: 'Private lease, achteraf betalen en de limiet van een creditcard zijn ook schulden.',
  nietGevraagd:
    'We vragen niet naar kinderalimentatie, achterstanden bij het BKR en een eerdere eigen woning. ' +
    'Een geldverstrekker wel.',
  eenNormjaar: metGetal(
    'We vragen niet wanneer je het aanbod krijgt en bij de notaris tekent.',
    (jaar) => `Voor alles rekenen we met de regels van ${jaar}.`,
  ),
} satisfies Readonly<Record<Aannamenaam, Zin>>

/**
 * Returns the Dutch text of an assumption. The text shows the `anders` or `getal` of the assumption, if any.
 * @example
 * const aanname = aannamesVan(verzoek, financieringsOpzet, kader).find(({ naam }) => naam === 'annuiteit')
 * aanname && zinVan(aanname) // 'Je betaalt je hypotheek in 30 jaar af met een annuïteitenhypotheek.'
 */
export const zinVan = ({ naam, anders, getal }: Aanname): string => {
  const zin = zinnen[naam]
  return typeof zin === 'string' ? zin : zin(anders, getal)
}
