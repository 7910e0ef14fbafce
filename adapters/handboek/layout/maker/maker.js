import { addCopyButton } from './copy.js'
import { isRates } from './isRates.js'
import { TO_CODE } from './toCode.js'

const main = document.querySelector('main')
const form = main.querySelector('.maker form')
const live = main.querySelector('.live')
const log = main.querySelector('.events ol')

/** Returns the values in the form, by attribute name. */
const readChosen = () =>
  Object.fromEntries(
    [...form.elements]
      .filter(({ name }) => name !== '')
      .map(({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value.trim()]),
  )

const rates = form.elements.rentetarieven
const ratesStatus = form.querySelector(`#${rates.getAttribute('aria-describedby')}`)

/** Shows or clears the message about invalid rates. Writes only a changed text, so that a message is announced once. */
const showRates = (isWrong) => {
  const text = isWrong ? 'Left out of the code: write percentages by months as JSON, such as {"120": 3.75}.' : ''
  rates.setAttribute('aria-invalid', String(isWrong))
  if (ratesStatus.textContent !== text) ratesStatus.textContent = text
}

/** Returns the values in the form, with '' for invalid rates. Also shows or clears the message about invalid rates. */
const readUsable = () => {
  const chosen = readChosen()
  const isWrong = chosen.rentetarieven !== '' && !isRates(chosen.rentetarieven)
  showRates(isWrong)
  return isWrong ? { ...chosen, rentetarieven: '' } : chosen
}

const showCode = () => {
  const chosen = readUsable()
  for (const [framework, toCode] of Object.entries(TO_CODE))
    document.querySelector(`[data-framework="${framework}"] pre code`).textContent = toCode(chosen)
}

/** Updates the live element, at the start and after each completed change, so that it never gets a half-typed URL. */
const showLive = () => {
  const chosen = readUsable()
  const element = live.querySelector('hypotheek-orientatie')
  for (const [name, value] of Object.entries(chosen)) {
    const isAbsent = value === '' || value === false
    if (isAbsent) element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : value)
  }
}

for (const name of ['gereed', 'stap', 'resultaat', 'fout', 'doorklik'])
  live.addEventListener(`hypotheek-orientatie:${name}`, ({ type, detail }) => {
    const { bron: _bron, ...rest } = detail
    const line = document.createElement('li')
    line.textContent = `${type} ${JSON.stringify(rest)}`
    log.prepend(line)
    while (log.children.length > 20) log.lastElementChild.remove()
  })

live.append(document.createElement('hypotheek-orientatie'))
form.addEventListener('input', showCode)
form.addEventListener('change', showLive)
form.addEventListener('submit', (event) => event.preventDefault())
showCode()
showLive()
for (const block of main.querySelectorAll('[data-framework] .scrolls')) addCopyButton(block)
main.dataset.live = ''
