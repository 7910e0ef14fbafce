import { toSamenvattingState, toUitkomstmelding } from '../../application'
import { formatPercentage, naamVanPeriode, periodesVan, type RentevastePeriode } from '../../domain'
import { Melding } from '../melding'
import { useOnleesbaar, useOrientatie, useRekenhulp, useStap } from '../context'
import { algemeneTekst, meldingen, renteTekst } from '../tekst'
import { Group, Stack, Text } from '../thema'
import { ReadOnlyField, SelectField } from '../velden'
import { useVraag } from '../vragen'

/** Step 3: the fixed-rate period, its interest rate, and the message about the outcome. */
export const RentevastePeriodeStap = () => (
  <Group>
    <PeriodeVraag />
    <Rente />
    <Uitkomst />
  </Group>
)

const PeriodeVraag = () => {
  const { settings } = useRekenhulp()
  const { value, onChange, ...vraag } = useVraag('renteperiode')
  const periodes = periodesVan(useOrientatie(({ labelCode }) => labelCode))
  const zonderRente = (periode: RentevastePeriode): boolean =>
    settings.rentetarieven !== undefined && settings.rentetarieven[periode] === undefined
  return (
    <SelectField
      {...vraag}
      width="smal"
      value={String(value)}
      options={periodes.map((periode) => ({
        value: String(periode),
        text: naamVanPeriode(periode),
        ...(zonderRente(periode) ? { disabled: true, kolommen: [algemeneTekst.geenRenteBekend] } : {}),
      }))}
      onChange={(gekozen) => {
        const periode = periodes.find((maanden) => String(maanden) === gekozen)
        if (periode !== undefined) onChange(periode)
      }}
    />
  )
}

/** The rate of the chosen period: that of the result, or else that of the page. The visitor cannot change it. */
const Rente = () => {
  const { settings } = useRekenhulp()
  const percentage = useOrientatie(({ loading, fout, renteperiode, financieringsOpzet }) =>
    loading || fout !== undefined ? settings.rentetarieven?.[renteperiode] : financieringsOpzet.rentepercentage,
  )
  return (
    <Stack ruimte="lijn">
      <ReadOnlyField
        label={renteTekst.percentage}
        value={percentage === undefined ? '-' : formatPercentage(percentage)}
      />
      {settings.isVoorbeeldrente && <Text soort="gedempt">{renteTekst.voorbeeldUitleg}</Text>}
    </Stack>
  )
}

const Uitkomst = () => {
  const stap = useStap()
  const onleesbaar = useOnleesbaar()
  const melding = useOrientatie((stand) => toUitkomstmelding(toSamenvattingState(stand), stap, onleesbaar))
  switch (melding) {
    case 'waarschuwing':
      return (
        <Melding soort="waarschuwing">
          <p>{meldingen.letOp}</p>
        </Melding>
      )
    case 'schatting':
      return (
        <Melding soort="goed">
          <p>{meldingen.inschatting}</p>
        </Melding>
      )
    case undefined:
      return null
  }
}
