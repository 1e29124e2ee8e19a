import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { settle } from '../support/everyPage.ts'
import { beyond, expectSideBySide, expectWhole, readers, registersOf, table } from '../support/registers.ts'

const people = useBrowser()

test.each(readers)('the columns that %s looks for stand side by side at 1366 and 1440 px', (role) =>
  expectSideBySide(people, role),
)

// Words in English are longer: lists of the trading side are scrolled in them.
const words = [
  ...(['HK', 'US'] as const).flatMap((language) =>
    ['hq_security', 'branch_security', 'escort_admin', 'admin'].map((role) => [language, role] as const),
  ),
  ...['trade_admin', 'finance'].map((role) => ['HK', role] as const),
  ['US', 'outlet_safety'] as const,
]
test.each(words)('in the words of %s nothing that %s looks for is cut off at 1366 px', (language, role) =>
  expectWhole(people, role, language),
)

/** Lists whose columns are not in the table above. */
const approvals = [
  ...['/form/basic', '/form/basic?tab=all', '/form/basic?tab=cc', '/form/step', '/form/StepForm2'],
  ...['/dashboard/leave', '/dashboard/notice', '/exception/notice/List'],
]

test('lists of approvals, of leave and of notices stand side by side with rows in them', async () => {
  const filled = new Set<string>()
  for (const [role, language] of [
    ['admin', 'CN'],
    ['branch_security', 'CN'],
    ['outlet_leader', 'CN'],
    ['hq_security', 'HK'],
  ] as const) {
    const page = await people.enter(role, '/dashboard/workplace', { width: 1366, height: 768, language })
    for (const path of approvals) {
      await page.goto(path)
      await settle(page)
      if ((await table(page).count()) === 0) continue
      if ((await table(page).locator('tbody tr.ant-table-row').count()) > 0) filled.add(path)
      expect(await beyond(page), `${role} ${language} ${path}`).toBe(0)
    }
  }
  // Which lists have rows depends on the role; no role has rows in all.
  expect(approvals.filter((path) => !filled.has(path) && !/cc|leave/.test(path))).toEqual([])
})

test('on a phone every other register begins within 300 px, too', async () => {
  for (const role of ['hq_security', 'escort_admin', 'admin', 'outlet_leader', 'trade_admin']) {
    const page = await people.enter(role, '/dashboard/workplace', { width: 360, height: 740 })
    for (const { path } of registersOf(role)) {
      await page.goto(path)
      await settle(page)
      const list = page.getByRole('region', { name: '列表' }).filter({ visible: true }).first()
      expect((await list.boundingBox())?.y, `${role} ${path}`).toBeLessThanOrEqual(300)
    }
  }
})
