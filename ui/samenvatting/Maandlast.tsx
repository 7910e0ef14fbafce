import type { Maandlast as MaandlastModel } from '../../application'
import { inZin, samenvattingTekst } from '../tekst'
import { Lines, Stapel, Tekst } from '../thema'
import { SamenvattingLine } from './SamenvattingLine'

/** The monthly cost, gross and net, with its loan when that is not the line above. */
export const Maandlast = ({ maandlast }: { readonly maandlast: MaandlastModel | undefined }) =>
  maandlast && (
    <Stapel ruimte="dicht">
      <Lines>
        {maandlast.lines.map((line) => (
          <SamenvattingLine key={line.key} line={line} />
        ))}
      </Lines>
      {maandlast.bijHypotheekVan !== undefined && (
        <Tekst soort="gedempt">{samenvattingTekst.bijHypotheekVan(inZin(maandlast.bijHypotheekVan))}</Tekst>
      )}
    </Stapel>
  )
