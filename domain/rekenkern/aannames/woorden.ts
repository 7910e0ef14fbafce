import { formatEuro } from '../../geld'
import type { Aanname, Aannamenaam } from './aannames'
import type { Anders } from './anders'

type Zin = string | ((anders: Anders | undefined) => string)

const maximumVan = (anders: Anders): string => formatEuro(anders.maximaleHypotheekOpInkomen)

const alsBekend = (zin: string, anders: Anders | undefined, bedrag: (anders: Anders) => string): string =>
  anders === undefined ? zin : `${zin} ${bedrag(anders)}`

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
  tijdelijkInkomen: 'Tijdelijk inkomen telt helemaal mee; een verklaring van de werkgever vragen we niet.',
  inkomenUitOnderneming: 'De gemiddelde winst van drie jaar telt helemaal mee. Aftrekposten van ondernemers niet.',
  overigInkomen: 'Inkomen van de soort Overig telt niet mee.',
  studieschuld: 'Het gewone maandbedrag uit Mijn DUO telt, ook voor wie nu minder of niets betaalt.',
  leningen: 'Het bedrag per maand telt. Een geldverstrekker rekent per maand 2% van de lening als dat meer is.',
  partneralimentatie: 'Partneralimentatie trekken we niet af van het inkomen voor de belasting.',
  zonderWoning: 'Zonder woning tellen het energielabel en de waarde niet mee.',
  labelOnbekend: metLabel('Is het energielabel niet bekend, dan rekenen we niets extra.'),
  labelOnbekendNieuwbouw: metLabel('Een nieuwe woning heeft bijna altijd label A+++ of beter.'),
  restschuld: (anders) =>
    alsBekend(
      'Een restschuld lenen we niet mee boven de waarde van de woning. De wet staat dat toe (art. 5 lid 2 Trhk).',
      anders,
      ({ verschil }) => `Dan is er ${formatEuro(verschil)} minder eigen geld nodig.`,
    ),
  waardeIsPrijs: 'De vraagprijs staat voor de waarde: wat je meer betaalt dan de taxatie, is eigen geld.',
  werkInWaarde: 'Wat je verbouwt of laat bijbouwen, telt helemaal mee in de waarde.',
  energiebesparing: 'Het extra bedrag om energie te besparen, tot 106% van de waarde, telt niet mee.',
  nhg: 'We nemen NHG als dat kan. Eigen bewoning, inkomen en geregistreerde schulden kijken we niet na.',
  hogereNhgGrens: 'De hogere NHG-grens voor energie besparen en heel zuinige woningen gebruiken we niet.',
  eigenBewoning: 'Je gaat zelf in de woning wonen.',
  startersvrijstelling: 'De vrijstelling voor starters passen we niet toe: we vragen geen leeftijd.',
  gemiddeldeKosten: 'Voor de notaris en de taxatie rekenen we met gemiddelde bedragen.',
  kostenNieuwbouw: 'Bij nieuwbouw rekenen we alleen de hypotheekakte, met een gemiddeld bedrag.',
  bijkomendeKosten: 'Kosten van advies, een bouwkundige keuring en een bankgarantie weten we niet.',
  renteTijdensBouw: 'De rente tijdens de bouw telt niet mee.',
  verkoop: 'De verkoop van de huidige woning kost 2%. De overwaarde gaat naar de nieuwe woning.',
  huidigeHypotheek: 'Of de huidige hypotheek mee kan, en hoe lang je al rente aftrekt, vragen we niet.',
  wozWaarde: 'We nemen de waarde in deze berekening als WOZ-waarde.',
  leennormen: 'Het maximum is wat de leennormen toestaan voor een huishouden zonder kinderen, niet wat bij je past.',
  annuiteit: 'We rekenen met een annuïteitenhypotheek van 30 jaar.',
  nettoEersteJaar: 'De netto maandlast is die van het eerste jaar. Heffingskortingen tellen niet mee.',
  eenmaligeKosten: 'Eenmalige kosten van de hypotheek trekken we niet af.',
  partners: 'Partners verdelen aftrek en bijtelling zo dat zij samen de minste belasting betalen.',
  watEenSchuldIs: 'Private lease, achteraf betalen en limieten tellen als lening.',
  nietGevraagd: 'Erfpacht, kinderalimentatie, achterstanden bij het BKR en een eerdere woning vragen we niet.',
}

/** What an assumption says, in plain Dutch, with what the calculation would come to otherwise. */
export const zinVan = ({ naam, anders }: Aanname): string => {
  const zin = zinnen[naam]
  return typeof zin === 'string' ? zin : zin(anders)
}
