import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import TaskRegister from './TaskRegister.tsx'
import TaskStat from './TaskStat.tsx'

/** What the units owed (domain 7.2): how much of the daily tasks was done, and every task. */
export default function DailyTask() {
  const { t } = useTranslation()
  const [tab, setTab] = useParam('tab')
  const tasks = tab === 'tasks'
  return (
    <>
      <PageTabs
        active={tasks ? 'tasks' : 'stat'}
        onTurn={(next) => setTab(next === 'tasks' ? next : undefined)}
        items={[
          { key: 'stat', label: t('taskAssignment.tabs.stat') },
          { key: 'tasks', label: t('taskAssignment.tabs.tasks') },
        ]}
      />
      {tasks ? <TaskRegister /> : <TaskStat />}
    </>
  )
}
