import type { Maandlast as MaandlastModel } from '../../application'
import { inZin, samenvattingTekst } from '../tekst'
import { Regels, Stapel, Tekst } from '../thema'
import { SamenvattingRegel } from './SamenvattingRegel'

/** The monthly cost, gross and net, and the loan it belongs to where that is not the line above. */
export const Maandlast = ({ maandlast }: { readonly maandlast: MaandlastModel | undefined }) =>
  maandlast && (
    <Stapel ruimte="dicht">
      <Regels>
        {maandlast.regels.map((regel) => (
          <SamenvattingRegel key={regel.sleutel} regel={regel} />
        ))}
      </Regels>
      {maandlast.bijHypotheekVan !== undefined && (
        <Tekst soort="gedempt">{samenvattingTekst.bijHypotheekVan(inZin(maandlast.bijHypotheekVan))}</Tekst>
      )}
    </Stapel>
  )
