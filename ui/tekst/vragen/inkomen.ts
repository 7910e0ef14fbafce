import type { DienstBetrekking } from '../../../domain/orientatie'
import { schuldenvraagTekst } from './schulden'
import { isSamen, type MetPartner, type OverigeWoorden, type Persoonswoorden } from './woorden'

interface MetInkomen {
  readonly dienstBetrekking: DienstBetrekking
}

const LOON = 'Tel vakantiegeld en een vaste dertiende maand mee, een bonus niet.'

const inkomenHulp =
  (verklaring: string, winst: string, meerInkomens: string) =>
  ({ dienstBetrekking }: MetInkomen): string => {
    if (dienstBetrekking === 'Onderneming') return `${winst} ${meerInkomens}`
    const loon = dienstBetrekking === 'DienstbetrekkingTijdelijk' ? `${LOON} ${verklaring}` : LOON
    return `${loon} ${meerInkomens}`
  }

const eigenInkomenHulp = inkomenHulp(
  'Meestal moet je werkgever verklaren dat je in dienst kan blijven.',
  'Vul je gemiddelde winst per jaar in, van de laatste 3 jaar. Was je winst vorig jaar lager? Vul dan die in.',
  'Heb je meer inkomens? Tel ze op. Kies hierboven het soort inkomen dat het hoogst is. ' +
    'Heb je AOW? Kies dan Pensioen.',
)
const partnerInkomenHulp = inkomenHulp(
  'Meestal moet de werkgever verklaren dat je partner in dienst kan blijven.',
  'Vul de gemiddelde winst per jaar in, van de laatste 3 jaar. Was de winst vorig jaar lager? Vul dan die in.',
  'Heeft je partner meer inkomens? Tel ze op. Kies hierboven het soort inkomen dat het hoogst is. ' +
    'Heeft je partner AOW? Kies dan Pensioen.',
)

/** The texts of the questions of step 1 that are asked once, and not of each home buyer. */
export const kopenwoorden = {
  alleenSamen: {
    label: 'Koop je alleen of samen?',
    toelichting: 'Koop je samen, dan tellen jullie beide inkomens mee voor de hypotheek.',
  },
  schulden: {
    label: (antwoorden: MetPartner) => schuldenvraagTekst(isSamen(antwoorden)),
    hulp: (antwoorden: MetPartner) =>
      'Denk ook aan een creditcard, rood staan, private lease, achteraf betalen of kopen op afbetaling. ' +
      (isSamen(antwoorden)
        ? 'Betalen jullie erfpacht? Tel de canon per maand op bij de leningen van een van jullie.'
        : 'Betaal je erfpacht? Tel de canon per maand bij je leningen op.'),
    toelichting: 'Wat je hieraan betaalt, kan je niet aan een hypotheek betalen. Daarom gaat het van je maximum af.',
  },
} as const satisfies Partial<OverigeWoorden>

