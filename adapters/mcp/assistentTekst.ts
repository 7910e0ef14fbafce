/** The words of an answer to an assistant, which passes them on to a person. */
export const assistentTekst = {
  aannames: 'Waar we van uitgaan:',
  bewijs: (zegel: string) => `Rekenbewijs: ${zegel}`,
  periode: (rente: string, lenen: string, bruto: string, netto: string) =>
    `rente ${rente}. Je kan ${lenen} lenen. Per maand betaal je ${bruto} bruto en ${netto} netto.`,
  restant: (bedrag: string) => `Daarna moet je nog ${bedrag} aflossen.`,
  verschil: (jaar: number, eerder: number) => `Het verschil, ${jaar} min ${eerder}:`,
  geenVerschil: 'De uitkomst is met beide leennormen gelijk.',
  nietsNodig: 'Er hoeft niets te veranderen: je kan dit bedrag al lenen.',
} as const
