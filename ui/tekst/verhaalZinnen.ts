/** Words that depend on who a sentence is about: the visitor, or the partner. */
type Wie = 1 | 2

const kies =
  <T>(jij: T, partner: T) =>
  (wie: Wie): T =>
    wie === 1 ? jij : partner

const jouwInkomen = kies('Jouw inkomen', 'Het inkomen van je partner')

/** The sentences of 'Hoe komen we aan dit bedrag?' up to what can be borrowed; amounts and percentages as text. */
export const leenZinnen = {
  rente: {
    vast: (periode: string, rente: string) => `Bij een rentevaste periode van ${periode} hoort een rente van ${rente}.`,
    variabel: (rente: string) => `Bij een variabele rente is de rente nu ${rente}.`,
    voorbeeld: 'Dat is een voorbeeldrente.',
    eigenRente: (toetsrente: string) =>
      `Je rente staat 10 jaar of langer vast, dus we rekenen met je eigen rente: ${toetsrente}.`,
    afm: (toetsrente: string) =>
      `Je rente staat korter dan 10 jaar vast, dus we rekenen met de toetsrente van de AFM: ${toetsrente}.`,
    hogerDanAfm: (toetsrente: string) =>
      `Je eigen rente is niet lager dan de toetsrente van de AFM, dus we rekenen met ${toetsrente}.`,
  },
  inkomen: {
    heel: (wie: Wie, inkomen: string) => `${jouwInkomen(wie)} telt helemaal mee: ${inkomen} per jaar.`,
    leeg: kies(
      'Je vulde geen inkomen in, dus we rekenen met € 0.',
      'Je vulde geen inkomen van je partner in, dus we rekenen met € 0.',
    ),
    minAlimentatie: (inkomen: string, alimentatie: string, toetsinkomen: string) =>
      `Van ${inkomen} inkomen gaat 12 keer ${alimentatie} partneralimentatie af, dus er telt ${toetsinkomen} mee.`,
    meerAlimentatie: (inkomen: string, alimentatie: string) =>
      `Van ${inkomen} inkomen gaat 12 keer ${alimentatie} partneralimentatie af. Er telt dus niets mee.`,
    meerAlimentatieSamen: (inkomen: string, alimentatie: string, verschil: string) =>
      `Van ${inkomen} inkomen gaat 12 keer ${alimentatie} partneralimentatie af. Dat is ${verschil} meer dan er is. ` +
      'Dat gaat van jullie inkomen af.',
    overig: 'Dit soort inkomen telt niet mee, dus we rekenen met € 0.',
    overigMinAlimentatie: (alimentatie: string) =>
      `Dit soort inkomen telt niet mee, en er gaat 12 keer ${alimentatie} partneralimentatie af.`,
    metPensioen: (wie: Wie, pensioen: string) =>
      `Met pensioen is ${kies('je inkomen', 'het inkomen van je partner')(wie)} ${pensioen} per jaar.`,
    blijft: (wie: Wie, inkomen: string) => `${jouwInkomen(wie)} blijft ${inkomen} per jaar.`,
    gaatMetPensioen: (wie: Wie) =>
      `${kies('Jij gaat', 'Je partner gaat')(wie)} binnen 10 jaar met pensioen, dus we rekenen ook met dat inkomen.`,
    samen: (toetsinkomen: string) => `Samen telt er ${toetsinkomen} per jaar mee.`,
    alleen: (toetsinkomen: string) => `Er telt ${toetsinkomen} per jaar mee.`,
    tabel: (groep: string) => `We gebruiken de tabel voor mensen ${groep}.`,
    tabelSamen: 'Dat hangt af van wie van jullie het hoogste toetsinkomen heeft.',
    tabelGelijk: 'Jullie toetsinkomen is gelijk, dus we nemen de tabel met het laagste percentage.',
    percentage: (percentage: string) =>
      `Volgens de leennormen mag hoogstens ${percentage} van dit inkomen naar je hypotheek gaan.`,
    perMaand: (bedrag: string) => `Dat is ${bedrag} per maand.`,
  },
  schulden: {
    factor: (factor: string) =>
      `Het maandbedrag van een studieschuld tellen we ${factor} keer mee, volgens de leennormen.`,
    beide: (wie: Wie, leningen: string, studieschuld: string, bedrag: string) =>
      `${kies('Jij betaalt', 'Je partner betaalt')(wie)} ${leningen} voor leningen en ${studieschuld} voor ` +
      `${kies('je studieschuld', 'de studieschuld')(wie)}: dat telt mee als ${bedrag} per maand.`,
    leningen: (wie: Wie, leningen: string) =>
      `${kies('Jij betaalt', 'Je partner betaalt')(wie)} ${leningen} per maand voor leningen: dat telt helemaal mee.`,
    studieschuld: (wie: Wie, studieschuld: string, bedrag: string) =>
      `${kies('Jij betaalt', 'Je partner betaalt')(wie)} ${studieschuld} voor ` +
      `${kies('je studieschuld', 'de studieschuld')(wie)}: dat telt mee als ${bedrag} per maand.`,
    geenVan: kies('Jij betaalt niets aan schulden.', 'Je partner betaalt niets aan schulden.'),
    samen: (bedrag: string) => `Samen tellen jullie schulden mee als ${bedrag} per maand.`,
    alleen: (bedrag: string) => `Je schulden tellen mee als ${bedrag} per maand.`,
    geen: 'Je vulde geen schulden in, dus er gaat niets af.',
    ruimte: (bedrag: string) => `Voor je hypotheek blijft er ${bedrag} per maand over.`,
    geenRuimte: 'Door je schulden blijft er niets over voor een hypotheek.',
    geenInkomen: 'Zonder inkomen blijft er niets over voor een hypotheek.',
  },
  lenen: {
    lening: (ruimte: string, bedrag: string, rente: string) =>
      `Met ${ruimte} per maand kan je ${bedrag} lenen, bij 30 jaar en ${rente} rente.`,
    geenLening: 'Daarmee kan je geen hypotheek terugbetalen.',
    nietsExtra: 'Er blijft niets over voor een hypotheek, dus er telt ook niets extra mee.',
    alleenstaande: (grens: string, bedrag: string) =>
      `Je koopt alleen en je toetsinkomen is hoger dan ${grens}, dus je mag ${bedrag} extra lenen.`,
    geenAlleenstaande: (grens: string) =>
      `Je toetsinkomen is niet hoger dan ${grens}, dus je mag niets extra lenen als alleenstaande.`,
    nietAlleen: 'Je koopt samen, dus je mag niets extra lenen als alleenstaande.',
    label: (label: string, bedrag: string) => `Door energielabel ${label} mag je ${bedrag} extra lenen.`,
    labelNiets: (label: string) => `Voor energielabel ${label} mag je niets extra lenen.`,
    labelOnbekend: 'Je weet het energielabel nog niet, dus we rekenen niets extra.',
    labelZonderWoning: 'Je vulde nog geen woning in, dus het energielabel telt nog niet mee.',
    past: (bedrag: string) => `Bij je inkomen van nu past een hypotheek van ${bedrag}.`,
    pastMetPensioen: (bedrag: string) => `Met pensioen past een hypotheek van ${bedrag}.`,
    pastNiet: 'Er past dus geen hypotheek.',
    maximum: (bedrag: string) => `Naar beneden afgerond is je maximale hypotheek ${bedrag}.`,
    laagste: (bedrag: string) =>
      `Je moet de hypotheek nu en later kunnen betalen, dus het laagste bedrag telt: ${bedrag}.`,
  },
  restschuld: {
    percentage: (percentage: string) =>
      `De rente over je restschuld mag je niet aftrekken. Daarom mag van dit inkomen maar ${percentage} naar je restschuld gaan.`,
    ruimte: (bedrag: string) => `Was je hele hypotheek restschuld, dan bleef er ${bedrag} per maand over.`,
    geenRuimte: 'Voor je restschuld blijft er niets over.',
    last: (restschuld: string, bedrag: string) => `Je restschuld van ${restschuld} kost ${bedrag} per maand.`,
    rest: (bedrag: string) => `Voor de rest van je hypotheek blijft er ${bedrag} per maand over.`,
    geenRest: 'Voor de rest van je hypotheek blijft er niets over.',
    erbij: (bedrag: string) => `Daar komt je restschuld bij: ${bedrag}.`,
    deels: (bedrag: string) => `Van je restschuld past ${bedrag} in de hypotheek.`,
    pastNiet: 'Je restschuld past niet in de hypotheek.',
    past: (bedrag: string) => `Met je restschuld erin past een hypotheek van ${bedrag}.`,
  },
  woning: {
    waardeMetVerbouwing: (prijs: string, werk: string, waarde: string) =>
      `We rekenen met ${prijs} en ${werk} voor de verbouwing: de woning is dan ${waarde} waard.`,
    waardeMetMeerwerk: (prijs: string, werk: string, waarde: string) =>
      `We rekenen met ${prijs} en ${werk} voor het meerwerk: de woning is dan ${waarde} waard.`,
    waarde: (waarde: string) => `We rekenen met de prijs als waarde van de woning: ${waarde}.`,
    inkomenBepaalt: (bedrag: string) => `Je inkomen bepaalt de grens: je kan ${bedrag} lenen.`,
    restschuldBepaalt: (bedrag: string) => `Je restschuld bepaalt de grens: je kan ${bedrag} lenen.`,
    waardeBepaalt: (bedrag: string) =>
      `De woning bepaalt de grens: je kan niet meer lenen dan de waarde van ${bedrag}.`,
    geenWoning: (bedrag: string) => `Je vulde nog geen woning in, dus alleen je inkomen telt: je kan ${bedrag} lenen.`,
  },
} as const

