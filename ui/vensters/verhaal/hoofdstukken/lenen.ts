import { naamVanPeriode, type RentevastePeriode, naamVanEnergielabel } from '../../../../domain/orientatie'
import { inWoorden, type Rekenstap } from '../../../../domain/uitleg'
import { leenZinnen } from '../../../tekst/verhaalZinnen'
import { formatProcent, formatFactor } from '../formatGetallen'
import {
  belangrijk,
  type Bladvertellers,
  type Vertellers,
  bijzaak,
  tenzijNul,
  type Gezegd,
  type Van,
  type Vertelling,
} from '../vertelling'

const {
  rente: renteZinnen,
  inkomen: inkomenZinnen,
  schulden: schuldenZinnen,
  lenen: lenenZinnen,
  woning: woningZinnen,
} = leenZinnen

/** The fixed-rate period of a rate, which is the last part of its id. */
const periodeVan = (id: string): RentevastePeriode => Number(id.split('.').at(-1)) as RentevastePeriode

export const rentetarief = {
  'rente.rente': ({ id, waarde }, { isVoorbeeldrente }) => {
    const [periode, rente] = [periodeVan(id), formatProcent(Number(waarde))]
    const zin = periode === 1 ? renteZinnen.variabel(rente) : renteZinnen.vast(naamVanPeriode(periode), rente)
    return belangrijk(zin, ...(isVoorbeeldrente ? [renteZinnen.voorbeeld] : []))
  },
} satisfies Bladvertellers

export const rente = {
  'rente.toetsrente': ({ stap: { kandidaten }, uitkomst }) => {
    const eigen = kandidaten[0]
    if (eigen === undefined) return belangrijk(renteZinnen.eigenRente(formatProcent(uitkomst)))
    const isAfm = eigen.waarde < Number(kandidaten[1]?.waarde)
    return belangrijk((isAfm ? renteZinnen.afm : renteZinnen.hogerDanAfm)(formatProcent(uitkomst)))
  },
} satisfies Vertellers

type Toetsinkomen = Van<'toetsPerAanvrager.toetsinkomen'>

const isIngevuld = ({ bron }: Toetsinkomen): boolean => !bron('inkomen')?.omschrijving.includes('niet ingevuld')

const isMetPensioen = ({ bron }: Toetsinkomen): boolean => bron('inkomen')?.id.endsWith('pensioeninkomen') ?? false

/** What counts of an income, by the alimony that is paid of it. */
const naAlimentatie = ({ getoond, uitkomst }: Toetsinkomen, { bedrag, samen }: Vertelling): string => {
  const [inkomen, alimentatie] = [bedrag(getoond('inkomen')), bedrag(getoond('alimentatie'))]
  if (uitkomst >= 0) return inkomenZinnen.minAlimentatie(inkomen, alimentatie, bedrag(getoond()))
  return samen
    ? inkomenZinnen.meerAlimentatieSamen(inkomen, alimentatie, bedrag(-getoond()))
    : inkomenZinnen.meerAlimentatie(inkomen, alimentatie)
}

/** The income at a moment of retirement: the pension of a person who has retired then, or else the income of today. */
const naPensioen = (gelezen: Toetsinkomen, vertelling: Vertelling): Gezegd => {
  const { wie, getal, getoond } = gelezen
  const inkomen = vertelling.bedrag(getoond('inkomen'))
  const zin = isMetPensioen(gelezen) ? inkomenZinnen.metPensioen(wie, inkomen) : inkomenZinnen.blijft(wie, inkomen)
  return belangrijk(zin, ...(getal('alimentatie') > 0 ? [naAlimentatie(gelezen, vertelling)] : []))
}

const toetsinkomen = (gelezen: Toetsinkomen, vertelling: Vertelling): Gezegd => {
  const { wie, getal, getoond, invoer, pad } = gelezen
  const alimentatie = getal('alimentatie')
  if (invoer('soort') === 'Overig') {
    const { bedrag } = vertelling
    return belangrijk(
      alimentatie > 0 ? inkomenZinnen.overigMinAlimentatie(bedrag(getoond('alimentatie'))) : inkomenZinnen.overig,
    )
  }
  if (pad !== 'toets') return naPensioen(gelezen, vertelling)
  if (alimentatie > 0) return belangrijk(naAlimentatie(gelezen, vertelling))
  return belangrijk(
    isIngevuld(gelezen) ? inkomenZinnen.heel(wie, vertelling.bedrag(getoond('inkomen'))) : inkomenZinnen.leeg(wie),
  )
}

