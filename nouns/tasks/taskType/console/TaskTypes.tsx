import '@shouya/console/ui/settings.css'
import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import TaskTypeForm from './TaskTypeForm.tsx'
import type { TaskType } from './taskRules.ts'
import { useRuleWords } from './useRuleWords.ts'

/** The types of tasks in their order, with their deadlines and reminders. */
export default function TaskTypes() {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const words = useRuleWords()
  const { data, error, refetch } = useRead('TaskType/GetList', {})
  const [edited, setEdited] = useState<TaskType>()
  return (
    <div className="set-parameters">
      <p>{t('taskType.off')}</p>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      <ul>
        {data?.map((row) => (
          <li key={row.id}>
            <div>
              <strong>{label(lang, row.name_cn, row.name_hk, row.name_us)}</strong>{' '}
              <DictTag dict="enable" value={row.status} />
              <div className="set-note">
                {row.task_code} · <DictText dict="period_type" value={row.period_type} /> · {t('taskType.deadline')}{' '}
                {words.deadline(row.deadline_rule)}
                {row.dept_filter === 'guarded' && ` · ${t('taskType.guarded')}`}
                {row.owed_by === 'branch' && ` · ${t('taskType.byBranch')}`}
              </div>
            </div>
            <div className="set-value">
              {row.remind_rule.length === 0 && t('taskType.noReminders')}
              {row.remind_rule.map((rule) => (
                <div key={rule.minutes}>{words.reminder(row, rule)}</div>
              ))}
            </div>
            <div>
              <TouchSize>
                <OperationButton path="TaskType/Save" onClick={() => setEdited(row)}>
                  {t('ui.edit')}
                </OperationButton>
              </TouchSize>
            </div>
          </li>
        ))}
      </ul>
      {edited && <TaskTypeForm row={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}
