import {
  DIENST_BETREKKINGEN,
  isLoondienst,
  naamVanDienstBetrekking,
  VRAGENGROEPEN,
  type Wie,
} from '../../domain/orientatie'
import { useCalculator } from '../basis/context/context'
import { meldingen, overigInZinnen, overigTekst } from '../tekst/nl'
import { koperswoorden } from '../tekst/vragen/inkomen'
import { Stack, Text } from '../thema/parts'
import { KeuzeField } from '../velden/KeuzeField'
import { koperVraag } from './koperVraag'
import { JaNeeVraag, useKeuze, Vervolgvragen, VragenGroup, useGevraagd } from '../velden/Vraag'
import { JaarinkomenHulp } from '../vensters/hulp/JaarinkomenHulp'
import { Message } from '../basis/message/Message'
import { useOrientatie } from '../basis/context/reading'
import { useAppearing } from '../basis/context/useAppearing'
import { VoorbeeldLine } from './VoorbeeldLine'

interface InkomenVragenProps {
  readonly wie: Wie
  readonly titel: string
}

/** The income questions of one home buyer. Renders nothing while the kind of income of this buyer is not asked. */
export const InkomenVragen = ({ wie, titel }: InkomenVragenProps) =>
  useGevraagd(`${wie}.dienstBetrekking`) && (
    <VragenGroup titel={titel}>
      {VRAGENGROEPEN.inkomen.map((vraag) => (
        <InkomenVraag key={vraag} wie={wie} vraag={vraag} />
      ))}
    </VragenGroup>
  )

interface InkomenVraagProps {
  readonly wie: Wie
  readonly vraag: (typeof VRAGENGROEPEN.inkomen)[number]
}

const InkomenVraag = ({ wie, vraag }: InkomenVraagProps) => {
  const appearing = useAppearing()
  if (vraag === 'dienstBetrekking') return <SoortInkomenVraag wie={wie} />
  if (vraag === 'pensioenBinnen10Jaar') return <JaNeeVraag {...koperVraag(wie, vraag)} />
  return (
    <Vervolgvragen vragen={[koperVraag(wie, vraag)]}>
      {vraag === 'inkomen' && wie === 'eigen' && <VoorbeeldLine />}
      {vraag === 'inkomen' && <LoonHulp wie={wie} />}
      {vraag === 'inkomenPensioen' && (
        <Text ref={appearing}>{wie === 'eigen' ? meldingen.pensioenAow : meldingen.pensioenAowPartner}</Text>
      )}
      {vraag === 'inkomenPensioenVerwacht' && <Text ref={appearing}>{meldingen.pensioenTelt}</Text>}
    </Vervolgvragen>
  )
}

/** The question about the kind of income. The choice `Overig` adds a message that such income does not count. */
const SoortInkomenVraag = ({ wie }: { readonly wie: Wie }) => {
  const dienstBetrekking = useOrientatie((orientatie) => orientatie[wie].dienstBetrekking)
  const appearing = useAppearing()
  return (
    <Stack ruimte="alinea">
      <DienstBetrekkingVraag wie={wie} />
      {dienstBetrekking === 'Overig' && <OverigMessage wie={wie} appearing={appearing} />}
    </Stack>
  )
}

/** A button that opens the income calculator. Renders nothing for a buyer who does not work for an employer. */
const LoonHulp = ({ wie }: { readonly wie: Wie }) =>
  useOrientatie((orientatie) => isLoondienst(orientatie[wie].dienstBetrekking)) && <JaarinkomenHulp wie={wie} />

/** The radio buttons for the kind of income. Choosing `Overig` announces that such income does not count. */
const DienstBetrekkingVraag = ({ wie }: { readonly wie: Wie }) => {
  const { announcement } = useCalculator().services
  const labelCode = useOrientatie((orientatie) => orientatie.labelCode)
  const vraag = useKeuze(`${wie}.dienstBetrekking`, koperswoorden.dienstBetrekking[wie])
  return (
    <KeuzeField
      {...vraag}
      options={DIENST_BETREKKINGEN.map((value) => ({
        value,
        text: naamVanDienstBetrekking(value, labelCode),
      }))}
      onChange={(gekozen) => {
        vraag.onChange(gekozen)
        if (gekozen === 'Overig') announcement.announceUrgently(overigInZinnen(wie, labelCode))
      }}
    />
  )
}

interface OverigMessageProps {
  readonly wie: Wie
  readonly appearing: (message: Element | null) => void
}

/** The message that income of the kind `Overig` does not count. */
const OverigMessage = ({ wie, appearing }: OverigMessageProps) => {
  const labelCode = useOrientatie((orientatie) => orientatie.labelCode)
  const [teltNiet, blijvend] = overigTekst(wie, labelCode)
  return (
    <Message soort="fout">
      <div ref={appearing}>
        <p>{teltNiet}</p>
        <p>{blijvend}</p>
      </div>
    </Message>
  )
}
