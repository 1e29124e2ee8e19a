import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import RecordTable from '@shouya/console/ui/RecordTable.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useDuration } from '@shouya/console/ui/useDuration.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { DatePicker, Skeleton } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './RepairStat.module.css'

type Stat = DataOf<'Repair/GetStat'>
type Figures = Stat['sum']
const wire = 'YYYY-MM-DD'
const MOST_DAYS = 366

/** How orders went: deadlines kept, mean time to repair, costs and marks, by vendor and by type of device. */
export default function RepairStat() {
  const { t } = useTranslation()
  const { date } = useNow()
  const [begin, setBegin] = useParam('from')
  const [end, setEnd] = useParam('to')
  const [dept, setDept] = useParam('unit')
  const query = {
    ...{ begin_date: begin ?? dayjs(date).subtract(89, 'day').format(wire), end_date: end ?? date },
    ...(dept && { dept_id: Number(dept) }),
  }
  const { data, error, refetch } = useRead('Repair/GetStat', query, { keep: true })
  const figures = useFigures()
  return (
    <section aria-label={t('repairOrder.view.stat')} className={styles.stat}>
      <TouchSize>
        <div className={styles.tools}>
          <DatePicker.RangePicker
            aria-label={t('repairOrder.stat.days')}
            allowClear={false}
            value={[dayjs(query.begin_date), dayjs(query.end_date)]}
            maxDate={dayjs(date)}
            disabledDate={(day, { from }) => from !== undefined && Math.abs(day.diff(from, 'day')) >= MOST_DAYS}
            onChange={(days) => {
              setBegin(days?.[0]?.format(wire))
              setEnd(days?.[1]?.format(wire))
            }}
          />
          <DeptTreeSelect
            value={dept ? Number(dept) : undefined}
            aria-label={t('registers.unit')}
            placeholder={t('registers.unit')}
            style={{ width: 220 }}
            onChange={(unit: number | undefined) => setDept(unit === undefined ? undefined : String(unit))}
          />
        </div>
      </TouchSize>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <>
          <dl className={styles.sums}>
            {figures.map(({ key, title, of }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{of(data.sum)}</dd>
              </div>
            ))}
          </dl>
          <Group
            title={t('repairOrder.stat.byVendor')}
            rows={data.vendors.map((row) => ({ ...row, key: row.company_id, name: row.company_name }))}
          />
          <Group
            title={t('repairOrder.stat.byType')}
            rows={data.types.map((row) => ({
              ...row,
              key: row.device_type,
              name: <DictText dict="device_type" value={row.device_type} />,
            }))}
          />
        </>
      )}
    </section>
  )
}

const share = ({ kept, of }: { kept: number; of: number }) => (of === 0 ? '-' : `${Math.round((100 * kept) / of)}%`)

/** The figures of a group, in their order. */
function useFigures(): { key: string; title: string; of: (row: Figures) => ReactNode }[] {
  const { t } = useTranslation()
  const duration = useDuration()
  return [
    { key: 'total', title: t('repairOrder.stat.total'), of: ({ total }) => total },
    { key: 'fixed', title: t('repairOrder.stat.fixed'), of: ({ fixed }) => fixed },
    { key: 'sla', title: t('repairOrder.stat.sla'), of: ({ all }) => share(all) },
    { key: 'respond', title: t('repairOrder.stat.respond'), of: ({ respond }) => share(respond) },
    { key: 'arrive', title: t('repairOrder.stat.arrive'), of: ({ arrive }) => share(arrive) },
    { key: 'repair', title: t('repairOrder.stat.repair'), of: ({ repair }) => share(repair) },
    {
      key: 'mttr',
      title: t('repairOrder.stat.mttr'),
      of: ({ mttr_minutes }) => (mttr_minutes === null ? '-' : duration(mttr_minutes)),
    },
    { key: 'rework', title: t('repairOrder.stat.rework'), of: ({ rework }) => rework },
    { key: 'cost', title: t('repairOrder.stat.cost'), of: ({ cost }) => yuan(cost) },
    { key: 'rating', title: t('repairOrder.stat.rating'), of: ({ rating }) => rating?.toFixed(1) ?? '-' },
  ]
}

type Row = Figures & { key: number; name: ReactNode }

function Group({ title, rows }: { title: string; rows: Row[] }) {
  const { t } = useTranslation()
  const figures = useFigures()
  return (
    <RecordTable<Row>
      title={title}
      rowKey="key"
      rows={rows}
      locale={{ emptyText: t('repairOrder.stat.none') }}
      columns={[
        { key: 'name', title, render: (_, { name }) => name },
        ...figures.map(({ key, title: head, of }) => ({
          ...{ key, title: head, align: 'right' as const },
          render: (_: unknown, row: Row) => of(row),
        })),
      ]}
    />
  )
}