/** The sentences about what the home costs, what the sale of the old one leaves, and what is needed. */
export const koopZinnen = {
  kosten: {
    verbouwing: (bedrag: string) => `Je vulde ${bedrag} in voor de verbouwing.`,
    meerwerk: (bedrag: string) => `Je vulde ${bedrag} in voor meerwerk.`,
    overdrachtsbelasting: (percentage: string, prijs: string, bedrag: string) =>
      `Je betaalt ${percentage} van ${prijs} aan overdrachtsbelasting: ${bedrag}.`,
    vrijgesteld: (grens: string) =>
      `De woning kost niet meer dan ${grens}. Met de startersvrijstelling betaal je geen overdrachtsbelasting.`,
    halfVrijgesteld: (percentage: string, prijs: string, bedrag: string) =>
      'Een van jullie gebruikt de startersvrijstelling. ' +
      `Over de helft van ${prijs} betalen jullie ${percentage} overdrachtsbelasting: ${bedrag}.`,
    teDuurVoorVrijstelling: (grens: string) =>
      `De woning kost meer dan ${grens}. Dan geldt de startersvrijstelling niet, ook niet voor een deel.`,
    geenOverdrachtsbelasting: 'Bij nieuwbouw betaal je geen overdrachtsbelasting.',
    leveringsakte: (bedrag: string) => `Voor de leveringsakte bij de notaris rekenen we ${bedrag}.`,
    geenLeveringsakte: 'Bij nieuwbouw zit de leveringsakte in de prijs.',
    taxatie: (bedrag: string) => `Voor de taxatie rekenen we ${bedrag}.`,
    geenTaxatie: 'Bij nieuwbouw rekenen we geen taxatie.',
    hypotheekakte: (bedrag: string) => `Voor de hypotheekakte bij de notaris rekenen we ${bedrag}.`,
    delen: { werk: 'het werk', leveringsakte: 'de leveringsakte', overdrachtsbelasting: 'de overdrachtsbelasting' },
    prijs: (bedrag: string) => `De prijs is ${bedrag}.`,
    samen: (delen: string, laatste: string, bedrag: string) => `${delen} en ${laatste} zijn samen ${bedrag}.`,
    deprijs: 'De prijs',
  },
  verkoop: {
    kosten: (percentage: string, prijs: string, bedrag: string) =>
      `De verkoop van je huidige woning kost ongeveer ${percentage} van ${prijs}: ${bedrag}.`,
    over: (prijs: string, kosten: string, hypotheek: string, saldo: string) =>
      `Van ${prijs} gaan ${kosten} verkoopkosten en ${hypotheek} hypotheek af, dus er blijft ${saldo} over.`,
    overZonderHypotheek: (prijs: string, kosten: string, saldo: string) =>
      `Van ${prijs} gaan ${kosten} verkoopkosten af, dus er blijft ${saldo} over.`,
    tekort: (prijs: string, kosten: string, hypotheek: string, tekort: string) =>
      `Van ${prijs} gaan ${kosten} verkoopkosten en ${hypotheek} hypotheek af, dus je komt ${tekort} tekort.`,
    overwaarde: (bedrag: string) => `Je overwaarde van ${bedrag} gebruik je voor de nieuwe woning.`,
    geenOverwaarde: 'Je hebt geen overwaarde.',
    restschuld: (bedrag: string) => `Je restschuld van ${bedrag} komt bij wat je nodig hebt.`,
    geenRestschuld: 'Je hebt geen restschuld.',
  },
  nodig: {
    zonderNhg: (bedrag: string) => `Voor de woning en de kosten heb je ${bedrag} nodig, nog zonder NHG.`,
    overwaardeGenoeg: 'Je overwaarde is genoeg om alles te betalen.',
    hypotheekMetNhg: (bedrag: string) => `Met NHG zou je hypotheek ${bedrag} zijn.`,
    nhg: (grens: string) => `Je woning kost niet meer dan ${grens} en je leent niet meer, dus we rekenen met NHG.`,
    geenNhg: (grens: string) => `Je woning of je hypotheek is hoger dan ${grens}, dus NHG kan niet.`,
    geenHypotheek: 'Je neemt geen hypotheek, dus ook geen NHG.',
    nhgKosten: (percentage: string, bedrag: string) => `NHG kost één keer ${percentage} van je hypotheek: ${bedrag}.`,
    geenNhgKosten: 'Zonder NHG zijn er geen kosten van NHG.',
    financieringskosten: (bedrag: string) => `De kosten voor de hypotheek zijn samen ${bedrag}.`,
    totaal: (bedrag: string) => `De woning en alle kosten zijn samen ${bedrag}.`,
    minOverwaarde: (bedrag: string) => `Min je overwaarde heb je ${bedrag} nodig.`,
    metRestschuld: (bedrag: string) => `Met je restschuld erbij heb je ${bedrag} nodig.`,
    inTotaal: (bedrag: string) => `In totaal heb je ${bedrag} nodig.`,
    eigenGeld: (bedrag: string) => `Je vulde ${bedrag} eigen geld in.`,
    geenEigenGeld: 'Je vulde geen eigen geld in.',
    rest: (bedrag: string) => `De rest leen je: je hypotheek is ${bedrag}.`,
    hoogste: (bedrag: string) => `Je leent het hoogste bedrag dat kan: ${bedrag}.`,
    nietsTeLenen: 'Je hoeft niets te lenen.',
    nietsMogelijk: 'Je kan niets lenen.',
    zelf: (bedrag: string) => `Je hebt meer nodig dan je kan lenen, dus minstens ${bedrag} betaal je zelf.`,
    nietsZelf: 'Je kan alles lenen wat je nodig hebt.',
    mist: (bedrag: string) => `Je mist nog ${bedrag} eigen geld.`,
    genoeg: 'Je hebt genoeg eigen geld.',
  },
} as const

