import type { BenodigdeHypotheekBlok, SamenvattingLine as LineModel } from '../../application'
import { LAATSTE_STAP } from '../../domain'
import { useStap } from '../context/useStap'
import { samenvattingdelenTekst } from '../tekst/samenvattingdelen'
import { KeyFigures } from '../thema/laterParts'
import { Lines, Text } from '../thema/parts'
import { VeranderButton } from '../veranderen/VeranderButton'
import { VerhaalButton } from '../verhaal/VerhaalButton'
import { Betaalwijze } from './Betaalwijze'
import { Details } from './Details'
import { LabelledLine } from './LabelledLine'
import { MaandlastLines } from './MaandlastLines'

export interface BenodigdeBedragenProps {
  readonly blok: BenodigdeHypotheekBlok
}

/** The amounts of 'Je benodigde hypotheek', how the purchase is paid, and what is missing. */
export const BenodigdeBedragen = ({ blok }: BenodigdeBedragenProps) => {
  const stap = useStap()
  const [netto, bruto] = blok.maandlast?.lines ?? []
  return (
    <>
      <KeyFigures>
        <LabelledLine line={blok.hypotheekbedrag} soort="kern" />
        {netto && <LabelledLine line={netto} soort="kern" />}
      </KeyFigures>
      <MaandlastLines maandlast={blok.maandlast} zonderNetto />
      {bedragVan(netto) < bedragVan(bruto) && <Text soort="gedempt">{samenvattingdelenTekst.viaBelasting}</Text>}
      {blok.actief && <VerhaalButton lines={cijfersIn(blok)} />}
      <Betaalwijze delen={blok.betaalwijze} totaal={blok.betaaltotaal} />
      <Lines>
        <LabelledLine line={blok.benodigdeFinanciering} />
      </Lines>
      <Details details={blok.details} />
      <Lines>
        {blok.lines.map((line) => (
          <LabelledLine key={line.key} line={line} soort={soortVan(line)} />
        ))}
      </Lines>
      {blok.actief && stap < LAATSTE_STAP && blok.lines.some(isTekort) && <VeranderButton />}
    </>
  )
}

/** The lines of the block whose figures are told of. */
const cijfersIn = ({ hypotheekbedrag, maandlast, benodigdeFinanciering, lines }: BenodigdeHypotheekBlok) => [
  hypotheekbedrag,
  ...(maandlast?.lines ?? []),
  benodigdeFinanciering,
  ...lines,
]

/** The amount of a line in euro; 0 when there is none. */
const bedragVan = (line: LineModel | undefined): number => (line?.waarde._tag === 'Bedrag' ? line.waarde.bedrag : 0)

const isTekort = (line: LineModel): boolean => line.key === 'extraBenodigdeEigenInleg' && bedragVan(line) > 0

const soortVan = (line: LineModel) => (isTekort(line) ? 'tekort' : 'gewoon')
