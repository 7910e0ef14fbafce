export * from './antwoord'
export * from './contents'
export * from './dialog'
export * from './select'
