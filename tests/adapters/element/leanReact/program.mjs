/**
 * Does with React what our screens do, in a document of jsdom, and prints what it sees: the same with the whole of
 * React as with what the build leaves of it.
 */
import { Activity, createElement, createRoot, flushSync, hydrateRoot, jsx } from 'react-in-use'
import { allSaid, say } from './say.mjs'
import { createStore, Faulty, Screen, Taken } from './screen.mjs'

/** Lets React do what it put off, which it does in messages to itself. */
const later = async () => {
  const { port1, port2 } = new MessageChannel()
  for (let round = 0; round < 30; round += 1)
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  port1.close()
}
const withoutIds = (html) => html.replace(/_[rR]_\w+_/g, 'ID')

const host = document.body.appendChild(document.createElement('div'))
const shadow = host.attachShadow({ mode: 'open' })
const numbers = createStore(0)
const faults = createStore('')
const props = { names: ['a', 'b', 'c'], colour: 'blue', text: 'same', numbers, faults }

const step = async (name, act) => {
  say('##', name)
  await act()
  await later()
  say(withoutIds(shadow.innerHTML))
}
const find = (selector) => shadow.querySelector(selector)
const fire = (selector, type, init = {}, Kind = window.Event) =>
  find(selector).dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, composed: true, ...init }))
const type = (selector, value) => {
  const input = find(selector)
  Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set.call(input, value)
  fire(selector, 'input')
  say('value', input.value)
}

const place = shadow.appendChild(document.createElement('div'))
const root = createRoot(place)
const draw = (changed) => flushSync(() => root.render(jsx(Screen, Object.assign(props, changed))))

await step('mount', () => draw({}))
let seed = 7
const random = (below) => (seed = (seed * 16807) % 2147483647) % below
for (let round = 0; round < 25; round += 1)
  await step(`order ${round}`, () =>
    draw({ names: [...'abcdefg'].filter(() => random(3) > 0).toSorted(() => random(3) - 1) }),
  )
await step('context', () => draw({ colour: 'green' }))
await step('without flush', () => root.render(jsx(Screen, Object.assign(props, { text: 'other', size: 24 }))))
await step('and back', () => draw({ size: 20, extra: 'meer' }))
await step('store', () => [1, 2, 3].forEach(numbers.set))
await step('typing', () => (type('input', '12a'), type('input', 'x'), type('input', '')))
await step('keys', () => fire('input', 'keydown', { key: 'Enter', isComposing: true }, window.KeyboardEvent))
await step('an unnamed key', () => fire('input', 'keydown', { keyCode: 999 }, window.KeyboardEvent))
await step('focus', () => (find('input').focus(), document.querySelector('textarea').focus()))
await step('choice', () => (find('#a').click(), find('#c').click(), say(find('#a').checked, find('#c').checked)))
await step('clicks', () => (fire('svg', 'click'), fire('svg', 'auxclick'), say(fire('a', 'contextmenu'))))
await step('pointer', () => {
  fire('ul', 'pointerover', { relatedTarget: document.body }, window.MouseEvent)
  fire('ul', 'pointerout', { relatedTarget: find('a') }, window.MouseEvent)
  fire('a', 'pointerout', { relatedTarget: document.body }, window.MouseEvent)
})
await step('submit', () => find('[type=submit]').click())
await step('a listener that throws', () => find('button').click())
await step('a fault in an effect', () => faults.set('in an effect'))
await step('a fault in drawing', () => faults.set('in drawing'))
await step('good again', () => faults.set('good'))
await step('hide', () => draw({ visible: false }))
await step('change what is hidden', () => (draw({ names: ['z', 'a'] }), numbers.set(4), say(numbers.count())))
await step('show', () => draw({ visible: true }))
await step('a child of no kind', () => draw({ extra: {} }))
await step('gone', () => (root.unmount(), say(numbers.count(), place.childNodes.length)))
await step('a fault that nobody catches', () => {
  const other = createRoot(place)
  faults.set('in drawing')
  faults.fallen = true
  flushSync(() => other.render(jsx(Faulty, { store: faults })))
  other.unmount()
})

const whole = '<section><button>+<!-- -->0</button><input type="text" value=""><p>a <!-- -->x<i>b</i>2</p></section>'
const HYDRATED = {
  alike: [whole, jsx(Taken, { shown: 'x' })],
  'other text': [whole, jsx(Taken, { shown: 'y' })],
  'other elements': ['<section><p></p></section>', jsx(Taken, { shown: 'x' })],
  nothing: ['', jsx(Taken, { shown: 'x' })],
  ...(process.argv.includes('lean')
    ? {
        'with Activity': [
          `<!--&-->${whole}<!--/&-->`,
          jsx(Activity, { mode: 'visible', children: jsx(Taken, { shown: 'x' }) }),
        ],
      }
    : {}),
}
for (const [name, [html, tree]] of Object.entries(HYDRATED))
  await step(`take over: ${name}`, async () => {
    place.innerHTML = html
    const before = find('section')
    find('input') && (find('input').value = 'typed')
    const onRecoverableError = ({ message }) => say('recovered', message.slice(0, 40))
    const taken = hydrateRoot(place, tree, { onRecoverableError })
    find('button')?.click()
    await later()
    say('same nodes', before === find('section'), find('input').value)
    find('button').click()
    await later()
    say(find('button').textContent)
    taken.unmount()
  })

process.stdout.write(allSaid(), () => process.exit(0))
