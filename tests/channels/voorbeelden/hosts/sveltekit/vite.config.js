import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default { plugins: [sveltekit({ preprocess: vitePreprocess(), adapter: adapter() })] }
