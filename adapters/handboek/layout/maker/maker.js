import { TO_CODE } from './toCode.js'

const main = document.querySelector('main')
const form = main.querySelector('.maker form')
const live = main.querySelector('.live')
const log = main.querySelector('.events ol')

/** What was chosen, by the name of the attribute. */
const readChosen = () =>
  Object.fromEntries(
    [...form.elements]
      .filter(({ name }) => name !== '')
      .map(({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value.trim()]),
  )

const show = () => {
  const chosen = readChosen()
  for (const [framework, toCode] of Object.entries(TO_CODE))
    document.querySelector(`[data-framework="${framework}"] pre code`).textContent = toCode(chosen)
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
form.addEventListener('change', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
main.dataset.live = ''
