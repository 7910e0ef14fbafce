import { Fragment } from 'react'
import { encode } from 'uqr'

import type { Momentopname } from '../../../application'
import { formatEuro } from '../../../domain/geld'
import { formatDatum, toDatum } from '../../../domain/invoer'
import { aanbiederVan, EERSTE_STAP } from '../../../domain/orientatie'
import { useCalculator } from '../../basis/context/context'
import { useNieuwereNormen } from '../../basis/context/reading'
import type { Parts } from '../../basis/lazy/parts'
import { toBetaalbeeld } from '../../uitkomst/betaalbeeld'
import { herkomstZin, nieuwereNormenZin } from '../../tekst/herkomstZin'
import { afdrukTekst } from '../../tekst/afdruk'
import { samenvattingLabels } from '../../tekst/samenvatting'
import { PaperDrawings } from './PaperDrawings'
import { PaperPriceLine } from './PaperPriceLine'
import { PaperLines } from './PaperLines'
import { toBlad } from './toBlad'
import type { CalculationSheetProps } from '../../basis/lazy/types/afdruk'

/** The white margin around a QR code, in modules. Source: ISO/IEC 18004. */
const RAND = 4

/** Returns the SVG path of the dark modules in row `y` of a QR code: a rectangle for each run of dark modules. */
const rijPad = (rij: readonly boolean[], y: number): string =>
  [
    ...rij
      .map((donker) => (donker ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')

/** A QR code of a link. The code itself can be clicked as a link in a digital copy of the sheet. */
const Qr = ({ link }: { readonly link: string }) => {
  const { size, data } = encode(link, { ecc: 'M', border: RAND })
  return (
    <a href={link}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={afdrukTekst.qr}>
        <path d={data.map(rijPad).join('')} />
      </svg>
    </a>
  )
}

/** The keys of the figures that `Verhaal` explains if present. A figure precedes the figures calculated from it. */
const VERTELD = ['maximaleHypotheekOpInkomen', 'benodigdeFinanciering', 'hypotheekbedrag', 'maandlastNetto'] as const

interface PaperSheetProps extends CalculationSheetProps {
  readonly momentopname: Momentopname
  /** The link that opens this calculation again; undefined when there is no link. */
  readonly link: string | undefined
  /** The hash that identifies the rekenbewijs; undefined when there is no rekenbewijs. */
  readonly zegel: string | undefined
  readonly Aannames: Parts['aannamedelen']['AannameGroepen']
}

/** A calculation on paper: result, answers, norms, assumptions and, with `Verhaal`, the explanation on new sheets. */
export const PaperSheet = ({ momentopname, toAnswer, link, zegel, Aannames, Verhaal }: PaperSheetProps) => {
  const { page } = useCalculator()
  const nieuwere = useNieuwereNormen()
  const blad = toBlad(momentopname)
  const { antwoord, zonderInkomen, groepen, ingevuld } = blad
  const { financieringsOpzet } = momentopname
  const { zin, maand, prijsbeeld } = toAnswer(momentopname)
  const isLeeg = zonderInkomen !== undefined && groepen.length === 0
  const verteld = isLeeg ? [] : VERTELD.filter((veld) => veld in financieringsOpzet)
  return (
    <>
      <header>
        <div>
          <p className="merk">{aanbiederVan(momentopname.labelCode)}</p>
          <h1>{afdrukTekst.kop(formatDatum(toDatum(page.today())))}</h1>
          <p className="zin">
            {[zin, zonderInkomen].filter(Boolean).join(' ') ||
              afdrukTekst.kanLenen(formatEuro(financieringsOpzet.maximaleHypotheekOpInkomen))}
          </p>
        </div>
        {link !== undefined && (
          <div className="code">
            <Qr link={link} />
            <p>{afdrukTekst.qr}</p>
          </div>
        )}
      </header>
      {maand && prijsbeeld && <PaperPriceLine beeld={prijsbeeld} />}
      <h2>{afdrukTekst.uitkomst}</h2>
      <PaperLines soort="antwoord" regels={antwoord} />
      <div className="groepen">
        <PaperDrawings beeld={toBetaalbeeld(financieringsOpzet)} blad={blad} maand={maand} prijsbeeld={prijsbeeld} />
        {groepen.slice(1).map(({ titel, regels, zin: slot }) => (
          <section key={titel}>
            <h3>{titel}</h3>
            <PaperLines regels={regels} />
            {slot !== undefined && <p>{slot}</p>}
          </section>
        ))}
      </div>
      <h2>{afdrukTekst.ingevuld}</h2>
      <PaperLines soort="ingevuld" regels={ingevuld} />
      <h2>{afdrukTekst.gerekend}</h2>
      <p>{herkomstZin(momentopname, EERSTE_STAP)}</p>
      {nieuwere && <p>{nieuwereNormenZin(nieuwere)}</p>}
      {zegel !== undefined && (
        <p>
          {afdrukTekst.bewijs}: <code>{zegel}</code>
        </p>
      )}
      <section className="uitgaan">
        <h2>{afdrukTekst.aannames}</h2>
        <div className="aannames">
          <Aannames momentopname={momentopname} />
        </div>
        <footer>
          <p>{afdrukTekst.voet}</p>
        </footer>
      </section>
      {Verhaal && verteld.length > 0 && (
        <div className="verhaal">
          <h2>{afdrukTekst.stappen}</h2>
          {verteld.map((veld) => (
            <Fragment key={veld}>
              <h3>{samenvattingLabels[veld]}</h3>
              <Verhaal veld={veld} alleStappen />
            </Fragment>
          ))}
        </div>
      )}
    </>
  )
}
