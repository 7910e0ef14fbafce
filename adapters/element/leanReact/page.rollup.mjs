/** What our modules use of React; `uses.rollup.mjs` finds what they use besides, which fails the build. */
export const EXPORTS = {
  react: [
    'Activity',
    'Component',
    'Fragment',
    'createContext',
    'createElement',
    'memo',
    'useCallback',
    'useContext',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react-dom': ['flushSync'],
  'react-dom/client': ['createRoot', 'hydrateRoot'],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
}

/** Elements and attributes that React treats in a way of their own, and that our screens draw. */
const ELEMENTS = ['a', 'button', 'details', 'dialog', 'div', 'form', 'input', 'li', 'p', 'path', 'span', 'svg']
const ATTRIBUTES = [
  ...['checked', 'children', 'className', 'disabled', 'focusable', 'height', 'hidden', 'href', 'inert', 'name'],
  ...['noValidate', 'open', 'readOnly', 'ref', 'role', 'spellCheck', 'style', 'suppressHydrationWarning', 'tabIndex'],
  ...['type', 'value', 'viewBox', 'width', 'onClick'],
]

/** Names of attributes that are others on the page. */
export const ALIASES = { htmlFor: 'for' }

/** Properties of style whose numbers have no unit, and the only ones that our screens set to a number. */
export const STYLE_PROPERTIES = ['flexGrow']

/** The methods of our only class. */
export const METHODS = ['constructor', 'componentDidCatch', 'getDerivedStateFromError', 'render']

/** Events that a listener of ours is called for by the name of the browser, and the same as React names them. */
const SIMPLE_EVENTS = [
  ...['auxClick', 'click', 'contextMenu', 'input', 'keyDown', 'keyUp', 'mouseDown'],
  ...['pointerCancel', 'pointerDown', 'pointerMove', 'pointerUp', 'submit'],
]

/** Every event that React listens to for our listeners. */
const EVENTS = [
  ...SIMPLE_EVENTS.map((name) => name.toLowerCase()),
  ...['change', 'focusin', 'focusout', 'pointerout', 'pointerover'],
]

/** The listeners that our screens may have. */
export const LISTENERS = [
  ...SIMPLE_EVENTS.map((name) => `on${name[0].toUpperCase()}${name.slice(1)}`),
  ...['onBlur', 'onChange', 'onFocus', 'onPointerEnter', 'onPointerLeave'],
]

const texts = (values) => JSON.stringify(values)
const noSuchEvent = (names) => Object.fromEntries(names.map((name) => [`Synthetic${name}Event`, 'null']))

const ELEMENTS_ONLY = 'our screens draw these elements only, none in the head of a page'
const EVENTS_ONLY = 'our screens listen to these events only'

/** The page as React knows it: elements, attributes and events. */
export const PAGE = [
  {
    because: ELEMENTS_ONLY,
    within: ['completeWork', 'commitHostMount', 'prepareToHydrateHostInstance', 'setProp', 'canHydrateInstance'],
    only: [{ called: 'element', of: /^(?:tag|type)$/, values: ELEMENTS }],
  },
  {
    because: ELEMENTS_ONLY,
    within: ['setInitialProperties', 'updateProperties', 'restoreStateOfTarget', 'getChildHostContextProd'],
    only: [{ called: 'element', of: /^(?:tag|type|internalInstance\.type)$/, values: ELEMENTS }],
    is: { '!1': ['isCustomElement(tag)'] },
  },
  {
    because: ELEMENTS_ONLY,
    calls: { '!1': ['isHostHoistableType', 'isSingletonScope'], null: ['getHoistableRoot'] },
    is: {
      '!1': ['"html" === type || "head" === type || "body" === type', 'isCustomElement(targetInst.elementType)'],
    },
    functions: { preloadInstanceAndSuspendIfNeeded: '' },
  },
  {
    because: 'our screens set these attributes only',
    within: ['setProp'],
    only: [{ called: 'attribute', of: /^key$/, values: ATTRIBUTES }],
  },
  {
    because: 'our screens set these attributes only, under names that are right',
    functions: { isAttributeNameSafe: 'return !0', listenToNonDelegatedEvent: '' },
    variables: {
      aliases: `new Map(${texts(Object.entries(ALIASES))})`,
      unitlessNumbers: `new Set(${texts(STYLE_PROPERTIES)})`,
      nonDelegatedEvents: 'null',
      mediaEventTypes: '[]',
    },
    is: {
      '!1': [
        'nonDelegatedEvents.has(domEventName)',
        `"object" === typeof props.dangerouslySetInnerHTML && null !== props.dangerouslySetInnerHTML &&
          null != props.dangerouslySetInnerHTML.__html`,
        'null != props.popover',
        'null != props.onScroll',
        'null != props.onScrollEnd',
      ],
    },
  },
  {
    because: EVENTS_ONLY,
    within: [
      ...['clearIfContinuousEvent', 'dispatchEventForPluginEventSystem', 'getEventPriority', 'queueIfContinuousEvent'],
      'getTargetInstForInputOrChangeEvent',
    ],
    only: [{ of: /^domEventName$/, values: EVENTS }],
  },
  {
    because: EVENTS_ONLY,
    variables: {
      simpleEventPluginEvents: texts(SIMPLE_EVENTS),
      discreteReplayableEvents: texts(
        EVENTS.filter((name) => !/^(?:focus|pointer(?:move|out|over)|submit)/.test(name)),
      ),
      ...noSuchEvent(['Animation', 'Clipboard', 'Composition', 'Drag', 'Toggle', 'Touch', 'Transition', 'Wheel']),
    },
    functions: { constructSelectEvent: '' },
    calls: { 0: ['queuedPointerCaptures.forEach'], null: ['getVendorPrefixedEventName'] },
    is: {
      '!1': ['null !== queuedDrag', 'null !== queuedMouse', 'void 0 !== listenerWrapper'],
      0: [
        `null === ownerDocument || ownerDocument[listeningMarker] || ((ownerDocument[listeningMarker] = !0),
          listenToNativeEvent("selectionchange", !1, ownerDocument))`,
      ],
    },
    without: [
      'if (canUseDOM) try',
      'canUseDOM && ((style = document',
      'canUseDOM && "documentMode" in document',
      'simpleEventPluginEvents.push(',
      'registerSimpleEvent(ANIMATION',
      'registerSimpleEvent(TRANSITION',
      'registerSimpleEvent("dblclick"',
      'registerDirectEvent("onMouse',
      'registerTwoPhaseEvent("onSelect"',
      'registerTwoPhaseEvent("onBeforeInput"',
      'registerTwoPhaseEvent("onComposition',
    ],
  },
  {
    because: 'our fields listen to what the browser tells of writing signs, not to what React makes of it',
    within: ['dispatchEventForPluginEventSystem'],
    is: {
      '!1': ['canUseCompositionEvent', 'isComposing', '229 === nativeEvent.keyCode', 'eventType'],
      null: [
        `canUseTextInputEvent ? getNativeBeforeInputChars(domEventName, nativeEvent)
          : getFallbackBeforeInputChars(domEventName, nativeEvent)`,
      ],
    },
  },
]
