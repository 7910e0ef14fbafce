import { useState, useCallback, useEffect } from 'react'

import { berekenJaarinkomen, type Inkomensberekening, nieuweInkomensberekening } from '../../../domain'
import { formatBedrag, formatEuro } from '../../../domain/geld'
import { verplichtMelding } from '../../../domain/invoer'
import type { Wie } from '../../../domain/orientatie'
import { useCalculator, type Services } from '../../basis/context/context'
import { useAfterRelease } from '../../basis/press/press'
import { jaarinkomenSom, maandinkomenTekst } from '../../tekst/jaarinkomen'
import { knoppen } from '../../tekst/nl'
import { Line, Lines, Text } from '../../thema/parts'
import { BedragField } from '../../velden/BedragField'
import { KeuzeField } from '../../velden/KeuzeField'
import type { TextDraft } from '../../basis/context/textDraft'
import { jaNeeOptions } from '../../velden/Vraag'
import { Dialog } from '../../basis/dialog/Dialog'
import type { JaarinkomenDialogProps } from '../../basis/lazy/types/jaarinkomen'

type Stand = Services['orientatie']

/** The last confirmed income calculation of each home buyer, by calculator. */
const bevestigd = new WeakMap<Stand, Readonly<Partial<Record<Wie, Inkomensberekening>>>>()

/** Stores a confirmed calculation, so that the dialog can show it again after the visitor opens another step. */
const remember = (orientatie: Stand, wie: Wie, berekening: Inkomensberekening): void => {
  bevestigd.set(orientatie, { ...bevestigd.get(orientatie), [wie]: berekening })
}

/** Returns the confirmed calculation if its result equals the income in the form; otherwise an empty calculation. */
const confirmedOr = (orientatie: Stand, wie: Wie): Inkomensberekening => {
  const eerder = bevestigd.get(orientatie)?.[wie]
  return eerder && berekenJaarinkomen(eerder) === orientatie.state()[wie].inkomen ? eerder : nieuweInkomensberekening
}

/** The time in milliseconds before a message enters the live region, and the time that it remains there. */
const DELAY = 100
const DISPLAY_TIME = 1000

const useLiveRegion = (): readonly [tekst: string, zeg: (tekst: string) => void] => {
  const [melding, setMelding] = useState<{ readonly tekst: string }>()
  const [gezegd, setGezegd] = useState('')

  useEffect(() => {
    if (melding === undefined) return
    const begin = setTimeout(() => setGezegd(melding.tekst), DELAY)
    const einde = setTimeout(() => setGezegd(''), DELAY + DISPLAY_TIME)
    return () => {
      clearTimeout(begin)
      clearTimeout(einde)
    }
  }, [melding])

  return [gezegd, useCallback((tekst: string) => setMelding({ tekst }), [])]
}

/**
 * A dialog that calculates a yearly income from a monthly income. There is no result while the monthly income is empty
 * or invalid, or the yearly income is too high. Confirming without a result only closes the dialog.
 */
export const JaarinkomenDialog = ({ wie, onSluit, onInkomen }: JaarinkomenDialogProps) => {
  const [gezegd, zeg] = useLiveRegion()
  const { page, services } = useCalculator()
  const [invoer, setInvoer] = useState(() => confirmedOr(services.orientatie, wie))
  const [draft, setDraft] = useState<TextDraft>()
  const jaarinkomen = draft?.melding === undefined ? berekenJaarinkomen(invoer) : undefined
  const heeftSom = useAfterRelease(jaarinkomen !== undefined)
  const tekst = wie === 'eigen' ? maandinkomenTekst.eigen : maandinkomenTekst.partner

  const vul = <Naam extends keyof Inkomensberekening>(name: Naam) => ({
    name,
    required: true,
    requiredMessage: verplichtMelding(name),
    value: invoer[name],
    onFout: (melding: string) => {
      zeg(melding)
      page.reportInvoerFout?.({ veld: name, melding })
    },
    onChange: (waarde: Inkomensberekening[Naam]) => setInvoer((vorige) => ({ ...vorige, [name]: waarde })),
  })

  const bevestig = () => {
    if (jaarinkomen === undefined) return
    remember(services.orientatie, wie, invoer)
    onInkomen(jaarinkomen)
  }

  return (
    <Dialog
      titel={knoppen.berekenJaarinkomen}
      onSluit={onSluit}
      bevestiging={{ tekst: maandinkomenTekst.bevestig, onBevestig: bevestig }}
      gezegd={gezegd}
    >
      <BedragField
        {...vul('brutomaandinkomen')}
        label={tekst.brutomaandinkomen}
        helperText={maandinkomenTekst.brutomaandinkomenHulp}
        draft={draft}
        onDraft={setDraft}
      />
      <KeuzeField {...vul('dertiendemaand')} label={tekst.dertiendemaand} options={jaNeeOptions} />
      <KeuzeField
        {...vul('vakantiegeld')}
        label={tekst.vakantiegeld}
        helperText={maandinkomenTekst.vakantiegeldHulp}
        options={jaNeeOptions}
      />
      <Lines aria-live="polite">
        <Line soort="kern">
          <dt>{maandinkomenTekst.uitkomst}</dt>
          <dd>{formatEuro(jaarinkomen)}</dd>
        </Line>
      </Lines>
      {heeftSom && jaarinkomen !== undefined && <Text soort="gedempt">{somVan(invoer, jaarinkomen)}</Text>}
    </Dialog>
  )
}

/** Returns a text that shows how the yearly income `jaar` (in euro) is calculated. */
const somVan = ({ brutomaandinkomen: maand = 0, dertiendemaand, vakantiegeld }: Inkomensberekening, jaar: number) => {
  const aantal = dertiendemaand === 'ja' ? 13 : 12
  return vakantiegeld === 'ja'
    ? jaarinkomenSom.metVakantiegeld(
        formatBedrag(maand),
        aantal,
        formatBedrag(jaar - aantal * maand),
        formatBedrag(jaar),
      )
    : jaarinkomenSom.zonderVakantiegeld(formatBedrag(maand), aantal, formatBedrag(jaar))
}
