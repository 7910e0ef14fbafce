import { completeSteps, atHostPage } from '../../../browser/host/hostPage'
import { expect, test } from '../../../browser/test'

/** Wraps every text in font elements, now and whenever texts are added, as page translators do. */
const translate = (host: Element) => {
  const HTML = 'http://www.w3.org/1999/xhtml'
  const root = host.shadowRoot
  if (!root) throw new Error('There is nothing to translate')
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.localName === 'font') continue
      const outer = document.createElementNS(HTML, 'font')
      const inner = document.createElementNS(HTML, 'font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateIn)
  }).observe(root, { childList: true, subtree: true })
  translateIn(root)
}

test.use({ expectedComplaints: /het scherm kon niet worden getekend|NotFoundError|Failed to execute/ })

test('the steps can be completed while a page translator rewrites the texts', async ({ page }) => {
  const calculator = await atHostPage(page)
  await calculator.element.evaluate(translate)
  await calculator.choose('Koop je alleen of samen?', 'Samen')
  await calculator.choose('Koop je alleen of samen?', 'Alleen')
  await calculator.choose('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
  await calculator.choose('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Nee')
  await completeSteps(calculator)
  await calculator.click('Vorige stap')
  await expect(calculator.field('Vraagprijs van de woning')).toHaveValue('200.000')
})
