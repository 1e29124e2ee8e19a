import { ApiError } from '@shouya/console/api/ApiError.ts'
import { useCan } from '@shouya/console/api/can.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { UserRow } from './userList.ts'

type Duties = DataOf<'User/GetDuties'>

/** What the server says an account leaves behind, where it refused for that. */
export const dutiesIn = (error: unknown): Duties | undefined =>
  error instanceof ApiError && error.name === 'InUse' && error.data !== null && typeof error.data === 'object'
    ? (error.data as Duties)
    : undefined

/** Switches an account off or closes it; where it has duties says which, and leads to handing them over. */
export function useLeaving() {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const can = useCan()
  return async (row: UserRow, okText: string, work: (despite?: true) => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      const duties = dutiesIn(error)
      if (!duties) throw error
      const question = modal.confirm({
        title: t('user.leaving.dutiesOf', { name: row.real_name }),
        content: (
          <DutyList
            duties={duties}
            onHandOver={
              can('sys_examine', 'edit')
                ? () => {
                    question.destroy()
                    openTab(`/form/basic?tab=all&leaver=${row.id}`)
                  }
                : undefined
            }
            onUnit={
              can('sys_dept', 'edit')
                ? (name) => {
                    question.destroy()
                    openTab(`/exception/dept?keywords=${encodeURIComponent(name)}`)
                  }
                : undefined
            }
            onFlow={(id, name) => {
              question.destroy()
              openTab(`/exception/systemExamineList/flow?id=${id}`, name)
            }}
          />
        ),
        okText,
        okButtonProps: { danger: true },
        onOk: () => work(true).catch(() => undefined),
      })
    }
  }
}

type ListProps = {
  duties: Duties
  onHandOver: (() => void) | undefined
  onFlow: (id: number, name: string) => void
  onUnit: ((name: string) => void) | undefined
}

function DutyList({ duties, onHandOver, onFlow, onUnit }: ListProps) {
  const { tasks, flows, stands_in, units, duty_tasks, keys } = duties
  const { t } = useTranslation()
  return (
    <>
      <ul>
        {tasks > 0 && (
          <li>
            {t('user.leaving.duty.tasks', { count: tasks })}
            {onHandOver && (
              <Button type="link" onClick={onHandOver}>
                {t('user.leaving.duty.handOver')}
              </Button>
            )}
          </li>
        )}
        {flows.length > 0 && (
          <li>
            {t('user.leaving.duty.flows', { count: flows.length })}
            {flows.map(({ id, name }) => (
              <Button key={id} type="link" onClick={() => onFlow(id, name)}>
                {name}
              </Button>
            ))}
          </li>
        )}
        {stands_in.length > 0 && (
          <li>{t('user.leaving.duty.standsIn', { names: stands_in.map(({ name }) => name).join(' · ') })}</li>
        )}
        {units.map(({ id, name, as }) => (
          <li key={id}>
            {t(`user.leaving.duty.${as}`, { name })}
            {onUnit && (
              <Button type="link" onClick={() => onUnit(name)}>
                {t('user.leaving.duty.replace')}
              </Button>
            )}
          </li>
        ))}
        {duty_tasks > 0 && <li>{t('user.leaving.duty.dutyTasks', { count: duty_tasks })}</li>}
        {keys > 0 && <li>{t('user.leaving.duty.keys', { count: keys })}</li>}
      </ul>
      <p>{t('user.leaving.dutiesSay')}</p>
    </>
  )
}
