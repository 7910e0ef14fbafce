import { useMemo, useState } from 'react'

import { aanbiederVan, type FinancieringsOpzet } from '../../domain'
import { useNormen, useOnleesbaar, useRekenhulp, useSamenvatting } from '../context'
import { samenvattingTekst, verhaalTekst } from '../tekst'
import { Button, Disclosure, Row, SmallTitle, Stack, Text } from '../thema'
import { inEuros } from './getallen'
import { Stap } from './Stap'
import { toTekst } from './toTekst'
import { toVerhaal } from './toVerhaal'
import { toVertelgrond } from './toVertelgrond'
import type { Hoofdstuk } from './verhaal'

interface VerhaalPaneelProps {
  readonly id: string
  readonly veld: keyof FinancieringsOpzet
}

/**
 * How a figure came about: the part that gives it first, then the parts that it rests on, folded. The main steps, and
 * all of them when asked. It follows the figures on screen.
 */
export const VerhaalPaneel = ({ id, veld }: VerhaalPaneelProps) => {
  const { settings, services } = useRekenhulp()
  const [gemeld, setGemeld] = useState('')
  const [alles, setAlles] = useState(false)
  const { momentopname, fout, loading } = useSamenvatting()
  const onleesbaar = useOnleesbaar()
  const normen = useNormen()
  const isLokaal = settings.rentetarieven !== undefined
  const verhaal = useMemo(() => {
    const grond = momentopname && toVertelgrond(momentopname, isLokaal ? normen : undefined, veld)
    return grond && toVerhaal(grond, alles ? 'volledig' : 'kort')
  }, [momentopname, normen, isLokaal, veld, alles])
  if (momentopname === undefined) return null
  if (verhaal === undefined) return <Text id={id}>{verhaalTekst.vanDienst(aanbiederVan(momentopname.labelCode))}</Text>

  const isVerouderd = fout !== undefined || onleesbaar || loading
  const aanhef = [
    verhaalTekst.inleiding(inEuros(Number(momentopname.financieringsOpzet[veld]))),
    ...(isVerouderd ? [verhaalTekst.verouderd] : []),
  ]
  const meld = (tekst: string) => {
    setGemeld(tekst)
    services.announcement.announce(tekst)
  }
  const kopieer = () => {
    const { hoeBerekend } = samenvattingTekst
    navigator.clipboard.writeText(toTekst([hoeBerekend, ...aanhef], verhaal)).then(
      () => meld(verhaalTekst.gekopieerd),
      () => meld(verhaalTekst.kopierenMislukt),
    )
  }
  return (
    <Stack id={id}>
      {aanhef.map((zin) => (
        <Text key={zin}>{zin}</Text>
      ))}
      <Stack ruimte="lijn">
        {verhaal.hoofdstukken.toReversed().map((hoofdstuk, nummer) => (
          <Deel key={hoofdstuk.naam} {...hoofdstuk} open={nummer === 0} />
        ))}
      </Stack>
      <Row>
        <Button soort="tekst" onClick={() => setAlles(!alles)}>
          {alles ? verhaalTekst.toonBelangrijkste : verhaalTekst.toonAlle}
        </Button>
        <Button soort="tekst" onClick={kopieer}>
          {verhaalTekst.kopieer}
        </Button>
      </Row>
      {gemeld !== '' && <Text soort="gedempt">{gemeld}</Text>}
    </Stack>
  )
}

/** One part of the story, folded under its title: the first, which gives the figure, is unfolded. */
const Deel = ({ titel, uitkomst, stappen, open }: Hoofdstuk & { readonly open: boolean }) => (
  <Disclosure soort="hoofdstuk" open={open}>
    <summary>
      <SmallTitle>{titel}</SmallTitle>
      {!open && uitkomst !== undefined && ` ${uitkomst}`}
    </summary>
    <Stack ruimte="dicht">
      {stappen.map((stap) => (
        <Stap key={stap.id} stap={stap} />
      ))}
    </Stack>
  </Disclosure>
)
