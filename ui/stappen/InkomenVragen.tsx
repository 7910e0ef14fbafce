import { DIENST_BETREKKINGEN, isLoondienst, naamVanDienstBetrekking, type Veld, type Wie } from '../../domain'
import { useRekenhulp } from '../context'
import { meldingen } from '../tekst'
import { Stapel, Tekst, Vervolg } from '../thema'
import { KeuzeField } from '../velden'
import { BedragVraag, JaNeeVraag, useKeuze } from '../vragen'
import { JaarinkomenHulp } from '../hulp'
import { OverigMelding, overigTekst } from './OverigMelding'

interface InkomenVragenProps {
  readonly wie: Wie
  readonly zichtbaar: ReadonlySet<Veld>
}

/** The income of one home buyer: its kind, its amount, and the pension to come. */
export const InkomenVragen = ({ wie, zichtbaar }: InkomenVragenProps) => {
  const { dienstBetrekking } = useRekenhulp().orientatie[wie]
  return (
    <>
      <Stapel ruimte="alinea">
        <DienstBetrekkingVraag wie={wie} />
        {dienstBetrekking === 'Overig' && <OverigMelding wie={wie} />}
      </Stapel>
      {zichtbaar.has(`${wie}.inkomen`) && (
        <Vervolg>
          <BedragVraag veld={`${wie}.inkomen`} />
          {isLoondienst(dienstBetrekking) && <JaarinkomenHulp wie={wie} />}
        </Vervolg>
      )}
      {zichtbaar.has(`${wie}.inkomenPensioen`) && (
        <Vervolg>
          <BedragVraag veld={`${wie}.inkomenPensioen`} />
          <Tekst soort="gedempt">{wie === 'eigen' ? meldingen.pensioenAow : meldingen.pensioenAowPartner}</Tekst>
        </Vervolg>
      )}
      {zichtbaar.has(`${wie}.pensioenBinnen10Jaar`) && <JaNeeVraag veld={`${wie}.pensioenBinnen10Jaar`} />}
      {zichtbaar.has(`${wie}.inkomenPensioenVerwacht`) && (
        <Vervolg>
          <BedragVraag veld={`${wie}.inkomenPensioenVerwacht`} />
        </Vervolg>
      )}
    </>
  )
}

/** The kind of income. Choosing Overig is announced too, since no income question follows it. */
const DienstBetrekkingVraag = ({ wie }: { readonly wie: Wie }) => {
  const { orientatie, services } = useRekenhulp()
  const vraag = useKeuze(`${wie}.dienstBetrekking`)
  return (
    <KeuzeField
      {...vraag}
      options={DIENST_BETREKKINGEN.map((value) => ({
        value,
        text: naamVanDienstBetrekking(value, orientatie.labelCode),
      }))}
      onChange={(gekozen) => {
        vraag.onChange(gekozen)
        if (gekozen === 'Overig') services.aankondiging.meldDringend(overigTekst(wie, orientatie.labelCode))
      }}
    />
  )
}
