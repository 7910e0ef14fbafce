import { rentepaarVan, type FinancieringsOpzetVerzoek, type RekenFout, type Rekenkader } from '../../domain'
import { aanbiederVan, periodesVan } from '../../domain/orientatie'

/** The Dutch texts that only the replies to an assistant use. The assistant shows them to a person. */
export const assistentTekst = {
  aannames: 'Waar we van uitgaan:',
  bewijs: (zegel: string) => `Rekenbewijs: ${zegel}`,
  periode: (rente: string, lenen: string) => `rente ${rente}. Je kan ${lenen} lenen.`,
  perMaand: (lening: string, bruto: string, netto: string) =>
    `Bij een hypotheek van ${lening} betaal je per maand ${bruto} bruto en ${netto} netto.`,
  restant: (bedrag: string) => `Daarna moet je nog ${bedrag} aflossen.`,
  verschil: (jaar: number, eerder: number) => `Het verschil, ${jaar} min ${eerder}:`,
  geenVerschil: 'De uitkomst is met beide leennormen gelijk.',
  nietsNodig: 'Er hoeft niets te veranderen: je kan dit bedrag al lenen.',
} as const

/** The Dutch texts about invalid input: what is wrong, and what to do. */
export const refusals = {
  nietGoed: 'Dit klopt nog niet. Verbeter het en vraag het opnieuw:',
  geenCijfer: (velden: readonly string[]) =>
    `veld: dit bedrag is er niet in deze berekening; kies een van ${velden.join(', ')}`,
  vrijstelling: (veld: string, mogelijk: readonly string[]) =>
    `${veld}: verwacht bij deze hypotheekgevers een van ${mogelijk.join(', ')}`,
  perJaar: (veld: string, vraag: string) => `${veld}: ${vraag} Is het per jaar? Geef dan inkomenPerJaar: true mee.`,
  zelfdeJaar: 'anderNormjaar: kies een ander jaar dan normjaar',
  zonderWoning: 'verzoek.onderpand: vul een woning in, of vraag met teLenen naar een bedrag',
} as const

/** Returns the Dutch reason why a request cannot be calculated. Most reasons also contain what to do. */
export const refusalOf = (fout: RekenFout, { labelCode }: FinancieringsOpzetVerzoek, kader: Rekenkader): string => {
  const periodes = periodesVan(labelCode)
  const bij = (melding: string): string => `verzoek.rentevastperiode: ${melding}`
  switch (fout._tag) {
    case 'OnleesbaarVerzoek':
      return fout.meldingen.map((melding) => `verzoek.${melding}`).join('; ')
    case 'OnbekendePeriode': {
      const geen = `${aanbiederVan(labelCode)} heeft geen periode van ${fout.rentevastperiode} maanden`
      return bij(`${geen}; kies een van ${periodes.join(', ')}`)
    }
    case 'GeenRente': {
      const bekend = periodes.filter((periode) => rentepaarVan(kader.rentetarieven, periode) !== undefined)
      const kies = bekend.length === 0 ? '' : `, of kies een van ${bekend.join(', ')}`
      return bij(`er is geen rente voor ${fout.rentevastperiode} maanden; geef rentetarieven mee${kies}`)
    }
    case 'OngeldigeRente':
      return `rentetarieven: verwacht voor ${fout.rentevastperiode} maanden een rente van 0 tot en met 100 procent`
    case 'OngeldigeKosten':
      return `${fout.kostenpost}: verwacht een bedrag van 0 tot en met 99999999`
    case 'OngeldigeStartersvrijstelling':
      return refusals.vrijstelling('startersvrijstelling', fout.mogelijk)
  }
}
