type Regio = 'polite' | 'assertive'

/** Out of sight, whatever the styles of the page say of an element in its body. */
const ONZICHTBAAR: Readonly<Record<string, string>> = {
  display: 'block',
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
}

const createRegio = (pagina: Document, regio: Regio): HTMLElement => {
  const element = pagina.createElement('div')
  element.setAttribute('aria-live', regio)
  element.dataset['hypotheekOrientatie'] = regio
  element.lang = 'nl'
  for (const [eigenschap, waarde] of Object.entries(ONZICHTBAAR))
    element.style.setProperty(eigenschap, waarde, 'important')
  return element
}

const perPagina = new WeakMap<Document, Map<Regio, HTMLElement>>()

const regiosVan = (pagina: Document): Map<Regio, HTMLElement> => {
  const regios = perPagina.get(pagina) ?? new Map<Regio, HTMLElement>()
  perPagina.set(pagina, regios)
  return regios
}

/** The live region of the page, made when it is not there and put back when the page threw it out. */
const regioVan = (pagina: Document, naam: Regio): HTMLElement => {
  const regios = regiosVan(pagina)
  const regio = regios.get(naam) ?? createRegio(pagina, naam)
  regios.set(naam, regio)
  if (!regio.isConnected) pagina.body.append(regio)
  return regio
}

/** One speaker in a live region. */
export interface Spreker {
  readonly zeg: (tekst: string) => void
  readonly eindig: () => void
}

/**
 * A line of one's own in the live region that all calculators on the page share, so that nobody wipes out what
 * another says. The last one to leave takes the region away.
 */
export const createSpreker = (pagina: Document, naam: Regio): Spreker => {
  const regel = pagina.createElement('p')
  regel.setAttribute('aria-atomic', 'true')
  regioVan(pagina, naam).append(regel)
  return {
    zeg: (tekst) => {
      const regio = regioVan(pagina, naam)
      if (regel.parentNode !== regio) regio.append(regel)
      regel.textContent = tekst
    },
    eindig: () => {
      regel.remove()
      const regios = regiosVan(pagina)
      const regio = regios.get(naam)
      if (regio === undefined || regio.childElementCount > 0) return
      regio.remove()
      regios.delete(naam)
    },
  }
}
