import { App, Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './recycle.css'
import { useAction } from '../../api/useAction.ts'
import { useRead } from '../../api/useRead.ts'
import Failure from '../Failure.tsx'
import ListPages from '../ListPages.tsx'
import Nothing from '../Nothing.tsx'
import TouchSize from '../TouchSize.tsx'
import { minute } from '../text.ts'
import { useConfirm } from '../useConfirm.ts'
import { useIsPhone } from '../useIsPhone.ts'
import type { Deleted } from './deleted.ts'

const SIZE = 20

/** The deleted rows of a table, with author and time, and a way to restore them. */
export default function RecycleBin({ table, refreshes, onClose }: Deleted & { onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const [page, setPage] = useState(1)
  const query = { table, page, pagesize: SIZE } as const
  const { data, error, refetch } = useRead('Recycle/GetPageList', query, { keep: true })
  const restore = useAction('Recycle/Restore', {
    refreshes: [refreshes],
    onSuccess: () => message.success(t('shared.recycle.done')),
  })
  const confirmRestore = (id: number, name: string) =>
    confirm({ title: t('shared.recycle.ask', { name }), danger: false }, () => restore.mutateAsync({ table, id }))
  const list = data && (
    <>
      <ul className="ui-recycled">
        {data.rows.map(({ id, name, user_name, create_time, expire_time }) => (
          <li key={id}>
            <div>
              <span>{name}</span>
              <span className="ui-note">
                {t('shared.recycle.by', { name: user_name, time: minute(create_time) })}
                {' · '}
                {t('shared.recycle.until', { time: minute(expire_time) })}
              </span>
            </div>
            <Button aria-label={`${t('shared.recycle.restore')} ${name}`} onClick={() => confirmRestore(id, name)}>
              {t('shared.recycle.restore')}
            </Button>
          </li>
        ))}
      </ul>
      {data.total > SIZE && (
        <ListPages query={query} turn={(next) => setPage(next)} sizes={[SIZE]} total={data.total} />
      )}
    </>
  )
  return (
    <Drawer
      title={t('shared.recycle.title')}
      open={open}
      size={phone ? '100%' : 560}
      onClose={() => setOpen(false)}
      afterOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <TouchSize>
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton active />
        ) : data.total === 0 ? (
          <Nothing title={t('shared.recycle.none')} action={null}>
            {t('shared.recycle.note')}
          </Nothing>
        ) : (
          list
        )}
      </TouchSize>
    </Drawer>
  )
}
