// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { useSettingActions } from './useSettingActions.ts'

const message = { loading: vi.fn(), success: vi.fn(), warning: vi.fn() }
vi.mock('antd', () => ({ App: { useApp: () => ({ message, modal: {} }) } }))
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

test('saving is shown for 800 ms [C-4-10]', () => {
  useSettingActions().save()
  expect(message.loading).toHaveBeenCalledExactlyOnceWith('shell.setting.saving', 0.8)
})
