import { doorloop, opGastpagina } from '../../../browser/host/hostPage'
import { expect, test } from '../../../browser/test'

/** Wraps every text in font elements, now and whenever texts are added, as page translators do. */
const vertaal = (host: Element) => {
  const HTML = 'http://www.w3.org/1999/xhtml'
  const root = host.shadowRoot
  if (!root) throw new Error('Er is niets te vertalen')
  const vertaalIn = (knoop: Node) => {
    const lezer = document.createTreeWalker(knoop, NodeFilter.SHOW_TEXT)
    const teksten: Text[] = knoop instanceof Text ? [knoop] : []
    while (lezer.nextNode()) teksten.push(lezer.currentNode as Text)
    for (const tekst of teksten) {
      if (!tekst.data.trim() || tekst.parentElement?.localName === 'font') continue
      const buiten = document.createElementNS(HTML, 'font')
      const binnen = document.createElementNS(HTML, 'font')
      binnen.textContent = tekst.data
      buiten.append(binnen)
      tekst.replaceWith(buiten)
    }
  }
  new MutationObserver((wijzigingen) => {
    for (const { addedNodes } of wijzigingen) addedNodes.forEach(vertaalIn)
  }).observe(root, { childList: true, subtree: true })
  vertaalIn(root)
}

test.use({ verwachteKlachten: /het scherm kon niet worden getekend|NotFoundError|Failed to execute/ })

test('the three steps work on a page that a translator rewrites', async ({ page }) => {
  const rekenhulp = await opGastpagina(page)
  await rekenhulp.element.evaluate(vertaal)
  await rekenhulp.kies('Koop je alleen of samen?', 'Samen')
  await rekenhulp.kies('Koop je alleen of samen?', 'Alleen')
  await rekenhulp.kies('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
  await rekenhulp.kies('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Nee')
  await doorloop(rekenhulp)
  await rekenhulp.klik('Vorige stap')
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('200.000')
})
