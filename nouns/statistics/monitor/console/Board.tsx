import { DownloadOutlined, SettingOutlined } from '@ant-design/icons'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { periodOf, periodType } from '@shouya/noun/period'
import { Button, Checkbox, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Board.module.css'
import BoardTable from './BoardTable.tsx'
import ColumnsDrawer from './ColumnsDrawer.tsx'
import PeriodSelect from './PeriodSelect.tsx'

/** The outlets and what the columns say of them in a period (domain 7.3). */
export default function Board() {
  const { t } = useTranslation()
  const { date } = useNow()
  const mayCall = useMayCall()
  const units = useUnits()
  const [periodParam, setPeriod] = useParam('period')
  const [deptParam, setDept] = useParam('dept_id')
  const [uncheckedParam, setUnchecked] = useParam('unchecked')
  const [exporting, setExporting] = useState(false)
  const [configures, setConfigures] = useState(false)
  const period = periodParam ?? periodOf(periodType.half, date)
  const dept = deptParam ? { dept_id: Number(deptParam) } : {}
  const query = { period_key: period, ...dept, ...(uncheckedParam && { unchecked: true as const }) }
  const { data: columns, error: columnsError, refetch: again } = useRead('Monitor/GetColumns', dept, { keep: true })
  const { data, error, refetch } = useRead('Monitor/GetData', query, { keep: true })
  const failed = (!columns && columnsError) || (!data && error) || null
  const fields = ['dept_code', 'dept_name'] as const
  return (
    <section className={styles.card} aria-label={t('monitor.title')}>
      <TouchSize>
        <div className={styles.tools}>
          <PeriodSelect value={period} onChange={setPeriod} />
          {units.several && (
            <DeptTreeSelect
              aria-label={t('registers.unit')}
              placeholder={t('registers.unit')}
              {...(deptParam && { value: Number(deptParam) })}
              onChange={(next?: number) => setDept(next === undefined ? undefined : String(next))}
            />
          )}
          <Checkbox
            checked={uncheckedParam !== null}
            onChange={({ target }) => setUnchecked(target.checked ? '1' : undefined)}
          >
            {t('monitor.unchecked')}
          </Checkbox>
          <OperationButton
            path="Common/Export"
            body={{ controller: 'Monitor' }}
            icon={<DownloadOutlined aria-hidden="true" />}
            onClick={() => setExporting(true)}
          >
            {t('ui.export')}
          </OperationButton>
          {mayCall('Monitor/GetColumnList') && (
            <Button icon={<SettingOutlined aria-hidden="true" />} onClick={() => setConfigures(true)}>
              {t('monitor.config.open')}
            </Button>
          )}
        </div>
      </TouchSize>
      {failed && <Failure error={failed} onRetry={() => void Promise.all([again(), refetch()])} />}
      {!failed && !(data && columns) && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && columns && data.rows.length === 0 && (
        <Nothing title={t('monitor.none')} action={null}>
          {t('monitor.noneText')}
        </Nothing>
      )}
      {data && columns && data.rows.length > 0 && (
        <BoardTable data={data} columns={columns} period={period} fills={mayCall('Monitor/Fill')} />
      )}
      {columns?.length === 0 && <p>{t('monitor.noColumns')}</p>}
      <p className={styles.rule}>{t('monitor.explains')}</p>
      {exporting && (
        <ExportDialog
          controller="Monitor"
          filters={query}
          total={data?.rows.length}
          columns={fields.map((key) => ({ key, title: t(`monitor.board.field.${key}`), chosen: true }))}
          more={t('monitor.more')}
          onClose={() => setExporting(false)}
        />
      )}
      {configures && <ColumnsDrawer period={period} onClose={() => setConfigures(false)} />}
    </section>
  )
}
