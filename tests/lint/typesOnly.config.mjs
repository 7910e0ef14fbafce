/** The types of every file by the native compiler, and no rule. */
export default {
  plugins: [],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true },
}