/** The sentences about the monthly cost and the tax. */
export const maandZinnen = {
  maandlast: {
    hypotheek: (bedrag: string) => `De maandlast hoort bij je hypotheek van ${bedrag}.`,
    maximum: 'Je vulde nog geen woning in, dus dit is de maandlast van je maximale hypotheek.',
    bruto: (rente: string, bedrag: string) =>
      `Bij een rente van ${rente} betaal je bruto ${bedrag} per maand aan rente en aflossing.`,
    geenBruto: 'Zonder hypotheek betaal je niets per maand.',
    meerDanRuimte: (ruimte: string) => `Dat is meer dan ${ruimte}, door het bedrag dat je extra mag lenen.`,
    rente: (bedrag: string) => `In het eerste jaar is daarvan ${bedrag} rente.`,
    netto: (verschil: string, netto: string) => `Per maand scheelt dat ${verschil}, dus netto betaal je ${netto}.`,
    nettoMeer: (verschil: string, netto: string) => `Per maand kost dat ${verschil}, dus netto betaal je ${netto}.`,
    nettoGelijk: (netto: string) => `Netto betaal je evenveel: ${netto} per maand.`,
  },
  belasting: {
    aftrekbaar: 'Die rente mag je aftrekken van je inkomen.',
    aftrekbaarMetRestschuld: (bedrag: string) =>
      `De rente over je restschuld mag je niet aftrekken, dus ${bedrag} telt mee.`,
    nietsAftrekbaar: 'De rente over je restschuld mag je niet aftrekken, dus er telt geen rente mee.',
    waarde: (waarde: string) => `Als WOZ-waarde nemen we ${waarde}: de waarde van de woning in deze berekening.`,
    waardeZonderWoning: (waarde: string) => `Zonder woning nemen we je hypotheek als WOZ-waarde: ${waarde}.`,
    forfait: (bedrag: string) => `Omdat je een eigen woning hebt, komt er ${bedrag} eigenwoningforfait bij je inkomen.`,
    geenForfait: 'Er komt geen eigenwoningforfait bij je inkomen.',
    aftrek: (bedrag: string) => `Rente min eigenwoningforfait is ${bedrag}: dat gaat van je inkomen af.`,
    geenAftrek: 'Er gaat niets van je inkomen af.',
    bijtelling: (bedrag: string) =>
      `Je eigenwoningforfait is hoger dan je rente, dus er komt ${bedrag} bij je inkomen.`,
    geenBijtelling: 'Er komt niets bij je inkomen.',
    inkomen: (inkomen: string) => `Voor de belasting rekenen we met ${inkomen} per jaar.`,
    schijven: (jaar: string, groep: string) => `We gebruiken de belastingschijven van ${jaar}, ${groep}.`,
    verdeling: 'Jullie mogen dit verdelen: wij kiezen de verdeling waarbij jullie samen de minste belasting betalen.',
    alleRente: kies('Jij trekt alle rente af.', 'Je partner trekt alle rente af.'),
    geenRente: kies('Jij trekt geen rente af.', 'Je partner trekt geen rente af.'),
    deelVanRente: (wie: Wie, percentage: string) =>
      `${kies('Jij trekt', 'Je partner trekt')(wie)} ${percentage} van de rente af.`,
    alleForfait: kies(
      'Het eigenwoningforfait komt bij jouw inkomen.',
      'Het eigenwoningforfait komt bij het inkomen van je partner.',
    ),
    nietForfait: kies(
      'Het eigenwoningforfait komt niet bij jouw inkomen.',
      'Het eigenwoningforfait komt niet bij het inkomen van je partner.',
    ),
    deelVanForfait: (wie: Wie, percentage: string) =>
      `${percentage} van het eigenwoningforfait komt bij ${kies('jouw inkomen', 'het inkomen van je partner')(wie)}.`,
    inkomenMetWoning: (wie: Wie, bedrag: string) =>
      `Met de woning ${kies('betaal je', 'betaalt je partner')(wie)} belasting over ${bedrag}.`,
    zonderWoning: (wie: Wie, bedrag: string) =>
      `Zonder de woning ${kies('betaal je', 'betaalt je partner')(wie)} ${bedrag} belasting per jaar.`,
    heffingskortingen: 'Heffingskortingen tellen we niet mee.',
    metWoning: (bedrag: string) => `Met de woning is dat ${bedrag} per jaar.`,
    tariefsaanpassing: (percentage: string, bedrag: string) =>
      `Over rente krijg je hoogstens ${percentage} terug, dus er gaat ${bedrag} van dit voordeel af.`,
    tariefsaanpassingErbij: (percentage: string, bedrag: string) =>
      `Over rente krijg je hoogstens ${percentage} terug, dus er komt ${bedrag} belasting bij.`,
    geenTariefsaanpassing: 'Van dit voordeel gaat niets af.',
    voordeelVan: (wie: Wie, bedrag: string) =>
      `${kies('Jouw voordeel', 'Het voordeel van je partner')(wie)} is ${bedrag} per jaar.`,
    nadeelVan: (wie: Wie, bedrag: string) =>
      `${kies('Jij betaalt', 'Je partner betaalt')(wie)} ${bedrag} per jaar meer belasting.`,
    voordeel: (bedrag: string) => `Je belastingvoordeel in het eerste jaar is ${bedrag}.`,
    nadeel: (bedrag: string) => `Door de woning betaal je in het eerste jaar ${bedrag} meer belasting.`,
  },
} as const
