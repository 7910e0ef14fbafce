/** The changelog module of Changesets: writes the list items of each changeset unchanged, without a commit hash. */
module.exports = {
  getReleaseLine: async ({ summary }) => summary,
  getDependencyReleaseLine: async () => '',
}
