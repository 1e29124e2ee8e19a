import { expect, test, vi } from 'vitest'
import { standard } from './settingShape.ts'
import { usePlatform } from './usePlatform.ts'

const own = vi.fn()
const served = { platform_name: '守押安全管理平台', copyright: '沧岭银行', footer_links: [] }
vi.mock('./setting.ts', () => ({ useSetting: () => own() }))
vi.mock('../../api/usePublic.ts', () => ({ usePublic: () => served }))

test('name, copyright and links are those of the settings, else the server says them [C-3-09]', () => {
  own.mockReturnValueOnce(standard)
  expect(usePlatform()).toMatchObject({ name: '守押安全管理平台', copyright: '沧岭银行', links: [] })
  const footerLinks = [{ name: '行网', link: 'https://bank.example/' }]
  own.mockReturnValueOnce({ ...standard, systemName: '松湾守押', copyright: '© 松湾银行', footerLinks })
  expect(usePlatform()).toMatchObject({ name: '松湾守押', copyright: '© 松湾银行', links: footerLinks })
})
