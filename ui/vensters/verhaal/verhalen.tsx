import { useState, useMemo } from 'react'

import { legUit, toTekst, type Hoofdstuk } from '../../../application/uitleg'
import { formatEuro } from '../../../domain/geld'
import { aanbiederVan } from '../../../domain/orientatie'
import { useIsVerouderd, useSamenvatting } from '../../basis/context/reading'
import { Dialog, copied } from '../../basis/dialog/Dialog'
import { useNeeded } from '../../basis/lazy/usePart'
import { samenvattingLabels, samenvattingTekst } from '../../tekst/samenvatting'
import { verhaalTekst } from '../../tekst/verhaal'
import { ChoiceButton, ContentDisclosure } from '../../thema/lazyParts'
import { Button, GroupTitle, Row, SmallTitle, Stack, Text } from '../../thema/parts'
import { BoxChain } from './BoxChain'
import { StapDisclosure } from './StapDisclosure'
import type { VerhaalDialogProps, VerhaalPanelProps, Verhalen } from '../../basis/lazy/types/verhaal'

/**
 * Explains a figure: boxes that lead to the figure, then folded chapters with the main steps. A button shows all steps
 * and unfolds the chapters. A sentence replaces a missing explanation. Renders nothing without a result.
 */
const VerhaalPanel = ({ veld, alleStappen = false, onMeld, children }: VerhaalPanelProps) => {
  const [gemeld, setGemeld] = useState('')
  const [alles, setAlles] = useState(alleStappen)
  const { momentopname } = useSamenvatting()
  const isVerouderd = useIsVerouderd()
  const verhaal = useMemo(
    () => momentopname && legUit(momentopname, veld, alles ? 'volledig' : 'kort'),
    [momentopname, veld, alles],
  )
  if (momentopname === undefined) return null
  if (verhaal === undefined)
    return (
      <Stack>
        <Text>{verhaalTekst.vanDienst(aanbiederVan(momentopname.labelCode))}</Text>
        {children}
      </Stack>
    )

  const { vakken, naast, hoofdstukken } = verhaal
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
      {vakken.length > 0 && <BoxChain vakken={vakken} />}
      {naast.length > 0 && <Text>{naast.map(({ zin }) => zin).join(' ')}</Text>}
      {children}
      <div key={veld}>
        {hoofdstukken.toReversed().map((hoofdstuk) => (
          <Deel key={hoofdstuk.naam} {...hoofdstuk} open={alles} />
        ))}
      </div>
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

/** One chapter of an explanation: a disclosure with its title and result, which contains its steps. */
const Deel = ({ titel, uitkomst, stappen, open }: Hoofdstuk & { readonly open: boolean }) => (
  <ContentDisclosure soort="hoofdstuk" open={open}>
    <summary>
      <SmallTitle>{titel}</SmallTitle> {uitkomst !== undefined && <span>{uitkomst.waarde}</span>}
    </summary>
    <div>
      {stappen.map((stap) => (
        <StapDisclosure key={stap.id} stap={stap} />
      ))}
    </div>
  </ContentDisclosure>
)

/** The dialog that explains a figure. In print, `charts.OnPaper` hides the page around the dialog. */
const VerhaalDialog = ({ figures, eerst, onSluit }: VerhaalDialogProps) => {
  const [gekozen, setGekozen] = useState(eerst)
  const [gezegd, setGezegd] = useState('')
  const charts = useNeeded('charts', true)
  const figure = figures.find(({ veld }) => veld === gekozen)
  return (
    <Dialog titel={samenvattingTekst.hoeBerekend} gezegd={gezegd} onSluit={onSluit} metWoorden>
      {charts && <charts.OnPaper />}
      <GroupTitle>
        {samenvattingLabels[gekozen]}
        {figure && `: ${formatEuro(figure.bedrag)}`}
      </GroupTitle>
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

export const verhalen: Verhalen = { VerhaalDialog, VerhaalPanel }