/** Which of two applicants decides the table; in a tie of one kind of table there is nothing to decide. */
const tabelkeuze = ({ getal, invoer }: Van<'toets.leeftijdsgroepSamen'>): readonly string[] => {
  if (getal('toetsinkomenEerste') !== getal('toetsinkomenTweede')) return [inkomenZinnen.tabelSamen]
  const [eerste, tweede] = [invoer('soortEerste') === 'Pensioen', invoer('soortTweede') === 'Pensioen']
  return eerste === tweede ? [] : [inkomenZinnen.tabelGelijk]
}

/** The table that holds. */
const welkeTabel = ({ uitkomst, eenheid }: Rekenstap): string => inkomenZinnen.tabel(inWoorden(uitkomst, eenheid))

export const inkomen = {
  'aanvragers.soortMetPensioen': ({ wie }) => belangrijk(inkomenZinnen.gaatMetPensioen(wie)),
  'toetsPerAanvrager.toetsinkomen': toetsinkomen,
  'toets.toetsinkomen': ({ getoond }, { samen, bedrag }) =>
    samen ? belangrijk(inkomenZinnen.samen(bedrag(getoond()))) : bijzaak(inkomenZinnen.alleen(bedrag(getoond()))),
  'toets.leeftijdsgroep': ({ stap }) => belangrijk(welkeTabel(stap)),
  'toets.leeftijdsgroepSamen': (gelezen) => belangrijk(welkeTabel(gelezen.stap), ...tabelkeuze(gelezen)),
  'toets.percentage': ({ uitkomst }) => belangrijk(inkomenZinnen.percentage(formatProcent(uitkomst))),
  'toets.toegestaneMaandlast': ({ uitkomst, getoond }, { hoeveel }) => {
    const zin = inkomenZinnen.perMaand(hoeveel(getoond(), uitkomst))
    return tenzijNul(uitkomst, () => zin, zin)
  },
} satisfies Vertellers

/** Is there room for a mortgage in this part of the calculation? Where there is none, nothing can be borrowed. */
export const heeftRuimte = (pad: string, { uitkomstVan }: Vertelling): boolean =>
  Number(uitkomstVan(`${pad}.maximum`)) > 0

const heeftStudieschuld = ({ uitkomstVan }: Vertelling): boolean =>
  [1, 2].some((wie) => Number(uitkomstVan(`verzoek.hypotheekgevers.${wie}.uitgaven.huidigeMaandlastStudieschuld`)) > 0)

const vanIemand = (
  { wie, getal, getoond, uitkomst }: Van<'toetsPerAanvrager.verplichtingen'>,
  { bedrag }: Vertelling,
): Gezegd => {
  const [leningen, studieschuld] = [getal('leningen'), getal('studieschuld')]
  const [voorLeningen, voorStudie] = [bedrag(getoond('leningen')), bedrag(getoond('studieschuld'))]
  if (uitkomst === 0) return bijzaak(schuldenZinnen.geenVan(wie))
  if (studieschuld === 0) return belangrijk(schuldenZinnen.leningen(wie, voorLeningen))
  if (leningen === 0) return belangrijk(schuldenZinnen.studieschuld(wie, voorStudie, bedrag(getoond())))
  return belangrijk(schuldenZinnen.beide(wie, voorLeningen, voorStudie, bedrag(getoond())))
}

const ruimte = ({ pad, getal, getoond, uitkomst }: Van<'toets.ruimte'>, vertelling: Vertelling): Gezegd => {
  if (heeftRuimte(pad, vertelling)) return belangrijk(schuldenZinnen.ruimte(vertelling.hoeveel(getoond(), uitkomst)))
  return belangrijk(getal('verplichtingen') > 0 ? schuldenZinnen.geenRuimte : schuldenZinnen.geenInkomen)
}

export const schulden = {
  'toets.studieschuldfactor': ({ uitkomst }, vertelling) =>
    (heeftStudieschuld(vertelling) ? belangrijk : bijzaak)(schuldenZinnen.factor(formatFactor(uitkomst))),
  'toetsPerAanvrager.verplichtingen': vanIemand,
  'toets.verplichtingen': ({ uitkomst, getoond }, { samen, bedrag }) => {
    if (uitkomst === 0) return belangrijk(schuldenZinnen.geen)
    return samen
      ? belangrijk(schuldenZinnen.samen(bedrag(getoond())))
      : bijzaak(schuldenZinnen.alleen(bedrag(getoond())))
  },
  'toets.ruimte': ruimte,
} satisfies Vertellers

