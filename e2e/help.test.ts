import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'

const people = useBrowser()

test.each([1440, 360])(
  'the sign in the head opens the manual beside the console, at %i px [C-2.1-04 C-2.10-04]',
  async (width) => {
    const page = await people.enter('outlet_teller', undefined, { width })
    const help = page.getByRole('banner').getByRole('link', { name: '帮助文档' })
    expect(await help.getAttribute('title')).toBe('帮助文档')
    const manual = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/help.pdf'))
    const opened = page.context().waitForEvent('page')
    await help.click()
    const response = await manual
    expect(response.status()).toBe(200)
    expect(await response.headerValue('content-type')).toBe('application/pdf')
    await opened
    expect(new URL(page.url()).pathname).toBe('/dashboard/workplace')
  },
)
