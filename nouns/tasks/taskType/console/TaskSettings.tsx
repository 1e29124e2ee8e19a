import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import Holidays from '../../holiday/console/Holidays.tsx'
import TaskTypes from './TaskTypes.tsx'

/** Task types with their deadlines and reminders (domain 5.1), and holidays. */
export default function TaskSettings() {
  const { t } = useTranslation()
  const [tab, setTab] = useParam('tab')
  const holidays = tab === 'holidays'
  return (
    <>
      <PageTabs
        active={holidays ? 'holidays' : 'types'}
        onTurn={(next) => setTab(next === 'holidays' ? next : undefined)}
        items={[
          { key: 'types', label: t('taskType.title') },
          { key: 'holidays', label: t('holiday.title') },
        ]}
      />
      {holidays ? <Holidays /> : <TaskTypes />}
    </>
  )
}
