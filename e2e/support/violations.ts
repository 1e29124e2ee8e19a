import axe from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** The rules that colours can violate. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page, one line each, and labels without a control: a refused field could not be focused. */
export const violations = async (page: Page): Promise<string[]> => [
  ...(await findingsOf(page, { type: 'tag', values: tags })),
  ...(await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLabelElement>('.ant-form-item label[for]')]
      .filter((label) => label.checkVisibility() && !document.getElementById(label.htmlFor))
      .map((label) => `label of nothing: ${label.innerText} (${label.htmlFor})`),
  )),
]

/** The same for colours only, where everything else has been checked. */
export const paleTexts = (page: Page): Promise<string[]> => findingsOf(page, { type: 'rule', values: colourRules })

async function findingsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Through the debugger: the page's own policy forbids foreign scripts.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe.source })
  const result = await page.evaluate(
    // What passes is not described, which takes longer than finding out.
    (only) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: only, resultTypes: ['violations'] }),
    runOnly,
  )
  await session.detach()
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
