import { isVerplicht, verplichtMelding } from '../../domain/invoer'
import { waardeVan, type Veld, type Veldwaarde, gevraagdeVelden } from '../../domain/orientatie'
import { useCalculator } from '../context/context'
import { isAlike } from '../context/useSelected'
import { useOrientatie } from '../context/reading'
import { vraagWoorden } from '../tekst/vragen'

/** One question of the calculator as the properties of its field: its words, its answer and its rules. */
export const useVraag = <V extends Veld>(veld: V) => {
  const { beantwoord, form } = useCalculator()
  const tekst = useOrientatie((orientatie) => vraagWoorden(veld, orientatie), isAlike)
  const value = useOrientatie((orientatie) => waardeVan(orientatie, veld))
  return {
    name: veld,
    label: tekst.label,
    helperText: tekst.hulp,
    tooltip: tekst.toelichting,
    required: isVerplicht(veld),
    requiredMessage: verplichtMelding(veld),
    toonFout: form.shownFouten.has(veld),
    onFout: (melding: string) => form.reportFout({ veld, melding }),
    value,
    onChange: (waarde: Veldwaarde<V>) => beantwoord(veld, waarde),
  }
}

/** Is one of these questions asked, with the answers given so far? The domain decides which are. */
export const useGevraagd = (...velden: readonly Veld[]): boolean =>
  useOrientatie((orientatie) => {
    const gevraagd = gevraagdeVelden(orientatie)
    return velden.some((veld) => gevraagd.has(veld))
  })
