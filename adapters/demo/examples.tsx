import { useRef, useState } from 'react'

import { normenVan } from '../../domain'
import { leesbaarBedrag, leesbaarGetal, leesbaarPercentage } from '../../domain/invoer'
import { energielabelRijen, naamVanPeriode, periodesVan } from '../../domain/orientatie'
import {
  Button,
  Message,
  Stack,
  ReadOnlyField,
  BedragField,
  DateField,
  KeuzeField,
  NumberField,
  PercentageField,
  SelectField,
  TextField,
} from '../../ui/fieldSet'
import { inEveryState, named, unreadable, type FieldBasis, type Example } from './inEveryState'
import { exampleTekst, exampleTekst as tekst } from './tekst'

/** Renders a message of each kind and a button to show all again. Two can be closed; one of them also closes itself. */
const Messages = () => {
  const [keer, setKeer] = useState(0)
  const opnieuw = useRef<HTMLButtonElement>(null)
  const { meldingen, toonOpnieuw } = exampleTekst
  const naarOpnieuw = () => opnieuw.current?.focus()
  return (
    <Stack key={keer}>
      <Message soort="info">
        <p>{meldingen.info}</p>
      </Message>
      <Message soort="goed" onSluit={naarOpnieuw}>
        <p>{meldingen.goed}</p>
      </Message>
      <Message soort="waarschuwing" sticky={false} onSluit={naarOpnieuw}>
        <p>{meldingen.waarschuwing}</p>
      </Message>
      <Message soort="fout">
        <p>{meldingen.fout}</p>
      </Message>
      <div>
        <Button ref={opnieuw} soort="stil" onClick={() => setKeer(keer + 1)}>
          {toonOpnieuw}
        </Button>
      </div>
    </Stack>
  )
}

const jaNee = [
  { value: 'ja', text: 'Ja' },
  { value: 'nee', text: 'Nee' },
  { value: 'binnenkort', text: 'Binnenkort', disabled: true },
] as const
type Antwoord = (typeof jaNee)[number]['value']

const periodes = periodesVan('FL').map((periode) => ({
  value: String(periode),
  text: naamVanPeriode(periode),
  ...(periode === 12 ? { disabled: true, kolommen: [tekst.geenRente] } : {}),
}))

const { extraVoorEnergielabel, extraVoorVerduurzaming } = normenVan(2025)
const labels = energielabelRijen(extraVoorEnergielabel.waarde, extraVoorVerduurzaming.waarde).map((rij) => ({
  value: rij.energielabelType,
  text: rij.naam,
  kolommen: [rij.extraLenen, rij.extraMaatregelen],
}))

const Lijst = (basis: FieldBasis<string>) => (
  <SelectField {...basis} width="bedrag" options={periodes} onWis={() => basis.onChange(undefined)} />
)
const lijst = { name: 'periode', label: tekst.lijst, gevuld: '120', veld: Lijst }

const energielabel = {
  name: 'energielabel',
  label: tekst.energielabel,
  gevuld: 'C',
  veld: (basis: FieldBasis<string>) => <SelectField {...basis} options={labels} koppen={tekst.energielabelKoppen} />,
}

const getal = {
  name: 'maanden',
  label: tekst.getal,
  gevuld: 12,
  onleesbaar: unreadable('twaalf', leesbaarGetal()),
  veld: (basis: FieldBasis<number>) => <NumberField {...basis} min={0} max={360} />,
}

const GEBOREN = { min: '1925-01-01', max: '2008-01-01' }

/** The examples in each container on the page, by the `data-velden` attribute of the container. */
export const examplesOf: Readonly<Record<string, readonly Example[]>> = {
  bedrag: [
    ...inEveryState({
      name: 'vraagprijs',
      label: tekst.bedrag,
      gevuld: 350000,
      onleesbaar: unreadable('drie ton', leesbaarBedrag()),
      veld: (basis) => <BedragField {...basis} />,
    }),
    named('Met centen', {
      name: 'maandlast',
      label: tekst.bedragCenten,
      gevuld: 1234.5,
      veld: (basis) => <BedragField {...basis} cents />,
    }),
  ],
  getal: [
    ...inEveryState(getal),
    named('Op de grens', getal, { value: 360 }),
    named('Met decimalen, onder nul', {
      name: 'jaren',
      label: tekst.getalDecimalen,
      gevuld: -0.5,
      veld: (basis) => <NumberField {...basis} step={0.5} decimals={1} min={-10} max={10} />,
    }),
  ],
  percentage: inEveryState({
    name: 'rente',
    label: tekst.percentage,
    gevuld: 3.75,
    onleesbaar: unreadable('3,125', leesbaarPercentage()),
    veld: (basis) => <PercentageField {...basis} />,
  }),
  keuze: inEveryState<Antwoord>({
    name: 'koopwoning',
    label: tekst.keuze,
    gevuld: 'nee',
    veld: (basis) => <KeuzeField {...basis} options={jaNee} />,
  }),
  lijst: [...inEveryState(lijst), named(tekst.wisbaar, lijst, { required: false })],
  kolommen: [named('Met kolommen', energielabel)],
  afgesneden: [named(tekst.afgesneden, { ...energielabel, name: 'afgesneden' })],
  vrij: inEveryState({
    name: 'naam',
    label: tekst.vrij,
    gevuld: 'Anna de Vries',
    veld: (basis) => <TextField {...basis} width="bedrag" autoComplete="name" />,
  }),
  postcode: inEveryState({
    name: 'postcode',
    label: tekst.postcode,
    gevuld: '1234 AB',
    fout: '0123 AB',
    veld: (basis) => <TextField {...basis} soort="postcode" />,
  }),
  email: inEveryState({
    name: 'email',
    label: tekst.email,
    gevuld: 'anna@example.nl',
    fout: 'anna@',
    veld: (basis) => <TextField {...basis} soort="email" width="bedrag" />,
  }),
  telefoonnummer: inEveryState({
    name: 'telefoon',
    label: tekst.telefoonnummer,
    gevuld: '06 12345678',
    fout: '12345',
    veld: (basis) => <TextField {...basis} soort="telefoonnummer" />,
  }),
  datum: inEveryState({
    name: 'geboortedatum',
    label: tekst.datum,
    gevuld: '1990-02-01',
    fout: '2020-02-01',
    veld: (basis) => <DateField {...basis} {...GEBOREN} autoComplete="bday" />,
  }),
  alleenLezen: [{ naam: 'Alleen lezen', Component: () => <ReadOnlyField label={tekst.alleenLezen} value="3,75%" /> }],
  meldingen: [{ naam: 'Elke soort', Component: Messages }],
}
