import { describe, expect, it } from 'vitest'

import type { Geval } from '../../../adapters/conformance'
import { readGevallen, toRekenkader } from '../../../adapters/conformance/geval'
import { berekenFinancieringsOpzet, NORMJAREN, normenVan, type Normen, type Rekenkader } from '../../../domain'
import { rightOf } from '../../domain/rekenkern/rightOf'

const gerand = readGevallen().flatMap((geval) => geval.randen.map((rand) => ({ geval, rand })))

/** The table thresholds at which `maximaleHypotheekOpInkomen` jumps, each with a function that moves the threshold. */
const MET_SPRONG: Readonly<Record<string, (normen: Normen, grens: number, anders: number) => Normen>> = {
  'financieringslast.onderAow.rijen': (normen, grens, anders) => metRij(normen, 'onderAow', grens, anders),
  'financieringslast.aow.rijen': (normen, grens, anders) => metRij(normen, 'aow', grens, anders),
  'financieringslast.onderAow.toetsrenteTotEnMet': (normen, grens, anders) =>
    metKolom(normen, 'onderAow', grens, anders),
  'financieringslast.aow.toetsrenteTotEnMet': (normen, grens, anders) => metKolom(normen, 'aow', grens, anders),
  studieschuldfactoren: (normen, grens, anders) => {
    const { studieschuldfactoren } = normen
    const waarde = studieschuldfactoren.waarde.map((een) =>
      een.totEnMet === grens ? { ...een, totEnMet: anders } : een,
    )
    return { ...normen, studieschuldfactoren: { ...studieschuldfactoren, waarde } }
  },
}

type Groep = 'onderAow' | 'aow'

const metTabel = (
  normen: Normen,
  groep: Groep,
  tabel: Partial<Normen['financieringslast']['waarde'][Groep]>,
): Normen => {
  const { waarde } = normen.financieringslast
  const anders = { ...waarde, [groep]: { ...waarde[groep], ...tabel } }
  return { ...normen, financieringslast: { ...normen.financieringslast, waarde: anders } }
}

const metRij = (normen: Normen, groep: Groep, grens: number, anders: number): Normen => {
  const { rijen } = normen.financieringslast.waarde[groep]
  return metTabel(normen, groep, { rijen: rijen.map((rij) => (rij[0] === grens ? [anders, ...rij.slice(1)] : rij)) })
}

const metKolom = (normen: Normen, groep: Groep, grens: number, anders: number): Normen => {
  const { toetsrenteTotEnMet } = normen.financieringslast.waarde[groep]
  return metTabel(normen, groep, {
    toetsrenteTotEnMet: toetsrenteTotEnMet.map((een) => (een === grens ? anders : een)),
  })
}

const isAndersMet = ({ verzoek, kader, financieringsOpzet }: Geval, normen: Normen): boolean => {
  const anders: Rekenkader = { ...toRekenkader({ kader }), normen }
  return (
    rightOf(berekenFinancieringsOpzet(verzoek, anders)).financieringsOpzet.maximaleHypotheekOpInkomen !==
    financieringsOpzet.maximaleHypotheekOpInkomen
  )
}

describe.each(NORMJAREN)('a calculator with a threshold of %i that is one step off', (jaar) => {
  const vanJaar = gerand.filter(({ geval }) => geval.kader.normjaar === jaar)

  it.each(Object.entries(MET_SPRONG))(`moving any threshold of %s changes a result of ${jaar}`, (soort, metGrens) => {
    const erbij = vanJaar.filter(({ rand }) => rand.van === soort)
    const gemist = [...new Set(erbij.map(({ rand }) => rand.grens))].flatMap((grens) =>
      [-1, 1].flatMap((kant) => {
        const bij = erbij.filter(({ rand }) => rand.grens === grens)
        const { verzet: stap } = bij[0]?.rand ?? { verzet: NaN }
        const normen = metGrens(normenVan(jaar), grens, Math.round((grens + kant * stap) * 1000) / 1000)
        return bij.some(({ geval }) => isAndersMet(geval, normen)) ? [] : [`${grens} ${kant}`]
      }),
    )
    expect(gemist).toEqual([])
  })
})
