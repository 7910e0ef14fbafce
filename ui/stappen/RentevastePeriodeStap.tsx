import { formatPercentage, type Veld } from '../../domain'
import { useCalculator } from '../context/context'
import { useOrientatie } from '../context/useOrientatie'
import { AdviseurButton } from '../adviseur/AdviseurButton'
import { AfdrukButton } from '../afdruk/AfdrukButton'
import { BenodigdeBedragen } from '../samenvatting/BenodigdeBedragen'
import { DelenButton } from '../delen/DelenButton'
import { knoppen } from '../tekst/nl'
import { renteTekst } from '../tekst/rente'
import { Group, Row, Stack, Text } from '../thema/parts'
import { ReadOnlyField } from '../velden/ReadOnlyField'
import { VergelijkButton } from '../vergelijking/VergelijkButton'
import { useFigureSource } from '../vergelijking/useFigureSource'
import { VerloopButton } from '../verloop/VerloopButton'
import { useVerloopgrond } from '../verloop/useVerloopgrond'
import { WatAlsButton } from '../watAls/WatAlsButton'
import { PeriodeVraag } from './PeriodeVraag'
import { UitkomstMessage } from './UitkomstMessage'
import { useRenteperiodes } from './useRenteperiodes'
import { WatPast } from './WatPast'

/** Step 3: the fixed-rate period, its interest rate, and the message about the outcome. */
export const RentevastePeriodeStap = ({ onZoek }: { readonly onZoek: (veld: Veld) => void }) => {
  const vergeleken = useRenteperiodes()
  const bron = useFigureSource(vergeleken)
  const grond = useVerloopgrond()
  return (
    <Group>
      <Stack>
        <PeriodeVraag vergeleken={vergeleken} />
        <Rente />
        <UitkomstMessage vergeleken={vergeleken} onZoek={onZoek} />
      </Stack>
      <Voorbeeldrente />
      {(bron ?? grond) && (
        <Row uitlijning="cijfers">
          {bron && <VergelijkButton bron={bron} />}
          {grond && <VerloopButton grond={grond} />}
        </Row>
      )}
      <WatPast />
      <Row uitlijning="cijfers">
        <WatAlsButton grond={grond} />
        <DelenButton />
        <AfdrukButton Bedragen={BenodigdeBedragen} />
        <AdviseurButton voor="Klant" titel={renteTekst.meenemen} />
        <AdviseurButton voor="Adviseur" titel={knoppen.openRekenbewijs} />
      </Row>
    </Group>
  )
}

/** The rate of the chosen period: that of the result, or else that of the page. The visitor cannot change it. */
const Rente = () => {
  const { settings } = useCalculator()
  const percentage = useOrientatie(({ loading, fout, renteperiode, financieringsOpzet }) =>
    loading || fout !== undefined ? settings.rentetarieven?.[renteperiode] : financieringsOpzet.rentepercentage,
  )
  return (
    <ReadOnlyField
      label={renteTekst.percentage}
      value={percentage === undefined ? '-' : formatPercentage(percentage)}
    />
  )
}

/** Built-in rates are no offer; it stands below the outcome, which a phone shows first. */
const Voorbeeldrente = () => {
  const { settings } = useCalculator()
  return settings.isVoorbeeldrente && <Text soort="gedempt">{renteTekst.voorbeeldUitleg}</Text>
}
