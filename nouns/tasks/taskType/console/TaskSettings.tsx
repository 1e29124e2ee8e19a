import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import Holidays from '../../holiday/console/Holidays.tsx'
import Deliveries from '../../remindRule/console/Deliveries.tsx'
import RemindRules from '../../remindRule/console/RemindRules.tsx'
import TaskTypes from './TaskTypes.tsx'

const parts = { types: TaskTypes, rules: RemindRules, deliveries: Deliveries, holidays: Holidays } as const
type Part = keyof typeof parts

const isPart = (name: string | null): name is Part => name !== null && name in parts

/** Task types with their deadlines (domain 5.1), rules of reminders and what went by SMS and mail (6.1), and holidays. */
export default function TaskSettings() {
  const { t } = useTranslation()
  const [tab, setTab] = useParam('tab')
  const active = isPart(tab) ? tab : 'types'
  const Shown = parts[active]
  return (
    <>
      <PageTabs<Part>
        active={active}
        onTurn={(next) => setTab(next === 'types' ? undefined : next)}
        items={[
          { key: 'types', label: t('taskType.title') },
          { key: 'rules', label: t('remindRule.tab') },
          { key: 'deliveries', label: t('remindRule.delivery.tab') },
          { key: 'holidays', label: t('holiday.title') },
        ]}
      />
      <Shown />
    </>
  )
}
