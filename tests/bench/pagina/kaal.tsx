import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'

interface PaginaProps {
  /** `keuzes` is the number of radio buttons, which come in pairs; `bedragen` is the number of amount fields. */
  readonly keuzes: number
  readonly bedragen: number
}

const reeks = (aantal: number): readonly number[] => Array.from({ length: aantal }, (_, nummer) => nummer + 1)

const Keuze = ({ naam }: { readonly naam: string }) => {
  const [keuze, kies] = useState('Alleen')
  return (
    <fieldset>
      <legend>Koop je alleen of samen?</legend>
      {['Alleen', 'Samen'].map((antwoord) => (
        <label key={antwoord}>
          <input type="radio" name={naam} checked={keuze === antwoord} onChange={() => kies(antwoord)} />
          {antwoord}
        </label>
      ))}
      {keuze === 'Samen' && <p>met je partner</p>}
    </fieldset>
  )
}

const Bedrag = ({ naam }: { readonly naam: string }) => {
  const [bedrag, vul] = useState('')
  return (
    <p>
      <label>
        {naam} <input value={bedrag} onChange={(event) => vul(event.target.value)} />
      </label>
      <output>{bedrag}</output>
    </p>
  )
}

let aantal = 0

const Pagina = ({ keuzes, bedragen, id }: PaginaProps & { readonly id: number }) => (
  <form>
    {reeks(Math.ceil(keuzes / 2)).map((nummer) => (
      <Keuze key={nummer} naam={`keuze-${id}-${nummer}`} />
    ))}
    {reeks(bedragen).map((nummer) => (
      <Bedrag key={nummer} naam={`Bedrag ${nummer}`} />
    ))}
  </form>
)

class KalePagina extends HTMLElement {
  #root: Root | undefined

  connectedCallback(): void {
    const lees = (naam: string) => Number(this.getAttribute(naam))
    this.#root = createRoot(this)
    this.#root.render(<Pagina keuzes={lees('keuzes')} bedragen={lees('bedragen')} id={(aantal += 1)} />)
  }

  disconnectedCallback(): void {
    this.#root?.unmount()
  }
}

customElements.define('kale-pagina', KalePagina)
