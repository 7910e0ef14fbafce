/**
 * Whether a key press is the print shortcut of browsers: Ctrl+P or Cmd+P. With Shift it is another shortcut, and with
 * Alt it types a character on some keyboards.
 */
export const isPrintShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'p'
