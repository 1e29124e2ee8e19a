import '@shouya/console/registers/registers.css'
import '@shouya/console/ui/settings.css'
import { PlusOutlined } from '@ant-design/icons'
import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import PhoneAdd from '@shouya/console/registers/PhoneAdd.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Button, Input, Skeleton } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import MenuCards from './MenuCards.tsx'
import MenuForm from './MenuForm.tsx'
import MenuTable from './MenuTable.tsx'
import { flatItems, keepItems, type MenuItem, type MenuRow, menuItems } from './menuRows.ts'
import { useMenuActions } from './useMenuActions.ts'

const textOf = ({ title_cn, title_hk, title_us, path, permission_id, link }: MenuRow) =>
  [title_cn, title_hk, title_us, path, permission_id, link].join(' ').toLowerCase()

const groupsOf = (items: readonly MenuItem[]) => flatItems(items).flatMap(({ id, children }) => (children ? [id] : []))

const none: readonly MenuRow[] = []

/** Every menu entry as a tree: to rename, move or hide it. */
export default function MenuTree() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const read = useRead('Menu/GetPageList', {})
  const rows = read.data ?? none
  const [adding, setAdding] = useAdding('Menu/Save')
  const [form, setForm] = useState<{ row?: MenuRow; parent?: MenuRow }>()
  const [word, setWord] = useState('')
  const [expanded, setExpanded] = useState<readonly number[]>([])
  const { actions, move, change } = useMenuActions(rows, {
    edit: (row) => setForm({ row }),
    addBelow: (parent) => setForm({ parent }),
  })

  const items = useMemo(() => menuItems(rows), [rows])
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
      onClick={() => setAdding(true)}
    >
      {t('menu.add')}
    </OperationButton>
  )
  const close = () => {
    setForm(undefined)
    setAdding(false)
  }
  return (
    <div className="reg-page">
      <section className="reg-body" aria-label={t('menu.tabMenu')}>
        <MenuTools
          add={!phone && add}
          word={word}
          onWord={setWord}
          fold={phone ? undefined : { onExpand: () => setExpanded(groupsOf(items)), onCollapse: () => setExpanded([]) }}
        />
        <Loaded read={read} none={shown.length === 0}>
          {phone ? (
            <MenuCards items={shown} actions={actions} />
          ) : (
            <MenuTable
              rows={rows}
              items={shown}
              expanded={needle ? groupsOf(shown) : expanded}
              onExpand={setExpanded}
              actions={actions}
              move={move}
              change={change}
            />
          )}
        </Loaded>
      </section>
      <PhoneAdd path="Menu/Save">{add}</PhoneAdd>
      {read.data && (form || adding) && <MenuForm {...form} rows={rows} onClose={close} />}
    </div>
  )
}

type Read = { data: unknown; error: ApiError | null; refetch: () => void }

/** The loaded tree, or the error of loading it. */
function Loaded({
  read: { data, error, refetch },
  none,
  children,
}: {
  read: Read
  none: boolean
  children: ReactNode
}) {
  const { t } = useTranslation()
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  if (!none) return children
  return (
    <Nothing title={t('menu.none')} action={null}>
      {t('menu.noneHint')}
    </Nothing>
  )
}

type Props = {
  add: ReactNode
  word: string
  onWord: (word: string) => void
  /** A phone shows everything unfolded. */
  fold?: { onExpand: () => void; onCollapse: () => void } | undefined
}

/** Above the tree: add an entry, search, expand or collapse all groups. */
function MenuTools({ add, word, onWord, fold }: Props) {
  const { t } = useTranslation()
  return (
    <TouchSize>
      <div className="reg-toolbar">
        {add && <div>{add}</div>}
        <div className="menu-tools">
          <Input
            allowClear
            aria-label={t('menu.search')}
            placeholder={t('menu.search')}
            value={word}
            onChange={({ target }) => onWord(target.value)}
          />
          {fold && (
            <>
              <Button onClick={fold.onExpand}>{t('menu.expand')}</Button>
              <Button onClick={fold.onCollapse}>{t('menu.collapse')}</Button>
            </>
          )}
        </div>
      </div>
    </TouchSize>
  )
}
