import { formatEuro, formatPercentage } from '../geld'
import type { Aanname, Aannamenaam } from './aannames'
import type { Anders } from './anders'

type Zin = string | ((anders: Anders | undefined, getal: number | undefined) => string)

const maximumVan = (anders: Anders): string => formatEuro(anders.maximaleHypotheekOpInkomen)

const alsBekend = <T>(zin: string, bekend: T | undefined, vervolg: (bekend: T) => string): string =>
  bekend === undefined ? zin : `${zin} ${vervolg(bekend)}`

const metGetal = (zin: string, vervolg: (getal: number) => string) => (_: unknown, getal: number | undefined) =>
  alsBekend(zin, getal, vervolg)

const metLabel = (zin: string) => (anders: Anders | undefined) =>
  alsBekend(zin, anders, (met) => `Met label A+++ is je maximum ${maximumVan(met)}.`)

const zinnen: Readonly<Record<Aannamenaam, Zin>> = {
  bedragAlleenstaande: (anders) =>
    alsBekend('De wet zegt ‘mag’, voor wie zonder partner woont en aantoonbaar niet kwetsbaar is.', anders, (zonder) =>
      [
        `In dit bedrag zit ${formatEuro(zonder.verschil)} extra voor wie zonder partner woont.`,
        `Woon je samen? Dan is je maximum ${maximumVan(zonder)}.`,
      ].join(' '),
    ),
  pensioenBinnen10Jaar: 'De AOW-leeftijd telt; langer doorwerken verandert dat niet. Eigen vermogen telt niet mee.',
  volgordeVanPensioen: 'We vragen niet wie het eerst met pensioen gaat, en kijken naar elke volgorde.',
  pensioenIsAow: 'Wie pensioen als inkomen heeft, rekenen we als iemand die al AOW krijgt.',
  gelijkInkomen: 'Bij gelijk inkomen van wie wel en wie geen pensioen heeft, telt de tabel met het laagste percentage.',
  tijdelijkInkomen: 'Tijdelijk inkomen telt helemaal mee; een verklaring van de werkgever vragen we niet.',
  inkomenUitOnderneming: 'De gemiddelde winst van drie jaar telt helemaal mee. Aftrekposten van ondernemers niet.',
  overigInkomen: 'Inkomen van de soort Overig telt niet mee.',
  studieschuld: 'Het gewone maandbedrag uit Mijn DUO telt, ook voor wie nu minder of niets betaalt.',
  studieschuldfactor: 'Hoe zwaar een studieschuld telt, hangt af van de rente waarmee we toetsen.',
  leningen: 'Het bedrag per maand telt. Een geldverstrekker rekent per maand 2% van de lening als dat meer is.',
  partneralimentatie: 'Partneralimentatie trekken we niet af van het inkomen voor de belasting.',
  zonderRuimte: 'Zonder ruimte voor een maandlast tellen de extra bedragen niet mee.',
  toetsrente: metGetal(
    'We vragen niet in welk kwartaal je aanbod komt, en nemen de AFM-toetsrente van het laatste dat bekend is.',
    (afm) => `Die is ${formatPercentage(afm)}.`,
  ),
  zonderWoning: 'Zonder woning tellen het energielabel en de waarde niet mee.',
  maandlastZonderWoning: 'Zonder woning is de maandlast die van de maximale hypotheek, die ook als WOZ-waarde telt.',
  labelOnbekend: metLabel('Is het energielabel niet bekend, dan rekenen we niets extra.'),
  labelOnbekendNieuwbouw: metLabel(
    'Is het energielabel niet bekend, dan rekenen we niets extra. ' +
      'Een nieuwe woning heeft bijna altijd label A+++ of beter.',
  ),
  restschuld: (anders) =>
    alsBekend(
      'Een restschuld lenen we niet mee boven de waarde van de woning. De wet staat dat toe (art. 5 lid 2 Trhk).',
      anders,
      ({ verschil }) => `Dan is er ${formatEuro(verschil)} minder eigen geld nodig.`,
    ),
  renteOverRestschuld: 'De restschuld zit helemaal in de hypotheek; de rente daarover trek je niet af.',
  waardeIsPrijs: 'De vraagprijs staat voor de waarde: wat je meer betaalt dan de taxatie, is eigen geld.',
  werkInWaarde: 'Wat je verbouwt of laat bijbouwen, telt helemaal mee in de waarde.',
  energiebesparing: metGetal(
    'Het extra bedrag om energie te besparen telt niet mee.',
    (hoogste) => `Met dat bedrag erbij mag je hoogstens ${formatPercentage(hoogste)} van de waarde lenen.`,
  ),
  nhg: metGetal(
    'We nemen NHG als dat kan. Eigen bewoning, inkomen en geregistreerde schulden kijken we niet na.',
    (provisie) => `De kosten, ${formatPercentage(provisie)} van je hypotheek, leen je mee.`,
  ),
  hogereNhgGrens: metGetal(
    'De hogere NHG-grens voor energie besparen en heel zuinige woningen gebruiken we niet.',
    (grens) => `Die is ${formatEuro(grens)}.`,
  ),
  eigenBewoning: 'Je gaat zelf in de woning wonen.',
  startersvrijstelling: 'De startersvrijstelling rekenen we alleen mee als je zegt dat je die kan gebruiken.',
  metStartersvrijstelling: 'Of je de startersvrijstelling kan gebruiken, kijken we niet na: dat zeg je zelf.',
  startersvrijstellingVanEen:
    'Een van jullie gebruikt de startersvrijstelling. We gaan ervan uit dat jullie elk de helft kopen.',
  gemiddeldeKosten: 'Voor de notaris en de taxatie rekenen we met gemiddelde bedragen.',
  kostenNieuwbouw: 'Bij nieuwbouw rekenen we alleen de hypotheekakte, met een gemiddeld bedrag.',
  bijkomendeKosten: 'Kosten van advies, een bouwkundige keuring en een bankgarantie weten we niet.',
  renteTijdensBouw: 'De rente tijdens de bouw telt niet mee.',
  verkoop: 'De huidige woning wordt verkocht. De overwaarde gaat naar de nieuwe woning.',
  verkoopkosten: metGetal(
    'De kosten van de verkoop schatten we.',
    (deel) => `We rekenen ${formatPercentage(deel)} van de prijs.`,
  ),
  huidigeHypotheek: 'Of de huidige hypotheek mee kan, en hoe lang je al rente aftrekt, vragen we niet.',
  eigenGeldEerst: 'Eerst gaat je eigen geld naar de woning; de rest leen je.',
  wozWaarde: 'We nemen de waarde in deze berekening als WOZ-waarde.',
  leennormen: 'Het maximum is wat de leennormen toestaan voor een huishouden zonder kinderen, niet wat bij je past.',
  annuiteit: 'We rekenen met een annuïteitenhypotheek van 30 jaar.',
  nettoEersteJaar: 'De netto maandlast is die van het eerste jaar. Heffingskortingen tellen niet mee.',
  eenmaligeKosten: 'Eenmalige kosten van de hypotheek trekken we niet af.',
  partners: 'Fiscale partners verdelen aftrek en bijtelling zo dat zij samen de minste belasting betalen.',
  watEenSchuldIs: 'Private lease, achteraf betalen en limieten tellen als lening.',
  nietGevraagd: 'Erfpacht, kinderalimentatie, achterstanden bij het BKR en een eerdere woning vragen we niet.',
  eenNormjaar: metGetal(
    'Wanneer je aanbod, je leveringsakte en je aangifte zijn, vragen we niet.',
    (jaar) => `Voor alles gelden de regels van ${jaar}.`,
  ),
}

/** What an assumption says, in plain Dutch, with what the calculation would come to otherwise. */
export const zinVan = ({ naam, anders, getal }: Aanname): string => {
  const zin = zinnen[naam]
  return typeof zin === 'string' ? zin : zin(anders, getal)
}
