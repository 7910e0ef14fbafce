import { euroPerJaar, nietOnderNul, type EuroPerJaar, type Procent } from '../eenheden'
import { inkomenMetWoning, tariefsaanpassing } from './aanvrager.stappen'
import {
  belastingBox1,
  bijVoorAftrek,
  heffingskorting,
  hoogsteSchijf,
  type Belastinggrond,
  type Woningpost,
} from './box1'

/** The highest deduction rate, and the yearly interest, deduction and addition of a home, which partners divide. */
export type TeVerdelen = Woningpost & { readonly hoogsteAftrek: Procent }

/**
 * Returns the yearly tax of one person who gets the share `aandeel` (0 to 1) of the deduction or addition for the home,
 * less the tax credits; below 0 when the credits exceed the tax. Calls the steps directly, because a pen, or an object
 * per step, would make the search for the best share twice as slow.
 */
const belastingMinKorting = (wie: Belastinggrond, woning: TeVerdelen, aandeel: number): number => {
  const { inkomen, schijven, kortingen, arbeidskorting } = wie
  const { rente, aftrek, bijtelling, hoogsteAftrek } = woning
  const deel = { inkomen, schijven, aandeel, rente, aftrek, bijtelling, hoogsteAftrek }
  const metWoning = { inkomen: inkomenMetWoning(deel), schijven, kortingen, arbeidskorting }
  return belastingBox1(metWoning) + tariefsaanpassing(deel) - heffingskorting(metWoning)
}

/** Returns the yearly tax that one person with the share `aandeel` (0 to 1) of the deduction or addition must pay. */
export const belastingBij = (wie: Belastinggrond, woning: TeVerdelen, aandeel: number): EuroPerJaar =>
  nietOnderNul(euroPerJaar(belastingMinKorting(wie, woning, aandeel)))

/**
 * Returns the shares from 0 to 1, in ascending order, at which the slope of one person's tax less credits may change,
 * with 0 and 1 themselves. They are the shares at which the income reaches a tax bracket, 0, or an income where a
 * credit begins or ends to fall, and the share at which the highest bracket begins to limit the deduction.
 */
const knikken = ({ inkomen, schijven, kortingen }: Belastinggrond, woning: TeVerdelen): readonly number[] => {
  const verschuiving = woning.bijtelling - woning.aftrek
  const grenzen = [
    ...schijven.map(({ totEnMet }) => totEnMet ?? 0),
    ...kortingen.flatMap(({ hoogste, afbouwVanaf, afbouw }) => [afbouwVanaf, afbouwVanaf + (100 * hoogste) / afbouw]),
  ].map((grens) => (grens - inkomen) / verschuiving)
  const vanAftrek = (hoogsteSchijf(schijven).vanaf - inkomen) / bijVoorAftrek(woning)
  const binnen = [...grenzen, vanAftrek].filter((aandeel) => aandeel > 0 && aandeel < 1)
  return [0, ...binnen.toSorted((een, ander) => een - ander), 1]
}

/** Returns `knikken`, with the shares between them at which the tax credits begin or end to take all tax. */
const breekpunten = (wie: Belastinggrond, woning: TeVerdelen): readonly number[] => {
  const punten = knikken(wie, woning)
  const saldi = punten.map((aandeel) => belastingMinKorting(wie, woning, aandeel))
  return punten.flatMap((tot, nummer) => {
    const [van = tot, bij = 0, na = 0] = [punten[nummer - 1], saldi[nummer - 1], saldi[nummer]]
    return bij * na < 0 ? [van + ((tot - van) * bij) / (bij - na), tot] : [tot]
  })
}

/** The tolerance in euro a year. Taxes that differ by at most this amount count as equal. */
const GELIJK = 1e-6

/**
 * Returns the share (0 to 1) of the first person at which two people together pay the least tax. The tax is piecewise
 * linear in the share, so only the shares where its slope changes are tried. If several shares give the least tax, the
 * first person gets the largest of these shares.
 */
export const besteAandeel = (eerste: Belastinggrond, tweede: Belastinggrond, woning: TeVerdelen): number => {
  const samenBij = (aandeel: number): number =>
    belastingBij(eerste, woning, aandeel) + belastingBij(tweede, woning, 1 - aandeel)
  let beste = 1
  let laagste = samenBij(1)
  for (const aandeel of [...breekpunten(eerste, woning), ...breekpunten(tweede, woning).map((deel) => 1 - deel)]) {
    const belasting = samenBij(aandeel)
    if (belasting < laagste - GELIJK || (belasting <= laagste + GELIJK && aandeel > beste)) {
      beste = aandeel
      laagste = Math.min(laagste, belasting)
    }
  }
  return beste
}
