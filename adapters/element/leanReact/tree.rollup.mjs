/** React knows what a part of its tree is by a number. */
const TAGS = {
  portal: 4,
  strictMode: 8,
  contextConsumer: 9,
  forwardRef: 11,
  profiler: 12,
  suspense: 13,
  lazy: 16,
  incompleteClass: 17,
  dehydrated: 18,
  suspenseList: 19,
  scope: 21,
  legacyHidden: 23,
  cache: 24,
  tracingMarker: 25,
  hoistable: 26,
  singleton: 27,
  incompleteFunction: 28,
  viewTransition: 30,
}

const TYPES = ['CONSUMER', 'FORWARD_REF', 'LAZY', 'LEGACY_HIDDEN', 'PORTAL', 'PROFILER', 'STRICT_MODE', 'SUSPENSE']

const NO_VIEW_TRANSITION = 'our screens have no view transitions; only updates that we never make would show one'
const NO_FRAGMENT_REF = 'our fragments have no ref'
const NO_BOUNDARY = 'what a calculator takes over is taken over at once: no part of it waits for its turn'

/** Of what the tree is made. What else a screen asks for fails there with the error of React for an unknown type. */
export const TREE = [
  {
    because: 'our screens are made of elements, texts, functions, one class, memo, contexts and Activity',
    never: [
      { of: /tag$|Tag$|^_instance\d?$|^(?:inCapturePhase|targetInst)$/, values: Object.values(TAGS).map(String) },
      {
        of: /\$\$typeof$|^owner$/,
        values: [...TYPES, 'SUSPENSE_LIST', 'VIEW_TRANSITION'].map((name) => `REACT_${name}_TYPE`),
      },
    ],
    functions: {
      getIteratorFn: 'return null',
      hideOrUnhideNearestPortals: '',
    },
  },
  {
    because: NO_VIEW_TRANSITION,
    within: ['performWorkOnRoot', 'completeRootWhenReady', 'commitRoot', 'flushSpawnedWork'],
    is: { '!1': ['(lanes & 335544064) === lanes', '(lanes & 62914560) === lanes', 'shouldStartViewTransition'] },
  },
  {
    because: NO_VIEW_TRANSITION,
    within: ['commitBeforeMutationEffects'],
    is: { '!1': ['committedLanes'] },
  },
  {
    because: NO_VIEW_TRANSITION,
    within: ['recursivelyTraversePassiveMountEffects', 'commitPassiveMountOnFiber'],
    is: { '!1': ['isViewTransitionEligible', '(committedLanes & 335544064) === committedLanes'] },
  },
  {
    because: NO_VIEW_TRANSITION,
    within: ['flushSpawnedWork', 'flushPendingEffects'],
    is: {
      '!1': [
        'null !== pendingViewTransition',
        `null !== recoverableErrors && ((pendingViewTransitionEvents = null),
          null === onRecoverableError && (onRecoverableError = []), null !== committedViewTransition)`,
      ],
    },
  },
  {
    because: NO_FRAGMENT_REF,
    within: ['safelyAttachRef'],
    never: [{ of: /^current\.tag$/, values: ['7'] }],
  },
  {
    because: NO_FRAGMENT_REF,
    functions: {
      commitFragmentInstanceDeletionEffects: '',
      commitFragmentInstanceInsertionEffects: '',
      commitNewChildToFragmentInstances: '',
      isFragmentInstanceParent: 'return !1',
    },
    without: ['FragmentInstance.prototype.', 'ViewTransitionPseudoElement.prototype.'],
  },
  {
    because: 'children of ours are no promises and no contexts',
    within: ['createChild', 'updateSlot', 'updateFromMap', 'reconcileChildFibersImpl'],
    is: { '!1': ['"function" === typeof newChild.then', 'newChild.$$typeof === REACT_CONTEXT_TYPE'] },
  },
  {
    because: NO_BOUNDARY,
    within: ['updateActivityComponent'],
    is: { '!1': ['isHydrating', 'null !== prevState'] },
  },
  {
    because: NO_BOUNDARY,
    within: [
      ...['attemptEarlyBailoutIfNoScheduledUpdate', 'unwindWork', 'unwindInterruptedWork', 'popHydrationState'],
      ...['popToNextHostParent', 'findInstanceBlockingTarget', 'dispatchEvent', 'getInstanceFromNode'],
      ...['commitLayoutEffectOnFiber', 'commitMutationEffectsOnFiber', 'recursivelyTraverseReappearLayoutEffects'],
    ],
    never: [{ of: /tag$/, values: ['31'] }],
  },
  {
    because: NO_BOUNDARY,
    within: ['completeWork'],
    is: { '!1': ['null === current || null !== current.memoizedState'] },
  },
  {
    because: NO_BOUNDARY,
    within: ['getNextHydratable'],
    is: { '!1': ['8 === nodeType'] },
  },
  {
    because: NO_BOUNDARY,
    within: ['retryIfBlockedOn'],
    is: {
      '!1': ['i < queuedExplicitHydrationTargets.length', '0 < queuedExplicitHydrationTargets.length', 'null != i'],
      null: ['(unblocked.ownerDocument || unblocked).$$reactFormReplay'],
    },
  },
  {
    because: NO_BOUNDARY,
    functions: { attemptContinuousHydration: '', getParentHydrationBoundary: 'return null' },
    without: ['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration'],
  },
]
