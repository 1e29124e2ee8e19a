import { PlusOutlined } from '@ant-design/icons'
import { Button, Input, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../registers/registers.css'
import './settings.css'
import { useMayCall } from '../../api/can.ts'
import { useRead } from '../../api/useRead.ts'
import Failure from '../../ui/Failure.tsx'
import Nothing from '../../ui/Nothing.tsx'
import OperationButton from '../../ui/OperationButton.tsx'
import TouchSize from '../../ui/TouchSize.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useParam } from '../../ui/useParam.ts'
import MenuCards from './MenuCards.tsx'
import MenuForm from './MenuForm.tsx'
import MenuTable from './MenuTable.tsx'
import { flatItems, keepItems, type MenuItem, type MenuRow, menuItems } from './menuRows.ts'
import { useMenuActions } from './useMenuActions.ts'

const textOf = ({ title_cn, title_hk, title_us, path, permission_id, link }: MenuRow) =>
  [title_cn, title_hk, title_us, path, permission_id, link].join(' ').toLowerCase()

const groupsOf = (items: readonly MenuItem[]) => flatItems(items).flatMap(({ id, children }) => (children ? [id] : []))

/** Every entry of the menu as a tree, to name, to move, to hide. */
export default function MenuTree() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { data, error, refetch } = useRead('Menu/GetPageList', {})
  const [adding, setAdding] = useParam('new')
  const mayAdd = useMayCall()('Menu/Save')
  const [form, setForm] = useState<{ row?: MenuRow; parent?: MenuRow }>()
  const [word, setWord] = useState('')
  const [expanded, setExpanded] = useState<readonly number[]>([])
  const { actions, move, change } = useMenuActions(data ?? [], {
    edit: (row) => setForm({ row }),
    addBelow: (parent) => setForm({ parent }),
  })

  const items = useMemo(() => menuItems(data ?? []), [data])
  const needle = word.trim().toLowerCase()
  const shown = useMemo(
    () => (needle ? keepItems(items, (row) => textOf(row).includes(needle)) : items),
    [items, needle],
  )
  const add = (
    <OperationButton
      path="Menu/Save"
      type="primary"
      size={phone ? 'large' : 'middle'}
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setAdding('1')}
    >
      {t('settings.menu.add')}
    </OperationButton>
  )
  const close = () => {
    setForm(undefined)
    setAdding(undefined)
  }
  return (
    <div className="reg-page">
      <section className="reg-body" aria-label={t('settings.menu.tabMenu')}>
        <TouchSize>
          <div className="reg-toolbar">
            {!phone && <div>{add}</div>}
            <div className="menu-tools">
              <Input
                allowClear
                aria-label={t('settings.menu.search')}
                placeholder={t('settings.menu.search')}
                value={word}
                onChange={({ target }) => setWord(target.value)}
              />
              {!phone && (
                <>
                  <Button onClick={() => setExpanded(groupsOf(items))}>{t('settings.menu.expand')}</Button>
                  <Button onClick={() => setExpanded([])}>{t('settings.menu.collapse')}</Button>
                </>
              )}
            </div>
          </div>
        </TouchSize>
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton active paragraph={{ rows: 10 }} />
        ) : shown.length === 0 ? (
          <Nothing title={t('settings.menu.none')} action={null}>
            {t('settings.menu.noneHint')}
          </Nothing>
        ) : phone ? (
          <MenuCards items={shown} actions={actions} />
        ) : (
          <MenuTable
            rows={data}
            items={shown}
            expanded={needle ? groupsOf(shown) : expanded}
            onExpand={setExpanded}
            actions={actions}
            move={move}
            change={change}
          />
        )}
      </section>
      {phone && <div className="reg-fixed">{add}</div>}
      {data && (form || (adding && mayAdd)) && <MenuForm {...form} rows={data} onClose={close} />}
    </div>
  )
}
