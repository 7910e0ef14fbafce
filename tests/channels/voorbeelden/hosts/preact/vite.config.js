import preact from '@preact/preset-vite'

export default { base: './', plugins: [preact()] }
