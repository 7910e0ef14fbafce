import { LABEL_CODES } from '../../../domain'
import { meldGebeurtenis } from '../gebeurtenissen'

/** Says in the element, on the console and to the page that it does not say which brand it is. */
export const toonLabelfout = (host: HTMLElement, root: ShadowRoot): void => {
  const waarde = host.getAttribute('label-code') ?? ''
  const keuzes = LABEL_CODES.filter((code) => code !== 'NotSet').join(' of ')
  const bericht = `label-code ontbreekt of is onbekend: ${waarde}; kies ${keuzes}`
  console.error(`hypotheek-orientatie: ${bericht}`)
  const melding = document.createElement('p')
  melding.setAttribute('role', 'alert')
  melding.textContent = bericht
  root.replaceChildren(melding)
  meldGebeurtenis(host, 'fout', { code: 'label-code', bericht })
}
