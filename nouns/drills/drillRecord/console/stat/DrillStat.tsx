import { DownloadOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Breadcrumb, Button, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drillRecord } from '../../noun.ts'
import styles from './DrillStat.module.css'
import Missing from './Missing.tsx'
import StatCharts from './StatCharts.tsx'
import StatTable from './StatTable.tsx'
import { type StatUnit, statFields } from './statList.ts'

const YEARS = 5
const { evaluated, archived } = drillRecord.states.codes

/** Who has held the drills that were due, how they went, and who has not (domain 7.2). */
export default function DrillStat() {
  const { t } = useTranslation()
  const { date } = useNow()
  const thisYear = Number(date.slice(0, 4))
  const [yearParam, setYear] = useParam('year')
  const [quarterParam, setQuarter] = useParam('quarter')
  const [typeParam, setType] = useParam('type')
  const [exporting, setExporting] = useState(false)
  const [way, setWay] = useState<StatUnit[]>([])
  const year = Number(yearParam) || thisYear
  const quarter = Number(quarterParam) || undefined
  const drill_type = Number(typeParam) || undefined
  const unit = way.at(-1)
  const query = {
    year,
    ...(quarter !== undefined && { quarter }),
    ...(drill_type !== undefined && { drill_type }),
    ...(unit && { dept_id: unit.dept_id }),
  }
  const { data, error, refetch } = useRead('DrillRecord/GetStat', query, { keep: true })
  /** The drills behind a number. */
  const list = (further: { dept_id?: number; period_key?: string; drill_type?: string; effect?: string }) => {
    const { period_key = quarter === undefined ? String(year) : `${year}Q${quarter}`, ...rest } = further
    const filters = new URLSearchParams({ period_key, status: `${evaluated},${archived}` })
    if (drill_type !== undefined) filters.set('drill_type', String(drill_type))
    if (unit) filters.set('dept_id', String(unit.dept_id))
    for (const [name, value] of Object.entries(rest)) filters.set(name, String(value))
    return `${drillRecord.route}?${filters}`
  }
  const word = (text: string, back: (() => void) | undefined) =>
    back ? (
      <Button type="link" size="small" onClick={back}>
        {text}
      </Button>
    ) : (
      text
    )
  const crumbs = [
    { key: 0, title: word(t('drillRecord.stat.whole'), way.length > 0 ? () => setWay([]) : undefined) },
    ...way.map(({ dept_id, dept_name }, index) => ({
      key: dept_id,
      title: word(dept_name, index < way.length - 1 ? () => setWay(way.slice(0, index + 1)) : undefined),
    })),
  ]
  return (
    <section className={styles.card} aria-label={t('drillRecord.stat.title')}>
      <TouchSize>
        <div className={styles.tools}>
          <Select
            aria-label={t('drillRecord.stat.year')}
            value={year}
            onChange={(next) => setYear(String(next))}
            options={Array.from({ length: YEARS }, (_, ago) => ({
              value: thisYear - ago,
              label: String(thisYear - ago),
            }))}
          />
          <Select
            aria-label={t('drillRecord.stat.quarter')}
            value={quarter ?? 0}
            onChange={(next) => setQuarter(next === 0 ? undefined : String(next))}
            options={[
              { value: 0, label: t('drillRecord.stat.wholeYear') },
              ...[1, 2, 3, 4].map((value) => ({ value, label: `Q${value}` })),
            ]}
          />
          <DictSelect
            dict="drill_type"
            aria-label={t('drillRecord.field.drill_type')}
            placeholder={t('drillRecord.field.drill_type')}
            value={drill_type ?? null}
            onChange={(next: unknown) => setType(next === undefined || next === null ? undefined : String(next))}
          />
          <OperationButton
            path="Common/Export"
            body={{ controller: 'DrillStat' }}
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
      {data && data.rows.length === 0 && (
        <Nothing title={t('drillRecord.stat.none')} action={null}>
          {t('drillRecord.stat.noneText')}
        </Nothing>
      )}
      {data && data.rows.length > 0 && (
        <>
          <StatTable
            data={data}
            onOpen={({ dept_id, dept_name }) => setWay([...way, { dept_id, dept_name }])}
            onList={({ dept_id }) => openTab(list({ dept_id }))}
          />
          <StatCharts data={data} list={list} />
          <Missing rows={data.missing} />
        </>
      )}
      {exporting && (
        <ExportDialog
          controller="DrillStat"
          filters={query}
          total={data?.rows.length}
          columns={statFields.map((key) => ({ key, title: t(`drillRecord.stat.field.${key}`), chosen: true }))}
          more={t('drillRecord.stat.byType')}
          onClose={() => setExporting(false)}
        />
      )}
      <p className={styles.rule}>{t('drillRecord.stat.rule')}</p>
    </section>
  )
}
