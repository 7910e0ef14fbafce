import { formatEuro } from '../../geld/parseBedrag'
import { pensioeninkomen } from '../aanvragers/aanvragers.stappen'
import { vastBedrag, deel } from '../formule'
import { stap, wet, type Woorden } from '../woorden'
import { bijzaak, type Cijfers, type Gezegd, type Huishouden } from '../zin'
import { betaalt, jouwInkomen, opsomming, perWie } from '../stapzinnen'
import type * as stappen from './aanvrager.stappen'

export * from './aanvrager.stappen'

/** Returns an article of the Trhk as legal source, with publication and status of the norm `studieschuldfactoren`. */
const trhk = (artikel: string) => wet('studieschuldfactoren', artikel)
const ART_3 = trhk('art. 3')

type Inkomenscijfers = Cijfers<Parameters<typeof stappen.toetsinkomen>[0]>

/** Returns the text about an income from which alimony is subtracted. */
const naAlimentatie = ({ bedrag, omvang, uitkomst }: Inkomenscijfers, { samen }: Huishouden): string => {
  const eraf = `Van ${bedrag('inkomen')} inkomen gaat 12 keer ${bedrag('alimentatie')} partneralimentatie af`
  if (uitkomst >= 0) return `${eraf}, dus er telt ${bedrag()} mee.`
  return samen
    ? `${eraf}. Dat is ${omvang()} meer dan er is. Dat gaat van jullie inkomen af.`
    : `${eraf}. Er telt dus niets mee.`
}

/** Returns the text about one person's income after a retirement: the pension, or the income that stays the same. */
const naPensioen = (cijfers: Inkomenscijfers, bij: Huishouden): Gezegd => {
  const { wie, getal, bedrag, isVan } = cijfers
  const zin = isVan('inkomen', pensioeninkomen)
    ? `Met pensioen is ${perWie('je inkomen', 'het inkomen van je partner')(wie)} ${bedrag('inkomen')} per jaar.`
    : `${jouwInkomen(wie)} blijft ${bedrag('inkomen')} per jaar.`
  return getal('alimentatie') > 0 ? [zin, naAlimentatie(cijfers, bij)] : zin
}

const toetsinkomen = (cijfers: Inkomenscijfers, bij: Huishouden): Gezegd => {
  const { wie, moment, getal, invoer, bedrag, isLeeg } = cijfers
  const alimentatie = getal('alimentatie')
  if (invoer('soort') === 'Overig')
    return alimentatie > 0
      ? `Dit soort inkomen telt niet mee, en er gaat 12 keer ${bedrag('alimentatie')} partneralimentatie af.`
      : `Dit soort inkomen telt niet mee, dus we rekenen met ${formatEuro(0)}.`
  if (moment !== 'nu') return naPensioen(cijfers, bij)
  if (alimentatie > 0) return naAlimentatie(cijfers, bij)
  return isLeeg('inkomen')
    ? `Je vulde geen inkomen${perWie('', ' van je partner')(wie)} in, dus we rekenen met ${formatEuro(0)}.`
    : `${jouwInkomen(wie)} telt helemaal mee: ${bedrag('inkomen')} per jaar.`
}

const verplichtingen = (cijfers: Cijfers<Parameters<typeof stappen.verplichtingen>[0]>): Gezegd => {
  const { wie, bedrag, uitkomst } = cijfers
  const betaald = cijfers.betaald()
  const [enige, ...andere] = betaald
  if (uitkomst === 0) return bijzaak(`${betaalt(wie)} niets aan schulden.`)
  if (enige?.waarde === uitkomst && andere.length === 0)
    return `${betaalt(wie)} ${enige.bedrag} per maand voor ${enige.waarvoor}: dat telt helemaal mee.`
  const alles = opsomming(betaald.map((een) => `${een.bedrag} voor ${een.waarvoor}`))
  return `${betaalt(wie)} ${alles}: dat telt mee als ${bedrag()} per maand.`
}

export const toetsPerAanvragerWoorden: Woorden<typeof stappen> = {
  toetsinkomen: stap('verschil', 'euro per jaar', ({ van }) => `Toetsinkomen${van}: het inkomen dat meetelt`, ART_3, {
    afronding: 'op een miljoenste euro',
    formule: ({ soort }) =>
      (soort === 'Overig' ? vastBedrag(0, 'inkomen') : deel('inkomen'))
        .min(deel(12).maal('alimentatie', 'partneralimentatie'))
        .anders('een overig inkomen telt niet mee'),
    plaatsing: { elkMoment: true },
    zinBij: toetsinkomen,
    keuze: 'Tijdelijk inkomen en inkomen uit een onderneming tellen helemaal mee.',
  }),
  verplichtingen: stap(
    'som',
    'euro per maand',
    ({ van }) => `Schulden${van}: wat per maand naar leningen en studieschuld gaat`,
    trhk('art. 3, 3a'),
    {
      plaatsing: { verhaaldeel: 'schulden' },
      formule: deel('leningen').plus(deel('studieschuld').maal('factor')),
      zin: verplichtingen,
      keuze: ({ leningen, studieschuld }) =>
        leningen + studieschuld > 0 && 'Het ingevulde bedrag per maand telt, ook als 2% van de hele lening meer is.',
    },
  ),
}
