/** What React asks of its scheduler: to do something soon, never after a given time. */
export const SCHEDULER = [
  {
    because: 'React asks for nothing else',
    exports: [
      ...['now', 'IdlePriority', 'ImmediatePriority', 'NormalPriority', 'UserBlockingPriority', 'cancelCallback'],
      ...['requestPaint', 'scheduleCallback'],
    ].map((name) => `unstable_${name}`),
  },
  {
    because: 'React gives no task a time to begin',
    is: {
      '!1': [
        '"object" === typeof options && null !== options',
        'options > currentTime',
        'isHostTimeoutScheduled',
        'null !== firstTimer',
      ],
    },
    functions: { advanceTimers: '' },
  },
  {
    because: 'every browser that shows our screens has these',
    is: {
      '!0': [
        '"object" === typeof performance && "function" === typeof performance.now',
        '"undefined" !== typeof MessageChannel',
      ],
      '!1': ['"function" === typeof localSetImmediate'],
    },
    variables: { localSetTimeout: 'null', localClearTimeout: 'null', localSetImmediate: 'null' },
  },
]
