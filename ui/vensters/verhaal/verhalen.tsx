import { useState, useMemo, type ReactNode } from 'react'

import { toUitkomstgrond } from '../../../application'
import { legUit, toTekst, type Hoofdstuk } from '../../../application/uitleg'
import { aanbiederVan } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { useIsVerouderd, useNormen, useSamenvatting } from '../../basis/context/reading'
import { Dialog, copied } from '../../basis/dialog/Dialog'
import { useNeeded } from '../../basis/later/usePart'
import { inZin } from '../../tekst/inZin'
import { samenvattingLabels, samenvattingTekst } from '../../tekst/samenvatting'
import { verhaalTekst } from '../../tekst/verhaal'
import { ChoiceButton, SubTitle, ContentDisclosure } from '../../thema/laterParts'
import { Button, Row, SmallTitle, Stack, Text } from '../../thema/parts'
import type { Figure, Verhaalveld } from './VerhaalButton'
import { StapDisclosure } from './StapDisclosure'

interface VerhaalPanelProps {
  readonly veld: Verhaalveld
  /** Are all steps told from the start? */
  readonly alleStappen?: boolean
  /** Called with what a screen reader has to say. */
  readonly onMeld?: (tekst: string) => void
  /** The way to other figures, under what this one comes down to. */
  readonly children?: ReactNode
}

/**
 * How a figure came about: what it comes down to, then the part that gives it and the parts that it rests on, folded.
 * The main steps, and all of them when asked. It follows the figures on screen.
 */
const VerhaalPanel = ({ veld, alleStappen = false, onMeld, children }: VerhaalPanelProps) => {
  const { rentetarieven } = useCalculator().settings
  const [gemeld, setGemeld] = useState('')
  const [alles, setAlles] = useState(alleStappen)
  const { momentopname } = useSamenvatting()
  const isVerouderd = useIsVerouderd()
  const normen = useNormen()
  const verhaal = useMemo(() => {
    const grond = momentopname && toUitkomstgrond(momentopname, { normen, rentetarieven })
    return grond && legUit(grond, veld, alles ? 'volledig' : 'kort')
  }, [momentopname, normen, rentetarieven, veld, alles])
  if (momentopname === undefined) return null
  if (verhaal === undefined)
    return (
      <Stack>
        <Text>{verhaalTekst.vanDienst(aanbiederVan(momentopname.labelCode))}</Text>
        {children}
      </Stack>
    )

  const aanhef = isVerouderd ? [verhaalTekst.verouderd] : []
  const meld = (tekst: string) => {
    setGemeld(tekst)
    onMeld?.(tekst)
  }
  const kopieer = async () => {
    const tekst = toTekst([samenvattingTekst.hoeBerekend, ...aanhef], verhaal)
    const { gekopieerd, kopierenMislukt } = verhaalTekst
    meld(await copied(() => navigator.clipboard.writeText(tekst), gekopieerd, kopierenMislukt))
  }
  return (
    <Stack>
      {aanhef.map((zin) => (
        <Text key={zin}>{zin}</Text>
      ))}
      <Text>{verhaal.kern.join(' ')}</Text>
      {children}
      <Stack key={veld} ruimte="lijn">
        {verhaal.hoofdstukken.toReversed().map((hoofdstuk, nummer) => (
          <Deel key={hoofdstuk.naam} {...hoofdstuk} isEerste={nummer === 0} />
        ))}
      </Stack>
      <Row uitlijning="cijfers">
        <Button soort="tekst" onClick={() => setAlles(!alles)}>
          {alles ? verhaalTekst.toonBelangrijkste : verhaalTekst.toonAlle}
        </Button>
        <Button soort="tekst" onClick={() => void kopieer()}>
          {verhaalTekst.kopieer}
        </Button>
      </Row>
      {gemeld !== '' && <Text soort="gedempt">{gemeld}</Text>}
    </Stack>
  )
}

/**
 * One part of the story, folded under its title. The one that is first when the story is opened, which gives the
 * figure, begins unfolded; what is unfolded stays so when all steps are shown.
 */
const Deel = ({ titel, uitkomst, stappen, isEerste }: Hoofdstuk & { readonly isEerste: boolean }) => {
  const [open] = useState(isEerste)
  return (
    <ContentDisclosure soort="hoofdstuk" open={open}>
      <summary>
        <SmallTitle>{titel}</SmallTitle>
        {!open && uitkomst !== undefined && ` ${uitkomst.replaceAll(' ', '\u00A0')}`}
      </summary>
      <Stack ruimte="dicht">
        {stappen.map((stap) => (
          <StapDisclosure key={stap.id} stap={stap} />
        ))}
      </Stack>
    </ContentDisclosure>
  )
}

interface VerhaalDialogProps {
  /** The figures to choose from, in the order in which they are offered. */
  readonly figures: readonly Figure[]
  /** The one that is told of until another is chosen. */
  readonly eerst: Verhaalveld
  readonly onSluit: () => void
}

/** How a figure on screen came about; on paper it stands in the place of the page. */
const VerhaalDialog = ({ figures, eerst, onSluit }: VerhaalDialogProps) => {
  const [gekozen, setGekozen] = useState(eerst)
  const [gezegd, setGezegd] = useState('')
  const charts = useNeeded('charts', true)
  const figure = figures.find(({ veld }) => veld === gekozen)
  return (
    <Dialog titel={samenvattingTekst.hoeBerekend} gezegd={gezegd} onSluit={onSluit} metWoorden>
      {charts && <charts.OnPaper />}
      <SubTitle>
        {samenvattingLabels[gekozen]}
        {figure && `: ${inZin(figure.bedrag)}`}
      </SubTitle>
      <VerhaalPanel veld={gekozen} onMeld={setGezegd}>
        {figures.length > 1 && (
          <Row role="group" aria-label={verhaalTekst.kiesBedrag}>
            {figures.map(({ veld }) => (
              <ChoiceButton key={veld} aria-pressed={veld === gekozen} onClick={() => setGekozen(veld)}>
                {samenvattingLabels[veld]}
              </ChoiceButton>
            ))}
          </Row>
        )}
      </VerhaalPanel>
    </Dialog>
  )
}

/** How a figure came about, on the screen and on paper. */
export const verhalen = { VerhaalDialog, VerhaalPanel } as const

declare module '../../basis/later/parts' {
  interface Parts {
    readonly verhaal: typeof verhalen
  }
}
