import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Board.module.css'
import ColumnForm from './ColumnForm.tsx'
import ColumnLine from './ColumnLine.tsx'
import type { ColumnRow } from './columnList.ts'

/** The columns in their order: moved, changed, added, removed. */
export default function ColumnsDrawer({ period, onClose }: { period: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [edited, setEdited] = useState<ColumnRow | 'new'>()
  const { data, error, refetch } = useRead('Monitor/GetColumnList', {})
  return (
    <FormFrame
      title={t('monitor.config.open')}
      open={open}
      small={false}
      footer={null}
      onClose={() => setOpen(false)}
      afterClose={onClose}
    >
      <p className="ui-note">{t('monitor.config.about')}</p>
      <TouchSize>
        <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEdited('new')}>
          {t('monitor.config.add')}
        </Button>
      </TouchSize>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <ColumnLines columns={data} onEdit={setEdited} />}
      {edited && (
        <ColumnForm {...(edited !== 'new' && { row: edited })} period={period} onClose={() => setEdited(undefined)} />
      )}
    </FormFrame>
  )
}

function ColumnLines({ columns, onEdit }: { columns: readonly ColumnRow[]; onEdit: (row: ColumnRow) => void }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const sort = useAction('Monitor/SortColumns')
  const remove = useRemove('Monitor/DeleteColumn')
  const siblingsOf = ({ owner_dept_id }: ColumnRow) =>
    columns.filter((column) => column.owner_dept_id === owner_dept_id).map(({ id }) => id)
  /** Puts one at a place among those of its owner. */
  const place = (id: number, siblings: readonly number[], to: number) =>
    sort.mutate({ ids: siblings.filter((other) => other !== id).toSpliced(to, 0, id) })
  const move = (row: ColumnRow, by: -1 | 1) => {
    const siblings = siblingsOf(row)
    place(row.id, siblings, siblings.indexOf(row.id) + by)
  }
  return (
    <ul className={styles.columns}>
      {columns.map((row) => {
        const title = label(lang, row.title_cn, row.title_hk, row.title_us)
        const siblings = siblingsOf(row)
        const at = siblings.indexOf(row.id)
        return (
          <ColumnLine
            key={row.id}
            id={row.id}
            owner={row.mine ? row.owner_dept_id : undefined}
            onDrop={(id) => place(id, siblings, at)}
          >
            <div>
              {title} {!row.visible && <StatusTag kind="draft">{t('monitor.config.hidden')}</StatusTag>}{' '}
              {row.status === 0 && <StatusTag kind="void">{t('monitor.config.off')}</StatusTag>}
              <div className="ui-note">
                {row.column_key} · <DictText dict="selfcheck_source" value={row.source_type} /> ·{' '}
                {row.owner_dept_name ?? t('monitor.config.bank')}
                {row.source_expr.formula !== undefined && ` · ${row.source_expr.formula}`}
              </div>
            </div>
            {row.mine && (
              <TouchSize>
                <Button
                  type="text"
                  icon={<ArrowUpOutlined aria-hidden="true" />}
                  aria-label={t('monitor.config.up', { title })}
                  disabled={at === 0 || sort.isPending}
                  onClick={() => move(row, -1)}
                />
                <Button
                  type="text"
                  icon={<ArrowDownOutlined aria-hidden="true" />}
                  aria-label={t('monitor.config.down', { title })}
                  disabled={at === siblings.length - 1 || sort.isPending}
                  onClick={() => move(row, 1)}
                />
                <Button
                  type="text"
                  icon={<EditOutlined aria-hidden="true" />}
                  aria-label={t('monitor.config.edit', { title })}
                  onClick={() => onEdit(row)}
                />
                <Button
                  type="text"
                  danger
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={t('monitor.config.remove', { title })}
                  onClick={() => remove(row, { title: t('monitor.config.removeAsk'), content: title })}
                />
              </TouchSize>
            )}
          </ColumnLine>
        )
      })}
    </ul>
  )
}
