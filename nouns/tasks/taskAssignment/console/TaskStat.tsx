import { DownloadOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { periodType } from '@shouya/noun/period'
import { Breadcrumb, Button, DatePicker, Skeleton } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import StatHeat from './StatHeat.tsx'
import StatRows from './StatRows.tsx'
import { statViews, type UnitOfStat } from './statFigures.ts'
import { statColumns } from './statRow.ts'
import styles from './TaskStat.module.css'
import TypeSelect from './TypeSelect.tsx'

const wire = 'YYYY-MM-DD'
const MOST_DAYS = 92

/** 完成率 and 及时率 by unit (domain 5.2, 7.2); a unit leads to those below it, its tasks to their list. */
export default function TaskStat() {
  const { t } = useTranslation()
  const { date } = useNow()
  const [begin, setBegin] = useParam('from')
  const [end, setEnd] = useParam('to')
  const [code, setCode] = useParam('type')
  const [shown, setView] = useParam('view')
  const view = statViews.find((name) => name === shown) ?? 'sum'
  const [exporting, setExporting] = useState(false)
  const [way, setWay] = useState<UnitOfStat[]>([])
  const days = { begin_date: begin ?? `${date.slice(0, 7)}-01`, end_date: end ?? date }
  const unit = way.at(-1)
  const query = { ...days, ...(unit ? { dept_id: unit.dept_id } : {}), ...(code ? { task_code: code } : {}) }
  const { data, error, refetch } = useRead('TaskAssignment/GetStat', query, { keep: true })
  const setDays = (chosen: [Dayjs | null, Dayjs | null] | null) => {
    setBegin(chosen?.[0]?.format(wire))
    setEnd(chosen?.[1]?.format(wire))
  }
  const open = ({ dept_id, dept_name }: UnitOfStat) => setWay([...way, { dept_id, dept_name }])
  const crumbs = [
    { title: <Crumb text={t('taskAssignment.stat.whole')} onClick={way.length > 0 ? () => setWay([]) : undefined} /> },
    ...way.map(({ dept_id, dept_name }, index) => ({
      key: dept_id,
      title: (
        <Crumb text={dept_name} onClick={index < way.length - 1 ? () => setWay(way.slice(0, index + 1)) : undefined} />
      ),
    })),
  ]
  return (
    <section className={styles.card} aria-label={t('taskAssignment.stat.title')}>
      <TouchSize>
        <div className={styles.tools}>
          <DatePicker.RangePicker
            aria-label={t('taskAssignment.field.days')}
            allowClear={false}
            value={[dayjs(days.begin_date), dayjs(days.end_date)]}
            maxDate={dayjs(date)}
            disabledDate={(day, { from }) => from !== undefined && Math.abs(day.diff(from, 'day')) >= MOST_DAYS}
            onChange={setDays}
          />
          <TypeSelect
            aria-label={t('taskAssignment.field.task_name')}
            periods={[periodType.day]}
            value={code ?? undefined}
            onChange={setCode}
          />
          <OperationButton
            path="Common/Export"
            body={{ controller: 'TaskStat' }}
            icon={<DownloadOutlined aria-hidden="true" />}
            onClick={() => setExporting(true)}
          >
            {t('ui.export')}
          </OperationButton>
        </div>
      </TouchSize>
      <Breadcrumb className={styles.way ?? ''} items={crumbs} />
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && (
        <StatRows
          data={data}
          behind={{ days, dept_id: unit?.dept_id, task_code: code ?? undefined }}
          view={view}
          onView={(next) => setView(next === 'sum' ? undefined : next)}
          onOpen={open}
          heat={
            <TouchSize>
              <StatHeat query={query} onOpen={open} />
            </TouchSize>
          }
        />
      )}
      {exporting && (
        <ExportDialog
          controller="TaskStat"
          filters={query}
          total={data?.rows.length}
          columns={statColumns.map((key) => ({
            key,
            title: t(`taskAssignment.stat.field.${key}`),
            chosen: true,
          }))}
          more={t('taskAssignment.stat.more')}
          onClose={() => setExporting(false)}
        />
      )}
      {data && (
        <p className={styles.rule}>
          {data.as_of ? t('taskAssignment.stat.asOf', { time: minute(data.as_of) }) : t('taskAssignment.stat.notYet')}
        </p>
      )}
      {view !== 'days' && <p className={styles.rule}>{t('taskAssignment.stat.rule')}</p>}
    </section>
  )
}

function Crumb({ text, onClick }: { text: string; onClick: (() => void) | undefined }) {
  if (!onClick) return text
  return (
    <Button type="link" size="small" onClick={onClick}>
      {text}
    </Button>
  )
}
