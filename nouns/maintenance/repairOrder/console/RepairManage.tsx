import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import OrderRegister from './OrderRegister.tsx'

const Board = lazy(() => import('./Board.tsx'))
const RepairStat = lazy(() => import('./RepairStat.tsx'))

/** Repair orders for branch and vendor (domain 8.3): as a list, as a board by state, and how they went. */
export default function RepairManage() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['list', 'board', 'stat'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'list', label: t('repairOrder.view.list') },
          { key: 'board', label: t('repairOrder.view.board') },
          { key: 'stat', label: t('repairOrder.view.stat') },
        ]}
      />
      {part === 'list' && <OrderRegister list="Repair/GetPageList" name="Repair.list" />}
      <Suspense>
        {part === 'board' && <Board onList={(status) => turn('list', `tab=list&status=${status}`)} />}
        {part === 'stat' && <RepairStat />}
      </Suspense>
    </>
  )
}
