import { useRead } from '@shouya/console/api/useRead.ts'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Button, Pagination } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import BookTable from '../../console/BookTable.tsx'

const SIZE = 5

/** Runs of the reconciliation, the last first; each leads to what it found. */
export default function Runs() {
  const { t } = useTranslation()
  const [, setCheck] = useParam('check_id')
  const [page, setPage] = useState(1)
  const { data } = useRead('Ledger/GetCheckPageList', { page, pagesize: SIZE }, { keep: true })
  if (!data || data.total === 0) return null
  return (
    <TouchSize>
      <BookTable
        label={t('ledgerDifference.runs')}
        heads={[
          { text: t('ledgerDifference.field.run_time') },
          { text: t('ledgerDifference.result') },
          { text: t('ledgerDifference.ranBy') },
          { text: t('ledgerDifference.range') },
        ]}
        rows={data.rows.map((row) => ({
          key: row.id,
          cells: [
            minute(row.run_time),
            row.difference_count === 0 ? (
              t('ledgerDifference.foundNone')
            ) : (
              <Button key="found" type="link" onClick={() => setCheck(String(row.id))}>
                {t('ledgerDifference.found', { count: row.difference_count, open: row.open_count })}
              </Button>
            ),
            row.operator_name ?? t('ledgerDifference.nightly'),
            t('ledgerDifference.compared', row),
          ],
        }))}
      />
      {data.total > SIZE && <Pagination simple current={page} pageSize={SIZE} total={data.total} onChange={setPage} />}
    </TouchSize>
  )
}
