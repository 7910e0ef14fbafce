import type { BenodigdeHypotheekBlok, SamenvattingLine as LineModel } from '../../application'
import { LAATSTE_STAP } from '../../domain/orientatie'
import { useSamenvatting, useStap } from '../context/reading'
import { samenvattingdelenTekst } from '../tekst/rente'
import { Lines, Text } from '../thema/parts'
import { VeranderButton } from '../veranderen/VeranderButton'
import { VerhaalButton } from '../verhaal/VerhaalButton'
import { Betaalwijze } from './Betaalwijze'
import { Details } from './Details'
import { LabelledLine, MaandlastLines } from './LabelledLine'
import { bedragVan, ongezegdIn } from './lineText'

export interface BenodigdeBedragenProps {
  readonly blok: BenodigdeHypotheekBlok
}

/**
 * The amounts of 'Je benodigde hypotheek', how the purchase is paid, and what is missing. On step 2 the answer is among
 * them: what is missing, or else the mortgage. Step 3 has its answer above its own questions.
 */
export const BenodigdeBedragen = ({ blok }: BenodigdeBedragenProps) => {
  const isLaatste = useStap() === LAATSTE_STAP
  const tekort = blok.lines.find(isTekort)
  const kern = isLaatste || !blok.actief ? undefined : (tekort ?? blok.hypotheekbedrag)
  const [netto, bruto] = blok.maandlast?.lines ?? []
  const opzet = useSamenvatting().momentopname?.financieringsOpzet
  const { viaBelasting, metWoning } = samenvattingdelenTekst
  return (
    <>
      <Lines>
        {kern && <LabelledLine line={kern} soort="kern" />}
        {kern !== blok.hypotheekbedrag && <LabelledLine line={blok.hypotheekbedrag} soort="som" />}
      </Lines>
      {kern === tekort && tekort && <VeranderButton />}
      <MaandlastLines maandlast={blok.maandlast} />
      {bedragVan(netto) < bedragVan(bruto) && (
        <Text soort="gedempt">
          {viaBelasting}
          {opzet?.hypotheekbedrag === opzet?.maximaleHypotheekOpInkomen && ` ${metWoning}`}
        </Text>
      )}
      {blok.actief && (tekort !== undefined || (!isLaatste && bedragVan(blok.hypotheekbedrag) > 0)) && (
        <VerhaalButton
          eerst={isLaatste ? 'extraBenodigdeEigenInleg' : 'hypotheekbedrag'}
          lines={[blok.hypotheekbedrag, blok.benodigdeFinanciering, ...blok.lines]}
        />
      )}
      <Betaalwijze delen={blok.betaalwijze} totaal={blok.betaaltotaal} ongezegd={ongezegdIn(blok)} />
      <Lines>
        <LabelledLine line={blok.benodigdeFinanciering} />
      </Lines>
      <Details details={blok.details} />
      <Lines>
        {blok.lines
          .filter((line) => line !== kern)
          .map((line) => (
            <LabelledLine key={line.key} line={line} soort={isTekort(line) ? 'tekort' : 'gewoon'} />
          ))}
      </Lines>
    </>
  )
}

const isTekort = (line: LineModel): boolean => line.key === 'extraBenodigdeEigenInleg' && bedragVan(line) > 0
