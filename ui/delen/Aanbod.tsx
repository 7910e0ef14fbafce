import { either } from 'fp-ts'
import { useMemo } from 'react'

import { formatDatum, isPeriodeVan, leesGedeeld, nieuweOrientatie, toAnders, wijzig, type Gedeeld } from '../../domain'
import { useNormen, useOrientatie, useRekenhulp } from '../context'
import { Melding } from '../melding'
import { delenTekst } from '../tekst'
import { Button, Row, Stack } from '../thema'

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
  const { page, services, form, vervang } = useRekenhulp()
  const heeftEigen = useOrientatie((orientatie) => toAnders(orientatie).length > 0)
  const labelCode = useOrientatie((orientatie) => orientatie.labelCode)
  const normjaar = useNormen()?.jaar

  /** The answers that were passed on come in the place of all answers; the visitor's own can be brought back. */
  const open = () => {
    const eigen = services.orientatie.state()
    const { antwoorden } = gedeeld
    const nieuw = wijzig(nieuweOrientatie(eigen.labelCode), { soort: 'antwoordenVervangen', antwoorden })
    vervang(toAnders(nieuw, eigen))
    const terug = toAnders(eigen, nieuw)
    if (heeftEigen && terug.length > 0)
      form.draftStore.dispatch({ soort: 'geprobeerd', probeersel: { zin: delenTekst.rekenenMet, terug } })
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
