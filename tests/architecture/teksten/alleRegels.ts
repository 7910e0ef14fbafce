import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { HELP } from '../../../adapters/batch/readArguments'
import { loaderTekst } from '../../../adapters/element/loader/loaderTekst'
import { assistentTekst } from '../../../adapters/mcp/assistentTekst'
import { problems } from '../../../adapters/server/problem/problem'
import { zinnen } from '../../../domain/aannames/woorden'
import { ROOT } from '../../support/root'
import { regelsVan, type Voorbeelden } from './regelsVan'
import { verhaalRegels } from './verhaalRegels'
import { voorbeelden } from './voorbeelden'

const zonder = { verschil: 17_000, maximaleHypotheekOpInkomen: 256_704, maximaleHypotheek: 256_704 }
const andereTabel = { verschil: 158_704, maximaleHypotheekOpInkomen: 477_936, maximaleHypotheek: 477_936 }
const zonderTabel = { verschil: 5829, maximaleHypotheekOpInkomen: 242_511, maximaleHypotheek: 242_511 }
const metA3 = { verschil: 25_000, maximaleHypotheekOpInkomen: 298_704, maximaleHypotheek: 280_000 }

/** Example arguments for each assumption whose text is a function. TypeScript reports a forgotten assumption. */
const aannamevoorbeelden: Voorbeelden<typeof zinnen> = {
  bedragAlleenstaande: [[zonder]],
  tabelVanJouMetAow: [[undefined], [andereTabel]],
  tabelVanJouZonderAow: [[andereTabel]],
  tabelVanPartnerMetAow: [[andereTabel]],
  tabelVanPartnerZonderAow: [[andereTabel]],
  gelijkInkomen: [[undefined], [andereTabel]],
  renteOverRestschuld: [[undefined], [zonderTabel]],
  belastingZonderHypotheek: [
    [undefined, undefined],
    [undefined, 9],
  ],
  toetsrente: [[undefined, 5]],
  labelOnbekend: [[undefined], [metA3]],
  labelOnbekendNieuwbouw: [[undefined], [metA3]],
  restschuld: [[undefined], [zonder]],
  energiebesparing: [[undefined, 106]],
  hogereNhgGrensNieuwbouw: [[undefined, 498_200]],
  renteMetNhg: [
    [undefined, undefined],
    [undefined, 25],
  ],
  nhg: [
    [undefined, undefined],
    [undefined, 0.4],
  ],
  hogereNhgGrens: [[undefined, 498_200]],
  verkoopkosten: [[undefined, 2]],
  eenNormjaar: [[undefined, 2026]],
}

const assistent = {
  bewijs: [['5f2e…']],
  periode: [['3,80%', '€ 259.511']],
  perMaand: [['€ 200.000', '€ 1.209', '€ 936']],
  verschil: [[2026, 2025]],
} satisfies Voorbeelden<typeof assistentTekst>

const bestanden = readdirSync(join(ROOT, 'ui/tekst'), { recursive: true, encoding: 'utf8' }).filter((naam) =>
  naam.endsWith('.ts'),
)

const inMap = await Promise.all(
  bestanden
    .toSorted()
    .map((naam) => import(join(ROOT, 'ui/tekst', naam)) as Promise<Readonly<Record<string, unknown>>>),
)

/** All exports of the files in `ui/tekst`, by name. */
const gegeven = new Map(inMap.flatMap((bestand) => Object.entries(bestand)))

/**
 * Exports of `ui/tekst` without texts of their own: they repeat, combine or choose texts that the snapshot already has.
 */
const SAMENGESTELD = [
  'aflosbaarInZin',
  'alleKopenTot',
  'antwoordTekst',
  'bedragInLijst',
  'bedragVan',
  'cijferTekst',
  'exactKopenTot',
  'foutTekst',
  'groupAannames',
  'herkomstZin',
  'isSamen',
  'isZonderRente',
  'keuzeTekst',
  'linesIn',
  'linesInMaximaal',
  'meldingTekst',
  'middelenZin',
  'nieuwereNormenZin',
  'normwisselZinnen',
  'naamVanAntwoord',
  'nodigEigenGeld',
  'ongeveerKopenTot',
  'ongeveerPrijs',
  'overLabel',
  'overigInZinnen',
  'overigTekst',
  'overigeVragen',
  'periodebedrag',
  'periodesInZin',
  'persoonsvragen',
  'rangordeZin',
  'rangordeZinnen',
  'regelTekst',
  'rentesoortZinnen',
  'sayToelichting',
  'sayValue',
  'schuldenvraagTekst',
  'showRente',
  'showRentes',
  'showToelichting',
  'showValue',
  'somVan',
  'somVanBekende',
  'stapTekst',
  'titelTekst',
  'toBetekenis',
  'toOpmerkingen',
  'toVeranderLines',
  'toVerandertekst',
  'toontBedragen',
  'vraagTekst',
  'vraagWoorden',
  'waaraanIn',
  'woordenBij',
  'woordenVanKopen',
  'woordenVanLenen',
  'zegAndereRente',
]

const tekst = Object.fromEntries([...gegeven].filter(([naam]) => !SAMENGESTELD.includes(naam)))

/** Every text of the screens, the loader and the assistant, as a line `key: text`. */
export const schermregels: readonly string[] = [
  ...regelsVan(zinnen, 'aannames', aannamevoorbeelden),
  ...regelsVan(tekst, '', voorbeelden),
  ...verhaalRegels,
  ...regelsVan(assistentTekst, 'assistentTekst', assistent),
  ...regelsVan(loaderTekst, 'loaderTekst', { paginaVoegtToe: [['value']] }),
]

/** All lines of the snapshot: those of the screens, and those of the texts of the service and of the command's help. */
export const alleRegels: readonly string[] = [
  ...schermregels,
  ...Object.entries(problems).flatMap(([code, { nl, en }]) => regelsVan({ nl, en }, `problems.${code}`)),
  ...HELP.split('\n').map((regel) => `--help: ${regel}`.trimEnd()),
]
