import {
  naamVanDienstBetrekking,
  naamVanEnergielabel,
  naamVanPeriode,
  type LabelCode,
  type Wie,
} from '../../../domain/orientatie'
import { alleenSamenTekst, jaNeeTekst } from '../../../ui/tekst/nl'
import { overigeVragen, persoonsvragen } from '../../../ui/tekst/vragen/vragen'
import { bestaandeWoningTekst } from '../../../ui/tekst/vragen/woning'
import { type Rekenhulp } from '../../browser/pagina/rekenhulp'
import { type Bezoeker, type Koper } from '../../../adapters/testing/arbitraries/bezoeker'

const escape = (tekst: string): string => tekst.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const vulInkomenIn = async (rekenhulp: Rekenhulp, wie: Wie, koper: Koper, labelCode: LabelCode): Promise<void> => {
  const { kies, vulIn } = rekenhulp
  await kies(persoonsvragen.dienstBetrekking[wie].label, naamVanDienstBetrekking(koper.dienstBetrekking, labelCode))
  if (koper.dienstBetrekking === 'Pensioen') {
    await vulIn(persoonsvragen.inkomenPensioen[wie].label, String(koper.inkomen))
    return
  }
  if (koper.dienstBetrekking !== 'Overig') await vulIn(persoonsvragen.inkomen[wie].label, String(koper.inkomen))
  await kies(persoonsvragen.pensioenBinnen10Jaar[wie].label, jaNeeTekst[koper.pensioenBinnen10Jaar])
  if (koper.pensioenBinnen10Jaar === 'ja')
    await vulIn(persoonsvragen.inkomenPensioenVerwacht[wie].label, String(koper.inkomenPensioenVerwacht))
}

const vulSchuldenIn = async ({ vulIn }: Rekenhulp, wie: Wie, koper: Koper): Promise<void> => {
  await vulIn(persoonsvragen.leningen[wie].label, String(koper.leningen))
  await vulIn(persoonsvragen.partneralimentatie[wie].label, String(koper.partneralimentatie))
  await vulIn(persoonsvragen.studieschuld[wie].label, String(koper.studieschuld))
}

const vulWoningIn = async ({ kies, kiesUit, vulIn }: Rekenhulp, bezoeker: Bezoeker): Promise<void> => {
  await vulIn(overigeVragen.vraagprijsWoning.label, String(bezoeker.vraagprijsWoning))
  await kies(overigeVragen.bestaandeWoning.label, bestaandeWoningTekst[bezoeker.bestaandeWoning])
  const naam = naamVanEnergielabel(bezoeker.energielabelType)
  await kiesUit(overigeVragen.energielabelType.label, new RegExp(`^${escape(naam)}( ,|$)`))
  const werk = bezoeker.bestaandeWoning === 'BestaandeBouw' ? 'verbouwingskosten' : 'meerwerk'
  await vulIn(overigeVragen[werk].label, String(bezoeker.werk))
  await kies(overigeVragen.woonJeNuInEenKoopwoning.label(bezoeker), jaNeeTekst[bezoeker.woonJeNuInEenKoopwoning])
  if (bezoeker.woonJeNuInEenKoopwoning === 'ja') {
    await vulIn(overigeVragen.verkoopPrijsWoning.label, String(bezoeker.verkoopPrijsWoning))
    await vulIn(overigeVragen.huidigeHypotheekBedrag.label, String(bezoeker.huidigeHypotheekBedrag))
  }
  await vulIn(overigeVragen.eigenGeld.label, String(bezoeker.eigenGeld))
}

/** Fills in the three steps as this visitor would, and ends on the last step. */
export const vulAllesIn = async (rekenhulp: Rekenhulp, bezoeker: Bezoeker): Promise<void> => {
  const { kies, kiesUit, klik } = rekenhulp
  const kopers: readonly Wie[] = bezoeker.alleenSamen === 'samen' ? ['eigen', 'partner'] : ['eigen']
  await kies(overigeVragen.alleenSamen.label, alleenSamenTekst[bezoeker.alleenSamen])
  for (const wie of kopers) await vulInkomenIn(rekenhulp, wie, bezoeker[wie], bezoeker.labelCode)
  await kies(overigeVragen.schulden.label(bezoeker), jaNeeTekst[bezoeker.schulden])
  if (bezoeker.schulden === 'ja') for (const wie of kopers) await vulSchuldenIn(rekenhulp, wie, bezoeker[wie])
  await klik('Ga verder')
  await vulWoningIn(rekenhulp, bezoeker)
  await klik('Ga verder')
  const periode = naamVanPeriode(bezoeker.renteperiode)
  await kiesUit(overigeVragen.renteperiode.label, new RegExp(`^${escape(periode)}`))
}
