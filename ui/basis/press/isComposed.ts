/** The parts of a key event that tell who handles the key. */
interface Key {
  readonly isComposing: boolean
  /** 229 for the key that ends a composition in Safari, which reports that key after the composition. */
  readonly keyCode: number
}

/** Whether an input method, such as dictation or a Japanese keyboard, handles this key itself. */
export const isComposed = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229
