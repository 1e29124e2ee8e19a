import FullscreenExitOutlined from '@ant-design/icons/es/icons/FullscreenExitOutlined'
import FullscreenOutlined from '@ant-design/icons/es/icons/FullscreenOutlined'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import Empty from '../../../console/Empty.tsx'
import { dutyKind } from '../dutyKind.ts'
import styles from './DutyWall.module.css'
import UnitDay from './UnitDay.tsx'
import { useFullScreen } from './useFullScreen.ts'
import WallGroup from './WallGroup.tsx'
import { countStates, type Group, saidByAll, worst } from './wallParts.ts'

/** Events report changes; the interval is for a wall that is open for days. */
const REFRESH = 60_000

/** Today's duties of every outlet in scope, live, for a desk or a wall monitor. Each cell opens the outlet's day. */
export default function DutyWall() {
  const { t } = useTranslation()
  const { date } = useNow()
  const [full, setFull] = useFullScreen()
  const [open, setOpen] = useState<{ dept_id: number; name: string }>()
  const { data, error, refetch } = useRead('Duty/GetWall', {}, { staleTime: 5_000, refetchInterval: REFRESH })
  const common = saidByAll((data?.groups ?? []).map(({ name }) => name))
  const label = full ? t('dashboard.wall.small') : t('dashboard.wall.full')
  const wall = (
    <div className={styles.wall} data-full={full}>
      <div className={styles.head}>
        {full && <h1>{t('dashboard.wall.title')}</h1>}
        {full && <time dateTime={date}>{date}</time>}
        {data && <WallCounts groups={data.groups} />}
        <Button
          icon={full ? <FullscreenExitOutlined aria-hidden="true" /> : <FullscreenOutlined aria-hidden="true" />}
          onClick={() => setFull(!full)}
        >
          {label}
        </Button>
      </div>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {data?.groups.length === 0 && (
        <Empty title={t('dashboard.wall.nothing')} text={t('dashboard.wall.nothingText')} />
      )}
      {data?.groups.map((group) => (
        <WallGroup
          key={group.dept_id}
          group={group}
          name={group.name.slice(common)}
          types={data.types}
          onOpen={setOpen}
        />
      ))}
    </div>
  )
  return (
    <>
      {full ? createPortal(wall, document.body) : wall}
      {open && <UnitDay key={open.dept_id} {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** The number of duties in each state, which is also the legend of the cells; states without duties are left out. */
function WallCounts({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation()
  const counts = countStates(groups.flatMap(({ units }) => units))
  return (
    <ul className={styles.counts} aria-label={t('dashboard.wall.counts')}>
      {worst
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <li key={state} data-state={state}>
            <StatusShape kind={dutyKind[state]} />
            {t(`dashboard.today.state.${state}`)} <data value={counts[state]}>{counts[state]}</data>
          </li>
        ))}
    </ul>
  )
}
