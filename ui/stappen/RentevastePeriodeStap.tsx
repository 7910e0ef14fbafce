import { toUitkomstmelding } from '../../application'
import { formatPercentage, naamVanPeriode, periodesVan, type RentevastePeriode } from '../../domain'
import { Melding } from '../melding'
import { useOnleesbaar, useRekenhulp } from '../context'
import { algemeen, meldingen, rente } from '../tekst'
import { Groep, Stapel, Tekst } from '../thema'
import { ReadOnlyField, SelectField } from '../velden'
import { useVraag } from '../vragen'

/** Step 3: the fixed-rate period, its interest rate, and the message about the outcome. */
export const RentevastePeriodeStap = () => (
  <Groep>
    <PeriodeVraag />
    <Rente />
    <Uitkomst />
  </Groep>
)

const PeriodeVraag = () => {
  const { orientatie, settings } = useRekenhulp()
  const { value, onChange, ...vraag } = useVraag('renteperiode')
  const zonderRente = (periode: RentevastePeriode): boolean =>
    settings.rentetarieven !== undefined && settings.rentetarieven[periode] === undefined
  return (
    <SelectField
      {...vraag}
      width="smal"
      value={String(value)}
      options={periodesVan(orientatie.labelCode).map((periode) => ({
        value: String(periode),
        text: naamVanPeriode(periode),
        ...(zonderRente(periode) ? { disabled: true, kolommen: [algemeen.geenRenteBekend] } : {}),
      }))}
      onChange={(gekozen) => onChange(Number(gekozen) as RentevastePeriode)}
    />
  )
}

/** The rate of the chosen period: that of the result, or else that of the page. The visitor cannot change it. */
const Rente = () => {
  const { orientatie, settings } = useRekenhulp()
  const percentage =
    orientatie.loading || orientatie.fout !== undefined
      ? settings.rentetarieven?.[orientatie.renteperiode]
      : orientatie.financieringsOpzet.rentepercentage
  return (
    <Stapel ruimte="lijn">
      <ReadOnlyField label={rente.percentage} value={percentage === undefined ? '-' : formatPercentage(percentage)} />
      {settings.isVoorbeeldrente && <Tekst soort="gedempt">{rente.voorbeeldUitleg}</Tekst>}
    </Stapel>
  )
}

const Uitkomst = () => {
  const { samenvatting, stap } = useRekenhulp()
  const onleesbaar = useOnleesbaar()
  switch (toUitkomstmelding(samenvatting, stap, onleesbaar)) {
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
