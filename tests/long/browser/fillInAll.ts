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
import { type Calculator } from '../../browser/page/calculator'
import { type Bezoeker, type Koper } from '../../../adapters/testing/arbitraries/bezoeker'

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const fillInIncome = async (calculator: Calculator, wie: Wie, buyer: Koper, labelCode: LabelCode): Promise<void> => {
  const { choose, fillIn } = calculator
  await choose(persoonsvragen.dienstBetrekking[wie].label, naamVanDienstBetrekking(buyer.dienstBetrekking, labelCode))
  if (buyer.dienstBetrekking === 'Pensioen') {
    await fillIn(persoonsvragen.inkomenPensioen[wie].label, String(buyer.inkomen))
    return
  }
  if (buyer.dienstBetrekking !== 'Overig') await fillIn(persoonsvragen.inkomen[wie].label, String(buyer.inkomen))
  await choose(persoonsvragen.pensioenBinnen10Jaar[wie].label, jaNeeTekst[buyer.pensioenBinnen10Jaar])
  if (buyer.pensioenBinnen10Jaar === 'ja')
    await fillIn(persoonsvragen.inkomenPensioenVerwacht[wie].label, String(buyer.inkomenPensioenVerwacht))
}

const fillInDebts = async ({ fillIn }: Calculator, wie: Wie, buyer: Koper): Promise<void> => {
  await fillIn(persoonsvragen.leningen[wie].label, String(buyer.leningen))
  await fillIn(persoonsvragen.partneralimentatie[wie].label, String(buyer.partneralimentatie))
  await fillIn(persoonsvragen.studieschuld[wie].label, String(buyer.studieschuld))
}

const fillInHome = async ({ choose, chooseFrom, fillIn }: Calculator, bezoeker: Bezoeker): Promise<void> => {
  await fillIn(overigeVragen.vraagprijsWoning.label, String(bezoeker.vraagprijsWoning))
  await choose(overigeVragen.bestaandeWoning.label, bestaandeWoningTekst[bezoeker.bestaandeWoning])
  const name = naamVanEnergielabel(bezoeker.energielabelType)
  await chooseFrom(overigeVragen.energielabelType.label, new RegExp(`^${escape(name)}( ,|$)`))
  const work = bezoeker.bestaandeWoning === 'BestaandeBouw' ? 'verbouwingskosten' : 'meerwerk'
  await fillIn(overigeVragen[work].label, String(bezoeker.werk))
  await choose(overigeVragen.woonJeNuInEenKoopwoning.label(bezoeker), jaNeeTekst[bezoeker.woonJeNuInEenKoopwoning])
  if (bezoeker.woonJeNuInEenKoopwoning === 'ja') {
    await fillIn(overigeVragen.verkoopPrijsWoning.label, String(bezoeker.verkoopPrijsWoning))
    await fillIn(overigeVragen.huidigeHypotheekBedrag.label, String(bezoeker.huidigeHypotheekBedrag))
  }
  await fillIn(overigeVragen.eigenGeld.label, String(bezoeker.eigenGeld))
}

/** Fills in the three steps as this visitor would, and ends on the last step. */
export const fillInAll = async (calculator: Calculator, bezoeker: Bezoeker): Promise<void> => {
  const { choose, chooseFrom, click } = calculator
  const buyers: readonly Wie[] = bezoeker.alleenSamen === 'samen' ? ['eigen', 'partner'] : ['eigen']
  await choose(overigeVragen.alleenSamen.label, alleenSamenTekst[bezoeker.alleenSamen])
  for (const wie of buyers) await fillInIncome(calculator, wie, bezoeker[wie], bezoeker.labelCode)
  await choose(overigeVragen.schulden.label(bezoeker), jaNeeTekst[bezoeker.schulden])
  if (bezoeker.schulden === 'ja') for (const wie of buyers) await fillInDebts(calculator, wie, bezoeker[wie])
  await click('Ga verder')
  await fillInHome(calculator, bezoeker)
  await click('Ga verder')
  const periode = naamVanPeriode(bezoeker.renteperiode)
  await chooseFrom(overigeVragen.renteperiode.label, new RegExp(`^${escape(periode)}`))
}
