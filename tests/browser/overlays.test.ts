import { openFields, fieldIn } from './page/fields'
import { expect, test } from './test'

test('a list and an explanation close when the browser hides them', async ({ page }) => {
  await openFields(page)
  for (const [opener, role] of [
    [fieldIn(page, 'kolommen', 'Met kolommen').getByRole('combobox'), 'listbox'],
    [fieldIn(page, 'getal', 'Met uitleg').getByRole('button', { name: /^Uitleg/ }), 'note'],
  ] as const) {
    await opener.click()
    const overlay = page.getByRole(role)
    await expect(overlay).toBeVisible()
    // A browser does this when the page moves the calculator. Not every browser then takes the focus from a list.
    await overlay.evaluate((element: HTMLElement) => element.hidePopover())
    await expect(overlay).toHaveCount(0)
  }
})
