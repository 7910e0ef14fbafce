import type { Woord } from './woordenVanLenen'

/** Hard words about debts, buying a home, monthly costs and tax. */
export const woordenVanKopen = {
  studieschuld: {
    woord: 'Studieschuld',
    uitleg: 'Geld dat je voor je studie leende bij DUO en nog moet terugbetalen. Het telt mee voor je hypotheek.',
  },
  duo: {
    woord: 'DUO',
    uitleg: 'Dienst Uitvoering Onderwijs: de organisatie van de overheid waar je geld leent voor je studie.',
  },
  partneralimentatie: {
    woord: 'Partneralimentatie',
    uitleg:
      'Geld dat je na een scheiding betaalt aan je ex-partner, zodat die kan rondkomen. Kinderalimentatie ' +
      'is iets anders en telt hier niet mee.',
  },
  limiet: {
    woord: 'Limiet',
    uitleg: 'Het hoogste bedrag dat je mag lenen met een creditcard of door rood te staan.',
  },
  roodStaan: {
    woord: 'Rood staan',
    uitleg: 'Meer geld uitgeven dan er op je rekening staat. Je leent dan van je bank.',
  },
  kopenOpAfbetaling: {
    woord: 'Kopen op afbetaling',
    uitleg: 'Je koopt iets en betaalt later, in delen. Dat telt als een lening.',
  },
  privateLease: {
    woord: 'Private lease',
    uitleg: 'Een auto huren voor een vast bedrag per maand. Dat telt mee als een lening.',
  },
  koopprijs: {
    woord: 'Koopprijs',
    uitleg: 'Het bedrag dat je voor de woning betaalt. Wij rekenen met de vraagprijs of het bod dat je invult.',
  },
  nieuweWoningEnKosten: {
    woord: 'Nieuwe woning en kosten',
    uitleg:
      'Alles wat je moet betalen: de woning, een verbouwing of meerwerk, en de kosten. Overwaarde gaat ' +
      'eraf, restschuld komt erbij.',
  },
  leveringsakte: {
    woord: 'Leveringsakte',
    uitleg:
      'Het document van de notaris waarmee je de woning krijgt. Je bent eigenaar zodra het is ingeschreven ' +
      'bij het Kadaster.',
  },
  kadaster: {
    woord: 'Kadaster',
    uitleg: 'De organisatie van de overheid die bijhoudt van wie een woning is en welke hypotheek erop staat.',
  },
  overdrachtsbelasting: {
    woord: 'Overdrachtsbelasting',
    uitleg: (percentage: string) =>
      `Belasting die je één keer betaalt als je een bestaande woning koopt. Ga je er zelf wonen, dan is ` +
      `het ${percentage}.`,
  },
  startersvrijstelling: {
    woord: 'Startersvrijstelling',
    uitleg:
      'Ben je 18 jaar of ouder en jonger dan 35? Dan betaal je onder voorwaarden één keer geen overdrachtsbelasting.',
  },
  nieuwbouw: {
    woord: 'Nieuwbouw',
    uitleg: 'Een woning die nog gebouwd wordt of net klaar is. Je betaalt dan meestal geen overdrachtsbelasting.',
  },
  meerwerk: {
    woord: 'Meerwerk',
    uitleg: 'Wat je bij nieuwbouw extra laat maken, zoals een luxere keuken of een dakkapel.',
  },
  eigenGeld: {
    woord: 'Eigen geld',
    uitleg:
      'Geld dat je zelf betaalt, zoals spaargeld of een schenking. De overwaarde van je huidige woning ' +
      'tellen we apart.',
  },
  extraEigenInleg: {
    woord: 'Extra eigen inleg nodig',
    uitleg: 'Geld dat je tekortkomt: je kan het niet lenen en je hebt het nog niet ingevuld.',
  },
  overwaarde: {
    woord: 'Overwaarde',
    uitleg: 'Wat je overhoudt als je je woning verkoopt en daarmee de hypotheek en de verkoopkosten betaalt.',
  },
  restschuld: {
    woord: 'Restschuld',
    uitleg: 'De schuld die overblijft als je woning te weinig opbrengt om de hypotheek en de verkoopkosten te betalen.',
  },
  verkoopkosten: {
    woord: 'Verkoopkosten',
    uitleg: 'Wat het kost om je woning te verkopen, zoals de makelaar. Wij rekenen met 2% van de verkoopprijs.',
  },
  energielabel: {
    woord: 'Energielabel',
    uitleg: 'Laat zien hoe zuinig een woning is met energie: van G (niet zuinig) tot A++++ (heel zuinig).',
  },
  epGarantie: {
    woord: 'EP garantie',
    uitleg:
      'Energieprestatiegarantie. Minstens 10 jaar lang is beloofd hoe weinig energie de woning verbruikt. ' +
      'Dit geldt alleen bij label A++++.',
  },
  energieBesparen: {
    woord: 'Energie besparen',
    uitleg: 'Werk aan de woning waardoor je minder energie gebruikt, zoals isolatie, een warmtepomp of zonnepanelen.',
  },
  brutoMaandlast: {
    woord: 'Bruto maandlast',
    uitleg: 'Wat je elke maand betaalt aan rente en aflossing. Belastingvoordeel of extra belasting telt nog niet mee.',
  },
  nettoMaandlast: {
    woord: 'Netto maandlast',
    uitleg:
      'Je bruto maandlast in het eerste jaar, met belastingvoordeel eraf of extra belasting erbij. ' +
      'Daarna wordt het meestal elk jaar iets meer.',
  },
  hypotheekrenteaftrek: {
    woord: 'Hypotheekrenteaftrek',
    uitleg:
      'Je mag de rente van je hypotheek aftrekken van je inkomen. Dan betaal je minder belasting. Dat mag ' +
      'hoogstens 30 jaar.',
  },
  belastingvoordeel: {
    woord: 'Belastingvoordeel',
    uitleg: 'Wat je minder aan belasting betaalt door de aftrek van rente. Het eigenwoningforfait is er al af.',
  },
  eigenwoningforfait: {
    woord: 'Eigenwoningforfait',
    uitleg:
      'Een bedrag dat bij je inkomen komt omdat je een eigen woning hebt. Het is een klein deel van de WOZ-waarde.',
  },
  wozWaarde: {
    woord: 'WOZ-waarde',
    uitleg: 'De waarde van je woning volgens de gemeente. De gemeente bepaalt die elk jaar opnieuw.',
  },
  hillenaftrek: {
    woord: 'Hillenaftrek',
    uitleg:
      'Is je eigenwoningforfait hoger dan de rente die je aftrekt? Dan telt een deel van het verschil niet ' +
      'mee. Dat deel wordt elk jaar kleiner.',
  },
  bijtelling: {
    woord: 'Bijtelling',
    uitleg: 'Een bedrag dat bij je inkomen komt en waarover je belasting betaalt.',
  },
  belastingschijf: {
    woord: 'Belastingschijf',
    uitleg: 'Een deel van je inkomen met een eigen percentage belasting. Over het hoogste deel betaal je het meest.',
  },
  heffingskorting: {
    woord: 'Heffingskorting',
    uitleg: 'Een korting op de belasting die je betaalt. Hoe hoog die is, hangt af van je inkomen.',
  },
  tariefsaanpassing: {
    woord: 'Tariefsaanpassing',
    uitleg: (percentage: string) =>
      `Verdien je veel? Dan trek je de rente niet af tegen je hoogste percentage belasting, maar tegen hoogstens ` +
      `${percentage}.`,
  },
  notaris: {
    woord: 'Notaris',
    uitleg: 'Iemand die officiële documenten maakt, zoals de leveringsakte. Zonder notaris kan je geen woning kopen.',
  },
  bindendAanbod: {
    woord: 'Bindend aanbod',
    uitleg: 'Het aanbod waarmee de geldverstrekker belooft dat je de hypotheek krijgt. Jij kan nog nee zeggen.',
  },
  bankgarantie: {
    woord: 'Bankgarantie',
    uitleg: 'Een belofte van je bank aan de verkoper: laat jij de koop niet doorgaan, dan betaalt de bank.',
  },
  bouwkundigeKeuring: {
    woord: 'Bouwkundige keuring',
    uitleg: 'Een deskundige bekijkt de woning en zegt wat kapot is of binnenkort geld kost.',
  },
  erfpacht: {
    woord: 'Erfpacht',
    uitleg:
      'De grond onder je woning is niet van jou. Je betaalt de eigenaar ervoor, vaak de gemeente. Dat bedrag heet ' +
      'de canon.',
  },
  bkr: {
    woord: 'BKR',
    uitleg: 'Bureau Krediet Registratie. Daar staat welke leningen je hebt en of je te laat betaalde.',
  },
  fiscalePartners: {
    woord: 'Fiscale partners',
    uitleg: 'Twee mensen die samen belasting aangeven, bijvoorbeeld omdat ze getrouwd zijn of samen een woning kopen.',
  },
} as const satisfies Readonly<Record<string, Woord>>
