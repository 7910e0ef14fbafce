import vue from '@vitejs/plugin-vue'

/** Vue has to know which tags are no components of its own. */
const isCustomElement = (tag) => tag.startsWith('hypotheek-orientatie')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
