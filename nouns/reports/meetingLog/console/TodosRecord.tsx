import { useAction } from '@shouya/console/api/useAction.ts'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './lines.module.css'
import type { MeetingDetail } from './meetingList.ts'

/** What was decided to be done, by whom and until when. */
export default function TodosRecord({ row }: { row: MeetingDetail }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const finish = useAction('MeetingLog/FinishTodo', { refreshes: ['Remind'] })
  const done = async (todo_id: number) => {
    await finish.mutateAsync({ id: row.id, todo_id })
    void message.success(t('meetingLog.todos.finished'))
  }
  if (row.todos.length === 0) return <p className="ui-note">{t('meetingLog.todos.nothing')}</p>
  return (
    <ul className={styles.lines}>
      {row.todos.map((todo) => (
        <li key={todo.id}>
          <div>
            <strong>{todo.content}</strong>
            <div className="ui-note">
              {todo.duty_user_name} · {t('meetingLog.todos.field.deadline')} {todo.deadline}
            </div>
          </div>
          <div>
            {todo.done_time !== null && (
              <span className="ui-note">
                {t('meetingLog.todos.done')} · {todo.done_user_name} {todo.done_time.slice(0, 16)}
              </span>
            )}
            {todo.finishable && (
              <TouchSize>
                <Button
                  loading={finish.isPending}
                  aria-label={`${t('meetingLog.todos.done')} ${todo.content}`}
                  onClick={() => void done(todo.id).catch(() => undefined)}
                >
                  {t('meetingLog.todos.done')}
                </Button>
              </TouchSize>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
