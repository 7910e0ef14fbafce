/** React in a chunk of its own: a browser reads two files side by side sooner than one twice as long. */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client'
