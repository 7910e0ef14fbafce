import type { Afronding, Tabelas } from '../../rekenkern/stap'

/** The Dutch word after the amount, rate, row or column that a step uses. */
export const TELT = 'telt'

/** The fixed Dutch texts of an explanation: sources, comparisons, tables and rounding. */
export const verhaalwoorden = {
  vergelijking: 'Het laagste bedrag telt',
  vergelijkingHoogste: 'Het hoogste percentage telt',
  herkomst: {
    regeling: (regeling: string, artikel: string, jaar: number) =>
      `Dit staat in ${regeling}, ${artikel}, regels van ${jaar}.`,
    naarRegeling: (regeling: string) => `Lees ${regeling}`,
    invoer: 'Dit heb je zelf ingevuld.',
    leeg: 'Je vulde niets in: we rekenen met 0.',
    pagina: (aanbieder: string) => `Dit bedrag of percentage komt van ${aanbieder}.`,
    voorbeeldrente: (aanbieder: string) => `Dit is een voorbeeldrente, niet de rente van ${aanbieder}.`,
    keuze: (toelichting: string) => `Dit is een keuze van deze rekenhulp. ${toelichting}`,
  },
  afronding: {
    'niet afgerond': '',
    'op een miljoenste euro': '',
    'op drie decimalen, half naar boven': 'Afgerond op drie decimalen.',
    'naar beneden op hele euro’s': 'Naar beneden afgerond op hele euro’s.',
    'op de cent, half naar boven': 'Afgerond op centen.',
    'op de cent, sluitend met de andere bedragen': 'Afgerond op centen, zodat de bedragen samen kloppen.',
  } satisfies Readonly<Record<Afronding, string>>,
  tabel: {
    koppen: {
      toetsinkomen: 'Inkomen dat meetelt',
      toetsrente: 'Rente waarmee we rekenen',
      woningwaarde: 'Waarde van de woning',
      belastbaarInkomen: 'Inkomen voor de belasting',
      arbeidsinkomen: 'Inkomen uit werk',
      algemeneHeffingskorting: 'Inkomen voor de algemene heffingskorting',
      ouderenkorting: 'Inkomen voor de ouderenkorting',
      energielabel: 'Energielabel',
    } satisfies Readonly<Record<Tabelas['wat'], string>>,
    vanaf: (grens: string) => `vanaf ${grens}`,
    totEnMet: (grens: string) => `tot en met ${grens}`,
    boven: (grens: string) => `hoger dan ${grens}`,
    meerInkomen: (verschil: string, uitkomst: string) => `Bij ${verschil} meer inkomen wordt het ${uitkomst}.`,
    meerInkomenGelijk: (verschil: string, uitkomst: string) => `Bij ${verschil} meer inkomen blijft het ${uitkomst}.`,
    hogereRente: (grens: string, uitkomst: string) => `Is de rente hoger dan ${grens}? Dan wordt het ${uitkomst}.`,
    hogereRenteGelijk: (grens: string, uitkomst: string) =>
      `Is de rente hoger dan ${grens}? Dan blijft het ${uitkomst}.`,
    duurdereWoning: (grens: string, uitkomst: string) => `Is de woning meer waard dan ${grens}? Dan geldt ${uitkomst}.`,
    duursteWoning: (grens: string, uitkomst: string) => `Over de waarde boven ${grens} geldt ${uitkomst}.`,
    kortingDaalt: (grens: string, deel: string) =>
      `Boven ${grens} daalt de korting met ${deel} van wat je meer verdient.`,
    kortingStijgt: (grens: string, deel: string) =>
      `Boven ${grens} stijgt de korting met ${deel} van wat je meer verdient.`,
    geenKorting: (grens: string) => `Boven ${grens} is er geen korting over.`,
    volgendeSchijf: (grens: string, uitkomst: string) => `Over inkomen boven ${grens} betaal je ${uitkomst}.`,
    beterLabel: (label: string, uitkomst: string) => `Met energielabel ${label} wordt het ${uitkomst}.`,
    beterLabelGelijk: (label: string, uitkomst: string) => `Met energielabel ${label} blijft het ${uitkomst}.`,
  },
} as const
