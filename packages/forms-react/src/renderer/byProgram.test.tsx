// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { act, field, form, mount } from './testing/mount.tsx'

test('the host hides, shows, disables and enables the fields that it lists, and no others [F-4-14]', async () => {
  const page = await mount(
    form(field('input', 'a'), field('card', 'c', { list: [field('input', 'b')] }), field('input', 'x')),
  )
  const displays = () =>
    ['a', 'b', 'x'].map((key) => (page.control(key)?.closest('[hidden]') ? 'hidden' : page.control(key)?.disabled))
  await act(async () => page.form().hide(['a', 'b']))
  expect(displays()).toEqual(['hidden', 'hidden', false])
  await act(async () => page.form().show(['a', 'b']))
  expect(displays()).toEqual([false, false, false])
  await act(async () => page.form().disable(['b', 'x']))
  expect(displays()).toEqual([false, true, true])
  await act(async () => page.form().enable(['b']))
  expect(displays()).toEqual([false, false, true])
  await page.end()
})
