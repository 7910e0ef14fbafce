/** The hooks that our screens use. */
const HOOKS = [
  ...['useCallback', 'useContext', 'useEffect', 'useEffectEvent', 'useId', 'useLayoutEffect', 'useMemo', 'useRef'],
  ...['useState', 'useSyncExternalStore'],
]

const DISPATCHERS = ['ContextOnlyDispatcher', 'HooksDispatcherOnMount', 'HooksDispatcherOnUpdate']

const NO_TRANSITION = 'our screens start no transition: every update is drawn in one go'
const NO_ACTION = 'our forms and buttons have no action'
const IN_SHADOW = 'our screens stand in a shadow root, where React cannot see which field has the focus'

/** How the tree is drawn: when, by whom asked, and what may stop it. */
export const WORK = [
  {
    because: 'our screens use these hooks only',
    properties: Object.fromEntries([...DISPATCHERS, 'HooksDispatcherOnRerender'].map((name) => [name, HOOKS])),
  },
  {
    because: NO_TRANSITION,
    is: {
      '!1': [
        'null !== ReactSharedInternals.T',
        'updateLane === currentEntangledLane',
        '0 !== updateLane && updateLane === currentEntangledLane',
        'revertLane === currentEntangledLane',
        '0 !== currentEventTransitionLane',
        '0 !== syncTransitionLanes',
        'workInProgressRootIsPrerendering',
        'didReadFromEntangledAsyncAction$64',
      ],
      '!0': ['0 === revertLane', '!onlyLegacy'],
    },
    calls: { '!1': ['checkIfRootIsPrerendering'] },
    functions: {
      defaultOnDefaultTransitionIndicator: '',
      entangleTransitions: '',
      entangleTransitionUpdate: '',
      pushStoreConsistencyCheck: '',
      suspendIfUpdateReadFromEntangledAsyncAction: '',
    },
    without: ['ReactSharedInternals.S ='],
  },
  {
    because: NO_TRANSITION,
    within: ['performWorkOnRoot'],
    variables: { shouldTimeSlice: '!1' },
  },
  {
    because: 'nothing that our screens draw waits for a promise, an image or a style sheet',
    never: [{ of: /^workInProgressSuspendedReason$/, values: ['2', '3', '4', '5', '6', '7', '8', '9'] }],
    is: {
      '!1': [
        'thrownValue === SuspenseException || thrownValue === SuspenseActionException',
        'thrownValue === SuspenseyCommitException',
        'thrownValue === SelectiveHydrationException',
        'x === SuspenseException || x === SuspenseActionException',
        'value === noopSuspenseyCommitThenable',
        '"function" === typeof thrownValue.then',
        '"function" === typeof value.then',
        'subtreeFlags & 8192',
        '16785408 === (subtreeFlags & 16785408)',
        'null !== root.cancelPendingCommit',
        'null !== root$190.cancelPendingCommit',
        '-1 !== root.timeoutHandle',
        '-1 !== root$190.timeoutHandle',
        '-1 !== timeoutHandle',
        'null !== timeoutHandle',
        'workInProgressRootDidSkipSuspendedSiblings',
        'workInProgressRootDidAttachPingListener',
      ],
      '!0': ['isHydrating || 1 === suspendedReason'],
      null: ['suspenseHandlerStackCursor.current'],
    },
    functions: {
      popSuspenseHandler: '',
      pushOffscreenSuspenseHandler: '',
      reuseSuspenseHandlerOnStack: '',
      scheduleRetryEffect: '',
      attachSuspenseRetryListeners: '',
    },
  },
  {
    because: 'nothing asks for the cache that React keeps for a root',
    functions: {
      commitOffscreenPassiveMountEffects: '',
      createCache: 'return { refCount: 0 }',
      peekCacheFromPool: 'return null',
      pushAsyncDispatcher: '',
      pushTransition: '',
      releaseCache: '',
      releaseRootPooledCache: '',
    },
    is: {
      '!1': [
        'props !== prevState.cache',
        'null !== fiber.memoizedState.cachePool',
        'newProps !== renderLanes',
        'workInProgress.memoizedState.cache !== newProps',
        'finishedWork !== flags',
      ],
      0: [
        'pop(resumedCache)',
        'popProvider(CacheContext)',
        'pushProvider(workInProgress, CacheContext, props)',
        'pushProvider(workInProgress, CacheContext, current.memoizedState.cache)',
        'ReactSharedInternals.A = prevAsyncDispatcher',
      ],
    },
    variables: { AbortControllerLocal: 'null', DefaultAsyncDispatcher: 'null', scheduleCallback$2: 'null' },
  },
  {
    because: NO_ACTION,
    is: {
      '!1': [
        'null !== stateHook',
        'hostTransitionProviderCursor.current === fiber',
        'parent === hostTransitionProviderCursor.current',
        'needsFormReset',
      ],
    },
    functions: { extractEvents$1: '' },
    properties: { 'ReactDOMSharedInternals.d': ['f'] },
  },
  {
    because: NO_ACTION,
    within: ['beginWork'],
    is: { '!1': ['null !== workInProgress.memoizedState'] },
  },
  {
    because: 'our only class has no other methods of React than those of a safety net',
    is: {
      '!1': [
        '"function" === typeof contextType',
        '"object" === typeof contextType && null !== contextType',
        '"object" === typeof contextType$jscomp$0 && null !== contextType$jscomp$0',
        '"object" === typeof oldContext && null !== oldContext',
        '"function" === typeof context.componentDidMount',
        '"function" === typeof finishedRoot.componentDidMount',
        '"function" === typeof context.componentDidUpdate',
        '"function" === typeof context.getSnapshotBeforeUpdate',
        '"function" === typeof getDerivedStateFromProps',
        '"function" === typeof unresolvedOldProps',
        '"function" === typeof instance.componentWillUnmount',
        '"function" === typeof prevHostParent.componentWillUnmount',
        '0 !== (flags & 1024) && null !== current',
      ],
      '!0': [
        `"function" === typeof Component.getDerivedStateFromProps ||
          "function" === typeof context.getSnapshotBeforeUpdate ||
          ("function" !== typeof context.UNSAFE_componentWillMount &&
            "function" !== typeof context.componentWillMount)`,
        '"function" !== typeof context.componentDidUpdate',
        '"function" !== typeof context.getSnapshotBeforeUpdate',
        `"function" !== typeof context.UNSAFE_componentWillReceiveProps &&
          "function" !== typeof context.componentWillReceiveProps`,
        '"function" !== typeof context.UNSAFE_componentWillMount && "function" !== typeof context.componentWillMount',
        '"function" !== typeof context.UNSAFE_componentWillUpdate && "function" !== typeof context.componentWillUpdate',
      ],
    },
    functions: { checkShouldComponentUpdate: 'return !0', resolveClassComponentProps: 'return baseProps' },
    properties: { classComponentUpdater: ['enqueueSetState'] },
  },
  {
    because: IN_SHADOW,
    within: ['commitBeforeMutationEffects'],
    is: { '!1': ['hasSelectionCapabilities(root)'] },
  },
  {
    because: IN_SHADOW,
    within: ['flushMutationEffects'],
    is: { '!1': ['null !== priorSelectionRange && hasSelectionCapabilities(priorFocusedElem)'] },
  },
  {
    because: 'nobody reads where in the tree an error was thrown, or how the tree is drawn',
    functions: { getStackByFiberInDevAndProd: 'return ""', setIsStrictModeForDevtools: '' },
    is: {
      '!1': [
        'shouldDoubleInvokeUserFnsInHooksDEV',
        'injectedHook && "function" === typeof injectedHook.onCommitFiberUnmount',
        'injectedHook && "function" === typeof injectedHook.onCommitFiberRoot',
        'injectedHook && "function" === typeof injectedHook.onPostCommitFiberRoot',
      ],
    },
    without: ['if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)', 'ReactDOMSharedInternals.findDOMNode ='],
  },
  {
    because: 'every browser that shows our screens has these',
    variables: {
      canUseDOM: '!0',
      clz32: 'Math.clz32',
      isInputEventSupported: '!0',
      normalizeKey: '{}',
      objectIs: 'Object.is',
      PossiblyWeakMap: 'WeakMap',
      PossiblyWeakSet: 'WeakSet',
      reportGlobalError: '(error) => reportError(error)',
      scheduleMicrotask: 'queueMicrotask',
      skipSelectionChangeEvent: '!1',
      translateToKey: '{}',
    },
    is: { '!0': ['isInputEventSupported'] },
    without: ['if (canUseDOM) {'],
  },
  {
    because: 'what is left of React asks its scheduler for nothing else',
    variables: {
      getCurrentPriorityLevel: 'null',
      log$1: 'null',
      LowPriority: 'null',
      NormalPriority: 'null',
      shouldYield: 'null',
      unstable_setDisableYieldValue: 'null',
    },
  },
]
