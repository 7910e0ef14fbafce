import vue from '@vitejs/plugin-vue'

/** Tells Vue which tags are custom elements, not Vue components. */
const isCustomElement = (tag) => tag.startsWith('hypotheek-orientatie')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
