import { useNormen } from '../context/useNormen'
import { woordenlijst } from '../tekst/woordenlijst'
import { Lines } from '../thema/parts'
import { toUitleg } from './toUitleg'
import type { Woordnaam } from './wordForms'

/** What these words mean, one under the other. */
export const WoordenUitleg = ({ namen }: { readonly namen: readonly Woordnaam[] }) => {
  const normen = useNormen()
  return (
    <Lines ruimte="alinea">
      {namen.map((naam) => (
        <div key={naam}>
          <dt>
            <strong>{woordenlijst[naam].woord}</strong>
          </dt>
          <dd>{toUitleg(naam, normen)}</dd>
        </div>
      ))}
    </Lines>
  )
}
