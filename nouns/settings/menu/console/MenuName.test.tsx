// @vitest-environment jsdom

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { menuType } from '../rules.ts'
import CN from '../texts/CN.ts'
import MenuName from './MenuName.tsx'
import type { MenuRow } from './menuRows.ts'

vi.mock('react-i18next', () => ({
  initReactI18next: {},
  useTranslation: () => ({ t: (key: string) => (key === 'menu.notBuilt' ? CN.notBuilt : key) }),
}))

function nameOf(row: Partial<MenuRow>): string | null {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  const whole = { id: 1, host_id: null, icon: null, title_cn: '会议管理', ...row } as MenuRow
  act(() => createRoot(page).render(<MenuName row={whole} rows={[whole]} />))
  return page.textContent
}

test('whoever manages the menu sees which pages are still to be built', () => {
  expect(nameOf({ menu_type: menuType.page, built: false })).toContain('建设中')
  expect(nameOf({ menu_type: menuType.hidden, built: false })).toContain('建设中')
  expect(nameOf({ menu_type: menuType.page, built: true })).not.toContain('建设中')
  // A group or a link has no page of its own.
  expect(nameOf({ menu_type: menuType.group, built: false })).not.toContain('建设中')
  expect(nameOf({ menu_type: menuType.link, built: false })).not.toContain('建设中')
})
