import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { isPage, menuType } from '../rules.ts'
import { type MenuRow, menuTitle } from './menuRows.ts'

/** The page of an entry, its parameters, its title and the entry that is highlighted for it. */
export default function MenuPage({ row, rows }: { row: MenuRow | undefined; rows: readonly MenuRow[] }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const fixed = row?.is_builtin ?? false
  const pages = rows.filter(({ is_builtin, menu_type }) => is_builtin && isPage(menu_type))
  const otherPages = rows.filter(({ id, menu_type }) => menu_type === menuType.page && id !== row?.id)
  return (
    <>
      <Field of="router">
        <Select
          disabled={fixed}
          placeholder={t('ui.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={pages.map((page) => ({ value: page.router, label: menuTitle(lang, page) }))}
        />
      </Field>
      <Form.Item name="query" label={t('menu.field.query')} extra={t('menu.queryRule')}>
        <Input maxLength={300} autoComplete="off" disabled={fixed} />
      </Form.Item>
      <Form.Item name="params" label={t('menu.field.params')} extra={t('menu.paramsRule')}>
        <Input maxLength={300} autoComplete="off" />
      </Form.Item>
      <Field of="highlight" extra={t('menu.highlightHint')}>
        <Select
          allowClear
          placeholder={t('ui.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={otherPages.map((page) => ({ value: page.fullPath, label: menuTitle(lang, page) }))}
        />
      </Field>
      <Field of="page_title_cn" extra={t('menu.pageTitleHint')} />
      <Field of="page_title_hk" />
      <Field of="page_title_us" />
    </>
  )
}
