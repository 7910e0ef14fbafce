import {
  naamVanDienstBetrekking,
  naamVanEnergielabel,
  naamVanPeriode,
  type LabelCode,
  type Wie,
} from '../../../domain/orientatie'
import { alleenSamenTekst, jaNeeTekst } from '../../../ui/tekst/nl'
import { vragen } from '../../../ui/tekst/vragen'
import { bestaandeWoningTekst } from '../../../ui/tekst/woning'
import { type Rekenhulp } from '../../browser/pagina/rekenhulp'
import { type Bezoeker, type Koper } from '../../../adapters/testing/arbitraries/bezoeker'

const escape = (tekst: string): string => tekst.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const vulInkomenIn = async (rekenhulp: Rekenhulp, wie: Wie, koper: Koper, labelCode: LabelCode): Promise<void> => {
  const { kies, vulIn } = rekenhulp
  await kies(vragen[`${wie}.dienstBetrekking`].label, naamVanDienstBetrekking(koper.dienstBetrekking, labelCode))
  if (koper.dienstBetrekking === 'Pensioen') {
    await vulIn(vragen[`${wie}.inkomenPensioen`].label, String(koper.inkomen))
    return
  }
  if (koper.dienstBetrekking !== 'Overig') await vulIn(vragen[`${wie}.inkomen`].label, String(koper.inkomen))
  await kies(vragen[`${wie}.pensioenBinnen10Jaar`].label, jaNeeTekst[koper.pensioenBinnen10Jaar])
  if (koper.pensioenBinnen10Jaar === 'ja')
    await vulIn(vragen[`${wie}.inkomenPensioenVerwacht`].label, String(koper.inkomenPensioenVerwacht))
}

const vulSchuldenIn = async ({ vulIn }: Rekenhulp, wie: Wie, koper: Koper): Promise<void> => {
  await vulIn(vragen[`${wie}.leningen`].label, String(koper.leningen))
  await vulIn(vragen[`${wie}.partneralimentatie`].label, String(koper.partneralimentatie))
  await vulIn(vragen[`${wie}.studieschuld`].label, String(koper.studieschuld))
}

const vulWoningIn = async ({ kies, kiesUit, vulIn }: Rekenhulp, bezoeker: Bezoeker): Promise<void> => {
  await vulIn(vragen.vraagprijsWoning.label, String(bezoeker.vraagprijsWoning))
  await kies(vragen.bestaandeWoning.label, bestaandeWoningTekst[bezoeker.bestaandeWoning])
  const naam = naamVanEnergielabel(bezoeker.energielabelType)
  await kiesUit(vragen.energielabelType.label, new RegExp(`^${escape(naam)}( ,|$)`))
  const werk = bezoeker.bestaandeWoning === 'BestaandeBouw' ? 'verbouwingskosten' : 'meerwerk'
  await vulIn(vragen[werk].label, String(bezoeker.werk))
  await kies(vragen.woonJeNuInEenKoopwoning.label(bezoeker), jaNeeTekst[bezoeker.woonJeNuInEenKoopwoning])
  if (bezoeker.woonJeNuInEenKoopwoning === 'ja') {
    await vulIn(vragen.verkoopPrijsWoning.label, String(bezoeker.verkoopPrijsWoning))
    await vulIn(vragen.huidigeHypotheekBedrag.label, String(bezoeker.huidigeHypotheekBedrag))
  }
  await vulIn(vragen.eigenGeld.label, String(bezoeker.eigenGeld))
}

/** Fills in the three steps as this visitor would, and ends at the last. */
export const vulAllesIn = async (rekenhulp: Rekenhulp, bezoeker: Bezoeker): Promise<void> => {
  const { kies, kiesUit, klik } = rekenhulp
  const kopers: readonly Wie[] = bezoeker.alleenSamen === 'samen' ? ['eigen', 'partner'] : ['eigen']
  await kies(vragen.alleenSamen.label, alleenSamenTekst[bezoeker.alleenSamen])
  for (const wie of kopers) await vulInkomenIn(rekenhulp, wie, bezoeker[wie], bezoeker.labelCode)
  await kies(vragen.schulden.label(bezoeker), jaNeeTekst[bezoeker.schulden])
  if (bezoeker.schulden === 'ja') for (const wie of kopers) await vulSchuldenIn(rekenhulp, wie, bezoeker[wie])
  await klik('Ga verder')
  await vulWoningIn(rekenhulp, bezoeker)
  await klik('Ga verder')
  const periode = naamVanPeriode(bezoeker.renteperiode)
  await kiesUit(vragen.renteperiode.label, new RegExp(`^${escape(periode)}`))
}
