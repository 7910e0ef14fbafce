import { Fragment } from 'react'

import { toSamenvatting, type Momentopname } from '../../application'
import { aanbiederVan, EERSTE_STAP, formatDatum, LAATSTE_STAP, toDatum } from '../../domain'
import { CalculatorContext, useCalculator } from '../context/context'
import { useNormen } from '../context/useNormen'
import type { AannameGroepen as Aannamelijst } from '../samenvatting/AannameGroepen'
import type { BenodigdeBedragen } from '../samenvatting/BenodigdeBedragen'
import { BenodigdeHypotheek } from '../samenvatting/BenodigdeHypotheek'
import { MaximaleHypotheek } from '../samenvatting/MaximaleHypotheek'
import { herkomstZin } from '../samenvatting/herkomstZin'
import { afdrukTekst } from '../tekst/afdruk'
import { samenvattingLabels } from '../tekst/samenvatting'
import type { VerhaalPanel } from '../verhaal/VerhaalPanel'
import { vraagTekst } from '../vragen/vraagTekst'
import { antwoordTekst, askedOnPaper } from './antwoordTekst'
import { Qr } from './Qr'

/** The figures that are told of, the first things first. */
const VERTELD = ['maximaleHypotheekOpInkomen', 'benodigdeFinanciering', 'hypotheekbedrag', 'maandlastNetto'] as const

export interface PaperSheetProps {
  readonly momentopname: Momentopname
  /** Opens this calculation again. */
  readonly link: string
  /** The hash that is the name of the receipt; absent when a service calculated. */
  readonly zegel: string | undefined
  /** The amounts of 'Je benodigde hypotheek', which stand with the steps. */
  readonly Bedragen: typeof BenodigdeBedragen
  readonly Aannames: typeof Aannamelijst
  /** Tells of every step; absent when only the outcome is printed. */
  readonly Verhaal: typeof VerhaalPanel | undefined
}

/**
 * A calculation as a sheet of paper: what was answered, what it comes to and how. The steps are on sheets of their own.
 */
export const PaperSheet = ({ momentopname, link, zegel, Bedragen, Aannames, Verhaal }: PaperSheetProps) => {
  const calculator = useCalculator()
  const normen = useNormen()
  const { maximaleHypotheek, benodigdeHypotheek } = toSamenvatting(momentopname, LAATSTE_STAP)
  const isLokaal = calculator.settings.rentetarieven !== undefined
  const verteld = VERTELD.filter((veld) => veld in momentopname.financieringsOpzet)
  return (
    <CalculatorContext value={{ ...calculator, showsDetails: true }}>
      <header>
        <p className="merk">{aanbiederVan(momentopname.labelCode)}</p>
        <h1>{afdrukTekst.kop(formatDatum(toDatum(calculator.page.today())))}</h1>
      </header>
      <h2>{afdrukTekst.ingevuld}</h2>
      <dl className="antwoorden">
        {askedOnPaper(momentopname, isLokaal ? normen : undefined).map((veld) => (
          <div key={veld}>
            <dt>{vraagTekst(veld, momentopname).label}</dt>
            <dd>{antwoordTekst(veld, momentopname)}</dd>
          </div>
        ))}
      </dl>
      <h2>{afdrukTekst.uitkomst}</h2>
      <div className="uitkomst">
        <MaximaleHypotheek blok={maximaleHypotheek} />
        <BenodigdeHypotheek blok={benodigdeHypotheek} Bedragen={Bedragen} />
      </div>
      <h2>{afdrukTekst.gerekend}</h2>
      <div className="gerekend">
        <div>
          <p>{herkomstZin(momentopname, normen, EERSTE_STAP)}</p>
          {zegel !== undefined && (
            <p>
              {afdrukTekst.bewijs}: <code>{zegel}</code>
            </p>
          )}
        </div>
        <div className="code">
          <Qr link={link} />
          <p>{afdrukTekst.qr}</p>
        </div>
      </div>
      <h2>{afdrukTekst.aannames}</h2>
      <div className="aannames">
        <Aannames momentopname={momentopname} />
      </div>
      <footer>
        <p>{afdrukTekst.voet}</p>
      </footer>
      {Verhaal && (
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
    </CalculatorContext>
  )
}
