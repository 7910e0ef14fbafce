import { hoofdstuk } from '../woorden'
import * as aankoop from './aankoop.stappen'
import * as behoefte from './behoefte.stappen'
import * as verkoop from './verkoop.stappen'
import * as woning from './woning.stappen'

const gemiddeld = 'Een gemiddeld bedrag: de prijs verschilt.'

const alleenBijBestaandeBouw = {
  kenmerken: { eenheid: 'euro', vorm: 'voorwaarde', grondslag: 'keuze' },
  formule: 'de kostenpost bij een bestaande woning; bij nieuwbouw 0',
  waarom: 'Bij nieuwbouw zit dit in de prijs, of is het niet nodig.',
} as const

const NHG_KEUZE = 'We nemen aan dat je NHG neemt als dat kan.'
const OPTELLEN = 'We tellen de bedragen op.'

const hypotheek = {
  kenmerken: { eenheid: 'euro', vorm: 'laagste', grondslag: 'keuze' },
  formule:
    'wat nodig is − eigen geld; met NHG gedeeld door (1 − NHG-percentage); ' +
    'niet onder 0 en niet boven de maximale hypotheek',
  waarom: 'De kosten van NHG leen je mee.',
} as const

/** The words of the home: what it is worth and costs, the sale of the old one, the need. */
export const woningWoorden = [
  ...hoofdstuk(woning, {
    onderpandType: { omschrijving: 'Bestaande woning of nieuwbouw' },
    koopsom: { omschrijving: 'Vraagprijs van de woning' },
    verbouwing: { omschrijving: 'Kosten van de verbouwing' },
    meerwerk: { omschrijving: 'Kosten van het meerwerk' },
    hoogstePercentage: { omschrijving: 'Deel van de waarde dat je mag lenen' },
    waarde: {
      kenmerken: { eenheid: 'euro', vorm: 'som', grondslag: { norm: 'leningTenOpzichteVanWaarde' } },
      omschrijving: 'Waarde van de woning',
      formule: 'vraagprijs + verbouwing of meerwerk',
      keuze: 'Wat je verbouwt of laat bijbouwen, telt helemaal mee in de waarde.',
    },
    maximaleHypotheek: {
      kenmerken: {
        afronding: 'naar beneden op hele euro’s',
        eenheid: 'euro',
        vorm: 'laagste',
        grondslag: (invoer) => (invoer.waarde === undefined ? 'keuze' : { norm: 'leningTenOpzichteVanWaarde' }),
      },
      omschrijving: 'Maximale hypotheek',
      formule: ({ waarde }) =>
        waarde === undefined
          ? 'het maximum door het inkomen'
          : 'het laagste van het maximum door het inkomen en het percentage van de waarde',
      waarom: 'Zonder woning telt alleen het inkomen.',
    },
  }),
  ...hoofdstuk(aankoop, {
    leveringsakte: { omschrijving: 'Kostenpost leveringsakte', waarom: gemiddeld },
    hypotheekakte: { omschrijving: 'Kostenpost hypotheekakte', waarom: gemiddeld },
    taxatie: { omschrijving: 'Kostenpost taxatie', waarom: gemiddeld },
    belastingpercentage: { omschrijving: 'Percentage overdrachtsbelasting voor een eigen woning' },
    overdrachtsbelasting: {
      kenmerken: {
        eenheid: 'euro',
        vorm: 'percentage',
        grondslag: { norm: 'overdrachtsbelasting', artikel: 'art. 14, 15' },
      },
      omschrijving: 'Overdrachtsbelasting',
      formule: 'percentage van de vraagprijs; bij nieuwbouw 0',
      keuze: 'De vrijstelling voor starters passen we niet toe: we vragen geen leeftijd.',
    },
    leveringsaktekosten: { omschrijving: 'Kosten van de leveringsakte', ...alleenBijBestaandeBouw },
    taxatiekosten: { omschrijving: 'Kosten van de taxatie', ...alleenBijBestaandeBouw },
    aankoopkosten: {
      kenmerken: { eenheid: 'euro', vorm: 'som', grondslag: 'keuze' },
      omschrijving: 'Kosten van de aankoop',
      formule: 'vraagprijs + verbouwing of meerwerk + leveringsakte + overdrachtsbelasting',
      waarom: 'We tellen de bedragen op.',
    },
  }),
  ...hoofdstuk(verkoop, {
    verkoopprijs: { omschrijving: 'Verkoopprijs van de oude woning' },
    huidigHypotheekbedrag: { omschrijving: 'Hypotheek op de oude woning' },
    makelaarspercentage: {
      omschrijving: 'Deel van de verkoopprijs dat de verkoop kost',
      waarom: 'Een gemiddeld percentage: de prijs van een makelaar verschilt.',
    },
    makelaarskosten: {
      kenmerken: { eenheid: 'euro', vorm: 'percentage', grondslag: 'keuze' },
      omschrijving: 'Kosten van de verkoop',
      formule: 'percentage van de verkoopprijs',
      waarom: 'We schatten wat de verkoop kost.',
    },
    saldo: {
      kenmerken: { eenheid: 'euro', vorm: 'verschil', grondslag: 'keuze' },
      omschrijving: 'Wat de verkoop overlaat',
      formule: 'verkoopprijs − kosten van de verkoop − huidige hypotheek',
      waarom: 'Met de opbrengst wordt eerst de oude hypotheek betaald.',
    },
    overwaarde: {
      kenmerken: { eenheid: 'euro', vorm: 'hoogste', grondslag: 'keuze' },
      omschrijving: 'Overwaarde van de oude woning',
      formule: 'wat de verkoop overlaat, niet onder 0',
      waarom: 'Is er geld over, dan gebruik je dat voor de nieuwe woning.',
    },
    restschuld: {
      kenmerken: { eenheid: 'euro', vorm: 'hoogste', grondslag: 'keuze' },
      omschrijving: 'Restschuld van de oude woning',
      formule: 'wat er tekort is na de verkoop, niet onder 0',
      waarom: 'Is er geld tekort, dan tellen we dat op bij wat je nodig hebt.',
    },
  }),
  ...hoofdstuk(behoefte, {
    eigenGeld: { omschrijving: 'Eigen geld' },
    metNhg: { omschrijving: 'Eerst rekenen we alsof er NHG is', waarom: NHG_KEUZE },
    provisie: { omschrijving: 'Kosten van NHG' },
    grens: { omschrijving: 'NHG-grens' },
    eigenInleg: {
      kenmerken: { afronding: 'op de cent, half naar boven', eenheid: 'euro', vorm: 'afronding', grondslag: 'keuze' },
      omschrijving: 'Eigen geld dat meetelt',
      formule: 'het ingevulde eigen geld; niets ingevuld is 0',
      waarom: 'Eigen geld telt op de cent.',
    },
    zonderNhg: {
      kenmerken: { afronding: 'op een miljoenste euro', eenheid: 'euro', vorm: 'som', grondslag: 'keuze' },
      omschrijving: 'Wat je nodig hebt zonder de kosten van NHG',
      formule: 'aankoopkosten + hypotheekakte + taxatie + restschuld − overwaarde',
      waarom: OPTELLEN,
    },
    hypotheekbedragMetNhg: { omschrijving: 'Hypotheek als er NHG is', ...hypotheek },
    hypotheekbedrag: { omschrijving: 'Hypotheek die je neemt', ...hypotheek },
    nhg: {
      kenmerken: { eenheid: 'ja of nee', vorm: 'voorwaarde', grondslag: { norm: 'nhg' } },
      omschrijving: 'Is er NHG?',
      formule: 'ja als waarde en hypotheek niet boven de NHG-grens zijn en er een hypotheek is',
      keuze: NHG_KEUZE,
    },
    nhgKosten: {
      kenmerken: { eenheid: 'euro', vorm: 'percentage', grondslag: { norm: 'nhg' } },
      omschrijving: 'Kosten van NHG',
      formule: 'percentage van de hypotheek als er NHG is, anders 0',
    },
    financieringskosten: {
      kenmerken: { eenheid: 'euro', vorm: 'som', grondslag: 'keuze' },
      omschrijving: 'Kosten van de hypotheek',
      formule: 'hypotheekakte + taxatie + NHG',
      waarom: 'Kosten van advies en afhandeling weten we niet: die tellen niet mee.',
    },
    totaalFinancieringskosten: {
      kenmerken: { eenheid: 'euro', vorm: 'som', grondslag: 'keuze' },
      omschrijving: 'Kosten van kopen en lenen samen',
      formule: 'kosten van de aankoop + kosten van de hypotheek',
      waarom: OPTELLEN,
    },
    benodigdeFinanciering: {
      kenmerken: { eenheid: 'euro', vorm: 'som', grondslag: 'keuze' },
      omschrijving: 'Wat je in totaal nodig hebt',
      formule: 'totale kosten + restschuld − overwaarde, niet onder 0',
      waarom: 'De overwaarde van je oude woning gaat eraf, een restschuld komt erbij.',
    },
    benodigdeEigenInleg: {
      kenmerken: { eenheid: 'euro', vorm: 'verschil', grondslag: 'keuze' },
      omschrijving: 'Eigen geld dat nodig is',
      formule: 'wat je nodig hebt − maximale hypotheek, niet onder 0',
      waarom: 'Wat je niet kunt lenen, betaal je zelf.',
    },
    extraBenodigdeEigenInleg: {
      kenmerken: { eenheid: 'euro', vorm: 'verschil', grondslag: 'keuze' },
      omschrijving: 'Eigen geld dat je nog mist',
      formule: 'eigen geld dat nodig is − eigen geld dat je hebt, niet onder 0',
      waarom: 'Wat je al hebt, telt mee.',
    },
  }),
]
