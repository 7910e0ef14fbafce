import { either } from 'fp-ts'
import { useMemo } from 'react'

import { formatDatum, isPeriodeVan, leesGedeeld, toAnders, type Gedeeld } from '../../domain'
import { useNormen, useOrientatie, useRekenhulp } from '../context'
import { Melding } from '../melding'
import { delenTekst } from '../tekst'
import { Button, Row, Stack } from '../thema'
import { neemOver } from './neemOver'

/** What came by a link: offered, and opened only when the visitor says so. */
export const Aanbod = ({ tekst }: { readonly tekst: string }) => {
  const { page } = useRekenhulp()
  const gelezen = useMemo(() => leesGedeeld(tekst), [tekst])
  if (either.isRight(gelezen)) return <Gelezen gedeeld={gelezen.right} />
  return (
    <Melding soort="waarschuwing" sluitbaar onSluit={page.address.clear}>
      <p>{gelezen.left === 'NieuwereVersie' ? delenTekst.nieuwereVersie : delenTekst.onbruikbaar}</p>
    </Melding>
  )
}

const Gelezen = ({ gedeeld }: { readonly gedeeld: Gedeeld }) => {
  const rekenhulp = useRekenhulp()
  const { page } = rekenhulp
  const heeftEigen = useOrientatie((orientatie) => toAnders(orientatie).length > 0)
  const labelCode = useOrientatie((orientatie) => orientatie.labelCode)
  const normjaar = useNormen()?.jaar

  const open = () => {
    neemOver(rekenhulp, gedeeld, delenTekst.rekenenMet)
    page.address.clear()
  }
  return (
    <Melding soort="info">
      <Stack ruimte="lijn">
        {zinnenOver(gedeeld, labelCode, normjaar, heeftEigen).map((zin) => (
          <p key={zin}>{zin}</p>
        ))}
        <Row>
          <Button soort="stil" onClick={open}>
            {delenTekst.open}
          </Button>
          <Button soort="tekst" onClick={page.address.clear}>
            {heeftEigen ? delenTekst.houdEigen : delenTekst.eigen}
          </Button>
        </Row>
      </Stack>
    </Melding>
  )
}

const zinnenOver = (
  { datum, normjaar: toen, antwoorden }: Gedeeld,
  labelCode: Gedeeld['labelCode'],
  nu: number | undefined,
  heeftEigen: boolean,
): readonly string[] => {
  const dag = formatDatum(datum)
  const periode = antwoorden.find(({ veld }) => veld === 'renteperiode')?.waarde
  const isPeriodeWeg = typeof periode === 'number' && !isPeriodeVan(labelCode, periode)
  const isAnderJaar = toen !== undefined && nu !== undefined && toen !== nu
  return [
    toen === undefined ? delenTekst.geopend(dag) : delenTekst.geopendMetNormen(dag, toen),
    ...(isAnderJaar ? [delenTekst.gewijzigd, delenTekst.metNormen(nu)] : []),
    ...(isPeriodeWeg ? [delenTekst.anderePeriode] : []),
    ...(heeftEigen ? [delenTekst.eigenWeg] : []),
  ]
}
