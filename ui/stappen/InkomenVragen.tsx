import { useState } from 'react'

import {
  aanbiederVan,
  DIENST_BETREKKINGEN,
  isLoondienst,
  naamVanDienstBetrekking,
  type Veld,
  type Wie,
} from '../../domain'
import { useRekenhulp } from '../rekenhulp'
import { JaarinkomenDialoog } from '../dialoog'
import { knoppen, meldingen } from '../tekst'
import { Icoon, Knop, Melding, Tekst, Vervolg } from '../thema'
import { KeuzeField } from '../velden'
import { BedragVraag, JaNeeVraag, useVraag } from '../vragen'

interface InkomenVragenProps {
  readonly wie: Wie
  readonly zichtbaar: ReadonlySet<Veld>
}

/** The income of one home buyer: its kind, the amount that goes with it, and the pension to come. */
export const InkomenVragen = ({ wie, zichtbaar }: InkomenVragenProps) => {
  const { orientatie } = useRekenhulp()
  const { dienstBetrekking } = orientatie[wie]
  return (
    <>
      <KeuzeField
        {...useVraag(`${wie}.dienstBetrekking`)}
        options={DIENST_BETREKKINGEN.map((value) => ({
          value,
          text: naamVanDienstBetrekking(value, orientatie.labelCode),
        }))}
      />
      {dienstBetrekking === 'Overig' && <OverigMelding wie={wie} />}
      {zichtbaar.has(`${wie}.inkomen`) && (
        <Vervolg>
          <BedragVraag veld={`${wie}.inkomen`} />
          {isLoondienst(dienstBetrekking) && <BerekenJaarinkomen wie={wie} />}
        </Vervolg>
      )}
      {zichtbaar.has(`${wie}.inkomenPensioen`) && (
        <Vervolg>
          <BedragVraag veld={`${wie}.inkomenPensioen`} />
          <Tekst soort="gedempt">{meldingen.pensioenAow}</Tekst>
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

const OverigMelding = ({ wie }: { readonly wie: Wie }) => {
  const aanbieder = aanbiederVan(useRekenhulp().orientatie.labelCode)
  return (
    <Melding soort="fout" role="alert">
      <Icoon naam="fout" />
      <p>{wie === 'eigen' ? meldingen.overigEigen(aanbieder) : meldingen.overigPartner(aanbieder)}</p>
    </Melding>
  )
}

const BerekenJaarinkomen = ({ wie }: { readonly wie: Wie }) => {
  const { onChange } = useVraag(`${wie}.inkomen`)
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Knop soort="tekst" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {knoppen.berekenJaarinkomen}
      </Knop>
      {open && <JaarinkomenDialoog wie={wie} onSluit={() => setOpen(false)} onInkomen={onChange} />}
    </div>
  )
}
