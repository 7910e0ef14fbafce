import { isVerplicht, verplichtMelding, waardeVan, type Veld, type Veldwaarde } from '../../domain'
import { useRekenhulp } from '../rekenhulp'
import { vragen } from '../tekst'

/** One question of the calculator as the properties of its field: its words, its answer and its rules. */
export const useVraag = <V extends Veld>(veld: V) => {
  const { orientatie, beantwoord, formulier } = useRekenhulp()
  const tekst = vragen[veld]
  return {
    name: veld,
    label: tekst.label,
    helperText: tekst.hulp,
    tooltip: tekst.toelichting,
    required: isVerplicht(veld),
    requiredMessage: verplichtMelding(veld),
    toonFout: formulier.toonFouten.has(veld),
    onFout: (melding: string) => formulier.meldFout({ veld, melding }),
    value: waardeVan(orientatie, veld),
    onChange: (waarde: Veldwaarde<V>) => beantwoord(veld, waarde),
  }
}
