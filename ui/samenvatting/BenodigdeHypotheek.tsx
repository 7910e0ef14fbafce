import { useId } from 'react'

import type { BenodigdeHypotheekBlok, SamenvattingLine as LineModel } from '../../application'
import { LAATSTE_STAP } from '../../domain'
import { memoAlike, useStap } from '../context'
import { samenvattingTekst } from '../tekst'
import { Block, KeyFigures, Lines, Row, Text } from '../thema'
import { VeranderButton } from '../veranderen'
import { VerhaalButton } from '../verhaal'
import { Betaalwijze } from './Betaalwijze'
import { BlokTitle } from './BlokTitle'
import { Details } from './Details'
import { MaandlastLines } from './MaandlastLines'
import { LabelledLine } from './LabelledLine'

/**
 * 'Je benodigde hypotheek': the mortgage with what it costs a month, what the home costs, how it is paid, and what is
 * missing. Greyed until step 2, and no more than its title while it has nothing.
 */
export const BenodigdeHypotheek = memoAlike(({ blok }: { readonly blok: BenodigdeHypotheekBlok }) => {
  const id = useId()
  return (
    <Block aria-labelledby={id} aria-hidden={!blok.actief} inert={!blok.actief} gedimd={!blok.actief} scheiding>
      {blok.leeg ? (
        <Row>
          <BlokTitle id={id} titel={samenvattingTekst.benodigdeHypotheek} />
          <Text soort="gedempt">{samenvattingTekst.wachtOpWoning}</Text>
        </Row>
      ) : (
        <Inhoud id={id} blok={blok} />
      )}
    </Block>
  )
})

interface InhoudProps {
  readonly id: string
  readonly blok: BenodigdeHypotheekBlok
}

const Inhoud = ({ id, blok }: InhoudProps) => {
  const stap = useStap()
  const [netto, bruto] = blok.maandlast?.lines ?? []
  return (
    <>
      <BlokTitle id={id} titel={samenvattingTekst.benodigdeHypotheek} />
      <KeyFigures>
        <LabelledLine line={blok.hypotheekbedrag} soort="kern" />
        {netto && <LabelledLine line={netto} soort="kern" />}
      </KeyFigures>
      <MaandlastLines maandlast={blok.maandlast} zonderNetto />
      {bedragVan(netto) < bedragVan(bruto) && <Text soort="gedempt">{samenvattingTekst.viaBelasting}</Text>}
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
