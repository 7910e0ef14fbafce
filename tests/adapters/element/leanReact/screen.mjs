import {
  Activity,
  Component,
  createContext,
  createElement,
  Fragment,
  jsx,
  jsxs,
  memo,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react-in-use'
import { say } from './say.mjs'

class Net extends Component {
  state = { round: 0, fallen: false }
  static getDerivedStateFromError() {
    return { fallen: true }
  }
  componentDidCatch({ message }) {
    say('caught', message)
    if (this.state.round < 2) this.setState(({ round }) => ({ fallen: false, round: round + 1 }))
  }
  render() {
    return this.state.fallen ? null : jsx(Fragment, { children: this.props.children }, this.state.round)
  }
}

export const createStore = (value) => {
  const listeners = new Set()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    count: () => listeners.size,
  }
}

const Colour = createContext('red')

const Leaf = memo(({ name }) => {
  say('draws', name)
  useLayoutEffect(() => (say('layout', name), () => say('layout ends', name)), [name])
  useEffect(() => (say('effect', name), () => say('effect ends', name)), [name])
  return jsxs('li', {
    className: `leaf ${useContext(Colour)}`,
    'data-name': name,
    children: [name, ' ', 1, null, false],
  })
})
const Alike = memo(
  ({ object }) => (say('draws alike'), jsx('span', { children: object.text })),
  (one, other) => one.object.text === other.object.text,
)

const Typing = ({ onText }) => {
  const [text, setText] = useState('')
  const ref = useRef(null)
  useLayoutEffect(() => say('input is', ref.current?.tagName), [])
  return jsx('input', {
    ref,
    id: useId(),
    type: 'text',
    name: 'bedrag',
    value: text,
    spellCheck: false,
    autoComplete: 'off',
    inputMode: 'decimal',
    'aria-invalid': text.length > 3,
    onInput: ({ currentTarget }) => {
      setText(currentTarget.value.replace(/\D/g, ''))
      onText(currentTarget.value)
    },
    onKeyDown: ({ key, nativeEvent }) => say('key', key, nativeEvent.isComposing),
    onFocus: () => say('focus'),
    onBlur: () => say('blur'),
  })
}

const Choice = () => {
  const [chosen, choose] = useState('b')
  return jsx('div', {
    role: 'radiogroup',
    children: ['a', 'b', 'c'].map((value) =>
      jsxs(
        'label',
        {
          htmlFor: value,
          children: [
            jsx('input', {
              type: 'radio',
              id: value,
              name: 'keuze',
              checked: chosen === value,
              onChange: () => value === 'c' || choose(value),
            }),
            value,
          ],
        },
        value,
      ),
    ),
  })
}

const Effects = ({ store, onTick }) => {
  const seen = useSyncExternalStore(store.subscribe, store.get, store.get)
  const [count, setCount] = useState(() => 1)
  const tick = useEffectEvent(() => onTick(count))
  useEffect(() => {
    tick()
    setCount((before) => Math.min(3, before + 1))
  }, [count])
  const twice = useMemo(() => count * 2, [count])
  const callback = useCallback(() => twice, [twice])
  return jsxs('p', { title: String(seen), hidden: seen > 2, inert: seen === 2, children: ['twice ', callback()] })
}

const Drawing = ({ size }) =>
  jsx('svg', {
    'aria-hidden': 'true',
    focusable: 'false',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'currentColor',
    children: jsx('path', { d: 'M0 0' }),
  })

export const Faulty = ({ store }) => {
  const wrong = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => {
    if (wrong === 'in an effect') throw new Error(wrong)
  }, [wrong])
  if (wrong === 'in drawing') {
    store.fallen ??= store.set('')
    throw new Error(wrong)
  }
  return jsx('button', {
    type: 'button',
    children: wrong,
    onClick: () => {
      throw new Error('in a listener')
    },
  })
}

export const Screen = ({ names, colour, text, visible = true, numbers, faults, size = 20, extra }) =>
  jsx(Activity, {
    mode: visible ? 'visible' : 'hidden',
    children: jsxs('div', {
      lang: 'nl',
      part: 'kader',
      onPointerEnter: () => say('enter'),
      onPointerLeave: () => say('leave'),
      onClick: ({ target }) => say('click at', target.tagName),
      onClickCapture: () => say('captured'),
      onContextMenu: (event) => event.preventDefault(),
      onAuxClick: () => say('aux'),
      children: [
        jsx(Net, { children: jsx(Faulty, { store: faults }) }),
        jsx(Colour, {
          value: colour,
          children: jsx('ul', { children: names.map((name) => jsx(Leaf, { name }, name)) }),
        }),
        jsx(Alike, { object: { text } }),
        jsx(Typing, { onText: (typed) => say('typed', typed) }),
        jsx(Choice, {}),
        jsx(Effects, { store: numbers, onTick: (count) => say('tick', count) }),
        createElement(Drawing, { size }),
        jsx('span', { style: { flexGrow: size, color: size > 20 ? 'red' : null }, tabIndex: -1 }),
        jsx('a', { href: size > 20 ? '/elders' : 'javascript:alert(1)', children: 'weg' }),
        jsx('details', { open: size > 20, children: jsx('summary', { children: 'meer' }) }),
        jsxs('form', {
          noValidate: true,
          onSubmit: (event) => (event.preventDefault(), say('submit', event.isDefaultPrevented())),
          children: jsx('button', { type: 'submit', disabled: size > 20, children: 'klaar' }),
        }),
        extra ? jsxs(Fragment, { children: [extra, jsx('b', { children: extra })] }) : null,
      ],
    }),
  })

export const Taken = ({ shown }) => {
  const [count, setCount] = useState(0)
  const [text, setText] = useState('')
  useEffect(() => say('taken over'), [])
  return jsxs('section', {
    children: [
      jsxs('button', { id: useId(), onClick: () => setCount(count + 1), children: ['+', count] }),
      jsx('input', { type: 'text', value: text, onInput: ({ currentTarget }) => setText(currentTarget.value) }),
      jsxs('p', { children: ['a ', shown, jsx('i', { children: 'b' }), 2] }),
    ],
  })
}
