import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import Holidays from '../../holiday/console/Holidays.tsx'
import TaskTypes from './TaskTypes.tsx'

/** What outlets owe, when and who is reminded of it (domain 5.1), and the days on which nobody works. */
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
