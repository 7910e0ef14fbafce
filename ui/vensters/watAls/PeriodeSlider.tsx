import { useId } from 'react'

import { rentepaarVan, type Rentetarieven } from '../../../domain'
import { naamVanPeriode, periodesVan, type LabelCode, type RentevastePeriode } from '../../../domain/orientatie'
import { showRentes } from '../../tekst/rentesoort'
import { watAlsTekst as tekst } from '../../tekst/watAls'
import { FieldLabelText, InputOutline, Stack, Text } from '../../thema/parts'
import { ReleaseSlider } from './ReleaseSlider'

interface PeriodeSliderProps {
  readonly label: string
  /** The periods to choose from, in ascending order; see `kiesbarePeriodes`. */
  readonly periodes: readonly RentevastePeriode[]
  readonly value: RentevastePeriode
  readonly rentetarieven: Rentetarieven | undefined
  /** The rate of the chosen period as text; undefined to show the rates of the page. */
  readonly rente: string | undefined
  /** Called with each period of the slider while it moves; with undefined when the browser cancels the move. */
  readonly onSchuif: (periode: RentevastePeriode | undefined) => void
  /** Called with the period of a released slider. */
  readonly onKies: (periode: RentevastePeriode) => void
}

/** A slider over the fixed-rate periods. Its text is the name of the chosen period with its rate, where known. */
export const PeriodeSlider = ({ periodes, value, rentetarieven, ...rest }: PeriodeSliderProps) => {
  const id = useId()
  const rentes = rentetarieven && rentepaarVan(rentetarieven, value)
  const rente = rest.rente ?? (rentes && showRentes(rentes))
  const keuze = rente === undefined ? naamVanPeriode(value) : tekst.periodeMetRente(naamVanPeriode(value), rente)
  return (
    <Stack ruimte="lijn" data-veld="renteperiode">
      <FieldLabelText id={id}>{rest.label}</FieldLabelText>
      <InputOutline data-tekst="" aria-hidden="true" style={IN_THE_MIDDLE}>
        <Text>{keuze}</Text>
      </InputOutline>
      <ReleaseSlider
        aria-labelledby={id}
        aria-valuetext={keuze}
        bereik={{ laagste: 0, hoogste: periodes.length - 1, stap: 1 }}
        value={periodes.indexOf(value)}
        onSchuif={(nummer) => rest.onSchuif(nummer === undefined ? undefined : periodes[nummer])}
        onKies={(nummer) => rest.onKies(periodes[nummer] ?? value)}
      />
    </Stack>
  )
}

const IN_THE_MIDDLE = { alignItems: 'center' } as const

/**
 * Returns the periods of a brand that have a rate, and the current period (`huidig`). Without rates, as when a service
 * calculates with its own, these are all periods of the brand.
 */
export const kiesbarePeriodes = (
  labelCode: LabelCode,
  rentetarieven: Rentetarieven | undefined,
  huidig: RentevastePeriode,
): readonly RentevastePeriode[] =>
  periodesVan(labelCode).filter(
    (periode) =>
      periode === huidig || rentetarieven === undefined || rentepaarVan(rentetarieven, periode) !== undefined,
  )
