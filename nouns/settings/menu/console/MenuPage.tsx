import { useLanguage } from '@shouya/console/i18n/language.ts'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { isPage, type MenuRow, menuTitle, menuType } from './menuRows.ts'

const required = [{ required: true }]

/** Which page stands at an entry, what it is given, what it is called and which entry lights up for it. */
export default function MenuPage({ row, rows }: { row: MenuRow | undefined; rows: readonly MenuRow[] }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const fixed = row?.is_builtin ?? false
  const pages = rows.filter(({ is_builtin, menu_type }) => is_builtin && isPage(menu_type))
  const seen = rows.filter(({ id, menu_type }) => menu_type === menuType.page && id !== row?.id)
  return (
    <>
      <Form.Item name="router" label={t('access.menu.field.router')} rules={required}>
        <Select
          disabled={fixed}
          placeholder={t('ui.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={pages.map((page) => ({ value: page.router, label: menuTitle(lang, page) }))}
        />
      </Form.Item>
      <Form.Item name="query" label={t('access.menu.field.query')} extra={t('access.menu.queryRule')}>
        <Input maxLength={300} autoComplete="off" disabled={fixed} />
      </Form.Item>
      <Form.Item name="params" label={t('access.menu.field.params')} extra={t('access.menu.paramsRule')}>
        <Input maxLength={300} autoComplete="off" />
      </Form.Item>
      <Form.Item name="highlight" label={t('access.menu.field.highlight')} extra={t('access.menu.highlightHint')}>
        <Select
          allowClear
          placeholder={t('ui.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={seen.map((page) => ({ value: page.fullPath, label: menuTitle(lang, page) }))}
        />
      </Form.Item>
      <Form.Item
        name="page_title_cn"
        label={t('access.menu.field.page_title_cn')}
        extra={t('access.menu.pageTitleHint')}
      >
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
      <Form.Item name="page_title_hk" label={t('access.menu.field.page_title_hk')}>
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
      <Form.Item name="page_title_us" label={t('access.menu.field.page_title_us')}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
    </>
  )
}