const alleenstaande = (
  { invoer, uitkomst, getoond }: Van<'toets.bedragAlleenstaande'>,
  { bedrag, samen }: Vertelling,
): Gezegd => {
  if (samen) return bijzaak(lenenZinnen.nietAlleen)
  const grens = bedrag(invoer('norm').bovenToetsinkomen[invoer('leeftijdsgroep')])
  return uitkomst > 0
    ? belangrijk(lenenZinnen.alleenstaande(grens, bedrag(getoond())))
    : bijzaak(lenenZinnen.geenAlleenstaande(grens))
}

const energielabel = (
  { invoer, uitkomst, getoond }: Van<'toets.bedragEnergielabel'>,
  { bedrag, heeftWoning }: Vertelling,
): Gezegd => {
  if (!heeftWoning) return bijzaak(lenenZinnen.labelZonderWoning)
  const label = invoer('energielabel')
  if (label === undefined || label === 'Onbekend') return belangrijk(lenenZinnen.labelOnbekend)
  const naam = naamVanEnergielabel(label)
  return belangrijk(uitkomst > 0 ? lenenZinnen.label(naam, bedrag(getoond())) : lenenZinnen.labelNiets(naam))
}

export const lenen = {
  'toets.contanteWaarde': ({ pad, getal, getoond, uitkomst }, vertelling) => {
    if (!heeftRuimte(pad, vertelling)) return bijzaak(lenenZinnen.geenLening)
    const { hoeveel } = vertelling
    const perMaand = hoeveel(getoond('maandbedrag'), getal('maandbedrag'))
    return belangrijk(lenenZinnen.lening(perMaand, hoeveel(getoond(), uitkomst), formatProcent(getal('rente'))))
  },
  'toets.bedragAlleenstaande': alleenstaande,
  'toets.bedragEnergielabel': energielabel,
  'toets.maximum': ({ pad, uitkomst, getoond }, { bedrag }) => {
    if (uitkomst === 0) return bijzaak(lenenZinnen.pastNiet)
    const zin = pad === 'toets' ? lenenZinnen.past : lenenZinnen.pastMetPensioen
    return belangrijk(zin(bedrag(getoond())))
  },
  'toets.maximaleHypotheekOpInkomen': ({ stap: { kandidaten }, getoond }, { bedrag }) =>
    kandidaten.length > 0
      ? belangrijk(lenenZinnen.laagste(bedrag(getoond())))
      : bijzaak(lenenZinnen.maximum(bedrag(getoond()))),
} satisfies Vertellers

const isNieuwbouw = ({ uitkomstVan }: Vertelling): boolean =>
  uitkomstVan('verzoek.onderpand.onderpandType') === 'Nieuwbouw'

const waarde = ({ getal, getoond }: Van<'woning.waarde'>, vertelling: Vertelling): Gezegd => {
  const { bedrag } = vertelling
  const werk = getal('meerwerkOfVerbouwingskosten')
  if (werk === 0) return belangrijk(woningZinnen.waarde(bedrag(getoond())))
  const zin = isNieuwbouw(vertelling) ? woningZinnen.waardeMetMeerwerk : woningZinnen.waardeMetVerbouwing
  return belangrijk(zin(bedrag(getoond('koopsom')), bedrag(getoond('meerwerkOfVerbouwingskosten')), bedrag(getoond())))
}

const maximum = (
  { stap: { kandidaten }, getoond }: Van<'woning.maximaleHypotheek'>,
  { bedrag }: Vertelling,
): Gezegd => {
  const [opInkomen, ...andere] = kandidaten
  if (opInkomen === undefined) return belangrijk(woningZinnen.geenWoning(bedrag(getoond())))
  const anders = andere.at(-1)?.telt === true ? woningZinnen.waardeBepaalt : woningZinnen.restschuldBepaalt
  return belangrijk((opInkomen.telt ? woningZinnen.inkomenBepaalt : anders)(bedrag(getoond())))
}

export const woning = {
  'woning.waarde': waarde,
  'woning.maximaleHypotheek': maximum,
} satisfies Vertellers