/** The texts of the questions of step 1 that each home buyer gets. */
export const koperswoorden = {
  dienstBetrekking: {
    eigen: {
      label: 'Wat voor inkomen heb je?',
      toelichting:
        'Niet elk inkomen telt mee voor een hypotheek. Een uitkering, alimentatie en huur horen bij Overig. ' +
        'En bij pensioen gelden andere regels.',
    },
    partner: {
      label: 'Wat voor inkomen heeft je partner?',
      toelichting:
        'Ook bij je partner telt niet elk inkomen mee. Een uitkering, alimentatie en huur horen bij Overig. ' +
        'En bij pensioen gelden andere regels.',
    },
  },
  inkomen: {
    eigen: {
      label: 'Bruto jaarinkomen',
      hulp: ({ eigen }: { readonly eigen: MetInkomen }) => eigenInkomenHulp(eigen),
      toelichting:
        'Je bruto jaarinkomen is je inkomen voordat er belasting af gaat. Daarmee bepalen we wat je kan lenen.',
    },
    partner: {
      label: 'Bruto jaarinkomen van je partner',
      hulp: ({ partner }: { readonly partner: MetInkomen }) => partnerInkomenHulp(partner),
      toelichting:
        'Het bruto jaarinkomen is het inkomen voordat er belasting af gaat. ' +
        'Daarmee bepalen we wat jullie kunnen lenen.',
    },
  },
  inkomenPensioen: {
    eigen: {
      label: 'Jaarinkomen uit pensioen',
      hulp: 'Tel je AOW en je pensioen bij elkaar op, bruto per jaar. Werk je ook? Tel je loon dan mee.',
    },
    partner: {
      label: 'Jaarinkomen uit pensioen van je partner',
      hulp: 'Tel de AOW en het pensioen bij elkaar op, bruto per jaar. Werkt je partner ook? Tel het loon dan mee.',
    },
  },
  pensioenBinnen10Jaar: {
    eigen: {
      label: 'Ga je binnen 10 jaar met pensioen?',
      hulp: 'Ga uit van je AOW-leeftijd, ook als je langer doorwerkt.',
      toelichting: 'Met pensioen is je inkomen vaak lager. Ook dan moet je de hypotheek kunnen betalen.',
    },
    partner: {
      label: 'Gaat je partner binnen 10 jaar met pensioen?',
      hulp: 'Ga uit van de AOW-leeftijd, ook als je partner langer doorwerkt.',
      toelichting: 'Met pensioen is het inkomen vaak lager. Ook dan moeten jullie de hypotheek kunnen betalen.',
    },
  },
  inkomenPensioenVerwacht: {
    eigen: {
      label: 'Verwacht jaarinkomen uit pensioen',
      hulp: 'Tel je AOW en je pensioen bij elkaar op, bruto per jaar. Je vindt ze op mijnpensioenoverzicht.nl.',
    },
    partner: {
      label: 'Verwacht jaarinkomen uit pensioen van je partner',
      hulp:
        'Tel de AOW en het pensioen bij elkaar op, bruto per jaar. ' +
        'Je partner vindt ze op mijnpensioenoverzicht.nl.',
    },
  },
  leningen: {
    eigen: {
      label: 'Leningen',
      hulp: 'Vul in wat je per maand voor al je leningen samen betaalt. Tel private lease en achteraf betalen mee.',
      toelichting:
        'Bij een creditcard en rood staan telt per maand 2% van de limiet. Ook als je die niet gebruikt. Bij ' +
        'kopen op afbetaling telt 2% van wat je aankopen kostten.',
    },
    partner: {
      label: 'Leningen van je partner',
      hulp:
        'Vul in wat je partner per maand voor alle leningen samen betaalt. Tel private lease en achteraf ' +
        'betalen mee.',
      toelichting:
        'Bij een creditcard en rood staan telt per maand 2% van de limiet. Ook als je partner die niet gebruikt. Bij ' +
        'kopen op afbetaling telt 2% van wat de aankopen kostten.',
    },
  },
  partneralimentatie: {
    eigen: {
      label: 'Partneralimentatie',
      hulp: 'Vul in wat je bruto per maand aan een ex-partner betaalt. Kinderalimentatie telt niet mee.',
    },
    partner: {
      label: 'Partneralimentatie die je partner betaalt',
      hulp: 'Vul in wat je partner bruto per maand aan een ex-partner betaalt. Kinderalimentatie telt niet mee.',
    },
  },
  studieschuld: {
    eigen: {
      label: 'Studieschuld',
      hulp:
        'Vul in wat je per maand aan DUO betaalt. Betaal je nog niets, of tijdelijk minder? Vul dan je gewone ' +
        'maandbedrag uit Mijn DUO in.',
    },
    partner: {
      label: 'Studieschuld van je partner',
      hulp:
        'Vul in wat je partner per maand aan DUO betaalt. Is dat nog niets, of tijdelijk minder? Vul dan het ' +
        'gewone maandbedrag uit Mijn DUO in.',
    },
  },
} as const satisfies Partial<Persoonswoorden>
