/** Puts React in its own chunk, because a browser parses two files in parallel faster than one large file. */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client'
