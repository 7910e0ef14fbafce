import { gekozen, gevraagd, hoofdstuk, meegegeven, norm, stap } from '../woorden'
import * as aankoop from './aankoop.stappen'
import * as behoefte from './behoefte.stappen'
import * as verkoop from './verkoop.stappen'
import * as woning from './woning.stappen'

const gemiddeld = 'Een gemiddeld bedrag: de prijs verschilt.'

const alleenBijBestaandeBouw = {
  formule: 'de kostenpost bij een bestaande woning; bij nieuwbouw 0',
  waarom: 'Bij nieuwbouw zit dit in de prijs, of is het niet nodig.',
}

const NHG_KEUZE = 'We nemen aan dat je NHG neemt als dat kan.'
const OPTELLEN = 'We tellen de bedragen op.'

const hypotheek = {
  formule:
    'wat nodig is − eigen geld; met NHG gedeeld door (1 − NHG-percentage); ' +
    'niet onder 0 en niet boven de maximale hypotheek',
  waarom: 'De kosten van NHG leen je mee.',
}

/** The words of the home: what it is worth and costs, the sale of the old one, the need. */
export const woningWoorden = [
  ...hoofdstuk(woning, {
    onderpandType: gevraagd('soort', 'onderpand.onderpandType', 'Bestaande woning of nieuwbouw'),
    koopsom: gevraagd('euro', 'onderpand.koopsom', 'Vraagprijs van de woning'),
    verbouwing: gevraagd('euro', 'onderpand.meerwerkOfVerbouwingskosten', 'Kosten van de verbouwing'),
    meerwerk: gevraagd('euro', 'onderpand.meerwerkOfVerbouwingskosten', 'Kosten van het meerwerk'),
    hoogstePercentage: norm('leningTenOpzichteVanWaarde', 'procent', 'Deel van de waarde dat je mag lenen'),
    waarde: {
      ...stap('som', 'euro', 'Waarde van de woning', { norm: 'leningTenOpzichteVanWaarde' }),
      formule: 'vraagprijs + verbouwing of meerwerk',
      keuze: 'Wat je verbouwt of laat bijbouwen, telt helemaal mee in de waarde.',
    },
    maximaleHypotheek: {
      ...stap('laagste', 'euro', 'Maximale hypotheek'),
      afronding: 'naar beneden op hele euro’s',
      formule: ({ waarde }) =>
        waarde === undefined
          ? 'het maximum door het inkomen'
          : 'het laagste van het maximum door het inkomen en het percentage van de waarde',
      grondslag: (invoer) => (invoer.waarde === undefined ? undefined : { norm: 'leningTenOpzichteVanWaarde' }),
      waarom: 'Zonder woning telt alleen het inkomen.',
    },
  }),
  ...hoofdstuk(aankoop, {
    leveringsakte: meegegeven('euro', 'leveringsakte', 'Kostenpost leveringsakte', gemiddeld),
    hypotheekakte: meegegeven('euro', 'hypotheekakte', 'Kostenpost hypotheekakte', gemiddeld),
    taxatie: meegegeven('euro', 'taxatie', 'Kostenpost taxatie', gemiddeld),
    belastingpercentage: norm(
      'overdrachtsbelasting',
      'procent',
      'Percentage overdrachtsbelasting voor een eigen woning',
    ),
    overdrachtsbelasting: {
      ...stap('percentage', 'euro', 'Overdrachtsbelasting', { norm: 'overdrachtsbelasting', artikel: 'art. 14, 15' }),
      formule: 'percentage van de vraagprijs; bij nieuwbouw 0',
      keuze: 'De vrijstelling voor starters passen we niet toe: we vragen geen leeftijd.',
    },
    leveringsaktekosten: { ...stap('voorwaarde', 'euro', 'Kosten van de leveringsakte'), ...alleenBijBestaandeBouw },
    taxatiekosten: { ...stap('voorwaarde', 'euro', 'Kosten van de taxatie'), ...alleenBijBestaandeBouw },
    aankoopkosten: {
      ...stap('som', 'euro', 'Kosten van de aankoop'),
      formule: 'vraagprijs + verbouwing of meerwerk + leveringsakte + overdrachtsbelasting',
      waarom: 'We tellen de bedragen op.',
    },
  }),
  ...hoofdstuk(verkoop, {
    verkoopprijs: gevraagd('euro', 'onderpand.verkoopprijs', 'Verkoopprijs van de oude woning'),
    huidigHypotheekbedrag: gevraagd('euro', 'onderpand.huidigHypotheekbedrag', 'Hypotheek op de oude woning'),
    makelaarspercentage: gekozen(
      'procent',
      'makelaarspercentage',
      'Deel van de verkoopprijs dat de verkoop kost',
      'Een gemiddeld percentage: de prijs van een makelaar verschilt.',
    ),
    makelaarskosten: {
      ...stap('percentage', 'euro', 'Kosten van de verkoop'),
      formule: 'percentage van de verkoopprijs',
      waarom: 'We schatten wat de verkoop kost.',
    },
    saldo: {
      ...stap('verschil', 'euro', 'Wat de verkoop overlaat'),
      formule: 'verkoopprijs − kosten van de verkoop − huidige hypotheek',
      waarom: 'Met de opbrengst wordt eerst de oude hypotheek betaald.',
    },
    overwaarde: {
      ...stap('hoogste', 'euro', 'Overwaarde van de oude woning'),
      formule: 'wat de verkoop overlaat, niet onder 0',
      waarom: 'Is er geld over, dan gebruik je dat voor de nieuwe woning.',
    },
    restschuld: {
      ...stap('hoogste', 'euro', 'Restschuld van de oude woning'),
      formule: 'wat er tekort is na de verkoop, niet onder 0',
      waarom: 'Is er geld tekort, dan tellen we dat op bij wat je nodig hebt.',
    },
  }),
  ...hoofdstuk(behoefte, {
    eigenGeld: gevraagd('euro', 'eigenInleg', 'Eigen geld'),
    metNhg: gekozen('ja of nee', 'metNhg', 'Eerst rekenen we alsof er NHG is', NHG_KEUZE),
    provisie: norm('nhg', 'procent', 'Kosten van NHG', 'provisie'),
    grens: norm('nhg', 'euro', 'NHG-grens', 'grens'),
    eigenInleg: {
      ...stap('afronding', 'euro', 'Eigen geld dat meetelt'),
      afronding: 'op de cent, half naar boven',
      formule: 'het ingevulde eigen geld; niets ingevuld is 0',
      waarom: 'Eigen geld telt op de cent.',
    },
    zonderNhg: {
      ...stap('som', 'euro', 'Wat je nodig hebt zonder de kosten van NHG'),
      afronding: 'op een miljoenste euro',
      formule: 'aankoopkosten + hypotheekakte + taxatie + restschuld − overwaarde',
      waarom: OPTELLEN,
    },
    hypotheekbedragMetNhg: { ...stap('laagste', 'euro', 'Hypotheek als er NHG is'), ...hypotheek },
    hypotheekbedrag: { ...stap('laagste', 'euro', 'Hypotheek die je neemt'), ...hypotheek },
    nhg: {
      ...stap('voorwaarde', 'ja of nee', 'Is er NHG?', { norm: 'nhg' }),
      formule: 'ja als waarde en hypotheek niet boven de NHG-grens zijn en er een hypotheek is',
      keuze: NHG_KEUZE,
    },
    nhgKosten: {
      ...stap('percentage', 'euro', 'Kosten van NHG', { norm: 'nhg' }),
      formule: 'percentage van de hypotheek als er NHG is, anders 0',
    },
    financieringskosten: {
      ...stap('som', 'euro', 'Kosten van de hypotheek'),
      formule: 'hypotheekakte + taxatie + NHG',
      waarom: 'Kosten van advies en afhandeling weten we niet: die tellen niet mee.',
    },
    totaalFinancieringskosten: {
      ...stap('som', 'euro', 'Kosten van kopen en lenen samen'),
      formule: 'kosten van de aankoop + kosten van de hypotheek',
      waarom: OPTELLEN,
    },
    benodigdeFinanciering: {
      ...stap('som', 'euro', 'Wat je in totaal nodig hebt'),
      formule: 'totale kosten + restschuld − overwaarde, niet onder 0',
      waarom: 'De overwaarde van je oude woning gaat eraf, een restschuld komt erbij.',
    },
    benodigdeEigenInleg: {
      ...stap('verschil', 'euro', 'Eigen geld dat nodig is'),
      formule: 'wat je nodig hebt − maximale hypotheek, niet onder 0',
      waarom: 'Wat je niet kunt lenen, betaal je zelf.',
    },
    extraBenodigdeEigenInleg: {
      ...stap('verschil', 'euro', 'Eigen geld dat je nog mist'),
      formule: 'eigen geld dat nodig is − eigen geld dat je hebt, niet onder 0',
      waarom: 'Wat je al hebt, telt mee.',
    },
  }),
]
