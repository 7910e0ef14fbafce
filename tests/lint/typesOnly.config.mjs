/** Checks types only, with the native compiler. */
export default {
  plugins: [],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true },
}
