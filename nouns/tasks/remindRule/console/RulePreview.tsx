import { ApiError } from '@shouya/console/api/ApiError.ts'
import { call } from '@shouya/console/api/call.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { formIssues } from '@shouya/console/ui/formIssues.ts'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './RemindRule.module.css'
import type { Rule, Values } from './remindRuleForm.ts'

type Shown = DataOf<'EventsRemind/Preview'>

/** The words of the form as they would be sent. */
export default function RulePreview({ rule }: { rule: Rule | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<Values>()
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const ask = async () => {
    const { trigger, task_code, dept_id, title_cn, content_cn } = form.getFieldsValue(true) as Values
    const about = rule ? { id: rule.id } : { ...(trigger && { trigger }) }
    const words = { title_cn: title_cn || null, content_cn: content_cn || null }
    try {
      setShown(
        await call('EventsRemind/Preview', {
          ...about,
          task_code: task_code ?? null,
          dept_id: dept_id ?? null,
          ...words,
        }),
      )
      setProblem(undefined)
    } catch (error) {
      setShown(undefined)
      if (!(error instanceof ApiError)) throw error
      const { fields, rest } = formIssues(error.issues, Object.keys(form.getFieldsValue()))
      form.setFields(fields as Parameters<typeof form.setFields>[0])
      setProblem(rest[0] ?? error.message)
    }
  }
  return (
    <section className="ui-wide" aria-label={t('remindRule.preview')}>
      <Button onClick={ask}>{t('remindRule.preview')}</Button>
      <div aria-live="polite">
        {problem !== undefined && <p className="set-note">{problem}</p>}
        {shown && (
          <p className="set-note">{t(shown[0]?.example ? 'remindRule.previewExample' : 'remindRule.previewOf')}</p>
        )}
        <ul className={styles.preview}>
          {shown?.map(({ title, content }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: previews have no id
            <li key={index}>
              <strong>{title}</strong>
              <div>{content}</div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
