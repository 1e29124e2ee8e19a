import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { confirmSession } from '@shouya/console/app/host/session.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { menuIcons } from '@shouya/console/ui/menuIcons.ts'
import { Alert, Form, Input, Select, type SelectProps, TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import { menu } from '../noun.ts'
import { isPage, menuType } from '../rules.ts'
import MenuAuthority from './MenuAuthority.tsx'
import MenuPage from './MenuPage.tsx'
import { type MenuItem, type MenuRow, menuItems, menuTitle, toBody } from './menuRows.ts'

/** The form has its own values for "no parent" and for parameters, which the server has as null and as a record. */
type Values = Omit<BodyOf<'Menu/Save'>, 'parent_id' | 'query' | 'params'> & {
  parent_id: number
  query: string
  params: string
}

const top = 0

const toValues = (row: MenuRow): Partial<Values> => ({
  ...toBody(row),
  parent_id: row.parent_id ?? top,
  query: new URLSearchParams(row.query).toString(),
  params: new URLSearchParams(row.params).toString(),
})

/** Fields that the entry's type does not have are not sent, whatever the form contains. */
function fromValues({ parent_id, query, params, ...fields }: Values): BodyOf<'Menu/Save'> {
  const { menu_type, router, link } = fields
  const page = isPage(menu_type)
  const permission_id = menu_type === menuType.group ? null : (fields.permission_id ?? null)
  const words = (text: string | null | undefined) => (page ? text || null : null)
  return {
    ...fields,
    parent_id: parent_id === top ? null : parent_id,
    router: page ? (router ?? null) : null,
    query: page ? Object.fromEntries(new URLSearchParams(query)) : {},
    params: page ? Object.fromEntries(new URLSearchParams(params)) : {},
    permission_id,
    role_codes: permission_id === null && fields.role_codes?.length ? fields.role_codes : null,
    highlight: words(fields.highlight),
    page_title_cn: words(fields.page_title_cn),
    page_title_hk: words(fields.page_title_hk),
    page_title_us: words(fields.page_title_us),
    link: menu_type === menuType.link ? (link ?? null) : null,
    icon: fields.icon ?? null,
    title_hk: fields.title_hk || null,
    title_us: fields.title_us || null,
  }
}

type Props = { row?: MenuRow; parent?: MenuRow; rows: readonly MenuRow[]; onClose: () => void }

/** The form of a menu entry: its name, its place, what it opens and for whom. */
export default function MenuForm({ row, parent, rows, onClose }: Props) {
  const { t } = useTranslation()
  const fresh = {
    menu_type: menuType.page,
    parent_id: parent?.id ?? top,
    query: '',
    params: '',
    invisible: false,
    closable: true,
    cache: true,
    status: 1 as const,
  }
  return (
    <FormDrawer<'Menu/Save', Values>
      path="Menu/Save"
      title={row ? t('menu.editTitle') : t('menu.addTitle')}
      initial={row ? toValues(row) : fresh}
      toBody={fromValues}
      reload={row && (async () => toValues(await call('Menu/Get', { id: row.id })))}
      onSaved={() => void confirmSession()}
      onClose={onClose}
    >
      {row?.is_builtin && (
        <Alert className="ui-hint ui-wide" type="info" showIcon title={t('menu.refused.builtinFixed')} />
      )}
      <NounContext value={menu}>
        <Field of="title_cn" />
        <Field of="title_hk" />
        <Field of="title_us" />
        <Field of="icon">
          <IconSelect />
        </Field>
        <Way row={row} rows={rows} />
      </NounContext>
    </FormDrawer>
  )
}

function Way({ row, rows }: { row: MenuRow | undefined; rows: readonly MenuRow[] }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const type = Form.useWatch<number | undefined>('menu_type')
  const fixed = row?.is_builtin ?? false
  type Node = { value: number; title: string; disabled: boolean; children: Node[] }
  const toNode = (item: MenuItem): Node => ({
    value: item.id,
    title: menuTitle(lang, item),
    // An entry may keep its place, even below a page.
    disabled: item.menu_type !== menuType.group && item.id !== row?.parent_id,
    // An entry cannot be its own descendant.
    children: (item.children ?? []).filter(({ id }) => id !== row?.id).map(toNode),
  })
  const groups = menuItems(rows.filter(({ menu_type, id }) => menu_type === menuType.group || id === row?.parent_id))
  const tree = [
    {
      value: top,
      title: t('menu.top'),
      disabled: false,
      children: groups.filter(({ id }) => id !== row?.id).map(toNode),
    },
  ]
  return (
    <>
      <Field of="menu_type">
        <DictSelect dict="menu_type" allowClear={false} disabled={fixed} />
      </Field>
      <Field of="parent_id" required>
        <TreeSelect treeData={tree} treeDefaultExpandAll showSearch={{ treeNodeFilterProp: 'title' }} />
      </Field>
      <Field of="path" className="ui-wide">
        <Input maxLength={menu.fields.path.max} autoComplete="off" disabled={fixed} />
      </Field>
      {isPage(type) && <MenuPage row={row} rows={rows} />}
      {type === menuType.link && (
        <Field of="link" className="ui-wide" required>
          <Input maxLength={menu.fields.link.max} inputMode="url" autoComplete="off" />
        </Field>
      )}
      <MenuAuthority type={type} fixed={fixed} />
      <Field of="status" />
      <div className="menu-flags">
        {type !== menuType.hidden && <Field of="invisible" />}
        {isPage(type) && (
          <>
            <Field of="closable" />
            <Field of="cache" />
          </>
        )}
      </div>
    </>
  )
}

const options = Object.keys(menuIcons).map((value) => ({ value, label: value.replace(/Outlined$/, '') }))

function Drawn({ name, text }: { name: string; text: React.ReactNode }) {
  const Icon = menuIcons[name]
  return (
    <span className="menu-icon">
      {Icon && <Icon aria-hidden="true" />} {text}
    </span>
  )
}

/** Selects one of the icons that the menu can draw. */
function IconSelect(props: Omit<SelectProps<string>, 'options'>) {
  const { t } = useTranslation()
  return (
    <Select<string>
      allowClear
      placeholder={t('ui.choose')}
      {...props}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      labelRender={({ value, label }) => <Drawn name={String(value)} text={label} />}
      optionRender={({ value, label }) => <Drawn name={String(value)} text={label} />}
    />
  )
}
