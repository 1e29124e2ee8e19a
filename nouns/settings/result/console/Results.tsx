import { useCan } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Checkbox, Segmented, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import ResultDetail from './ResultDetail.tsx'
import ResultRows from './ResultRows.tsx'
import styles from './Results.module.css'
import { type ResultRow, resultKinds, sourceOf } from './resultList.ts'

const REFRESH = 10_000

/** The user's imports, exports and batch actions, and for head office what the server did by itself (domain 18 no. 15). */
export default function Results() {
  const { t } = useTranslation()
  const [id, setId] = useParam('id')
  const [of, setOf] = useParam('of')
  const [asked, setKind] = useParam('kind')
  const [failed, setFailed] = useParam('failed')
  const kind = resultKinds.find((name) => name === asked)
  // Those who may set what units owe see what the server makes of it.
  const seesJobs = useCan()('sys_remind', 'enable')
  const kinds = resultKinds.filter((name) => name !== 'job' || seesJobs)
  const query = { ...(kind && { kind }), ...(failed && { failed: true as const }) }
  const { data, error, refetch } = useRead('Result/GetList', query, { keep: true, refetchInterval: REFRESH })
  const open = (row: ResultRow) => {
    setOf(sourceOf(row) === 'export' ? 'export' : undefined)
    setId(String(row.id))
  }
  const close = () => {
    setId(undefined)
    setOf(undefined)
  }
  const filtered = kind !== undefined || failed !== null
  return (
    <section className={styles.page} aria-label={t('result.title')}>
      <p className={styles.about}>{t('result.about')}</p>
      {seesJobs && <p className={styles.about}>{t('result.aboutJobs')}</p>}
      <TouchSize>
        <div className={styles.tools}>
          <Segmented<ResultRow['kind'] | 'all'>
            aria-label={t('result.type')}
            className={styles.kinds ?? ''}
            value={kind ?? 'all'}
            options={(['all', ...kinds] as const).map((value) => ({ value, label: t(`result.kind.${value}`) }))}
            onChange={(next) => setKind(next === 'all' ? undefined : next)}
          />
          <Checkbox
            className={styles.only ?? ''}
            checked={failed !== null}
            onChange={({ target }) => setFailed(target.checked ? '1' : undefined)}
          >
            {t('result.onlyFailed')}
          </Checkbox>
        </div>
      </TouchSize>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data?.length === 0 && (
        <Nothing title={t(filtered ? 'result.noneSuch' : 'result.none')} action={null}>
          {t('result.noneText')}
        </Nothing>
      )}
      {data && data.length > 0 && <ResultRows rows={data} onOpen={open} />}
      {id !== null && (
        <ResultDetail
          key={`${of} ${id}`}
          id={Number(id)}
          of={of === 'export' ? 'export' : 'operation'}
          onClose={close}
        />
      )}
    </section>
  )
}
