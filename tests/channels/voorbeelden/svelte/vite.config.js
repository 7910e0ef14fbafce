import { svelte } from '@sveltejs/vite-plugin-svelte'

/** The accessibility test, which only a page that asks for it loads, is larger than Vite thinks a file should be. */
export default { plugins: [svelte()], build: { chunkSizeWarningLimit: 1000 } }
