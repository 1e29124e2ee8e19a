import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { Form } from 'antd'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

/** A line of cron, with its next dates. */
export default function CronField() {
  const { t } = useTranslation()
  const cron = useDeferredValue((Form.useWatch<string | undefined>('cron') ?? '').trim())
  const { data, error } = useRead('EventsRemind/GetDates', { cron }, { enabled: /^\S+( \S+){4}$/.test(cron) })
  return (
    <Field
      of="cron"
      required
      extra={
        <>
          {t('remindRule.cronHint')}
          <span aria-live="polite">
            {data && !error && (
              <>
                <br />
                {t('remindRule.nextDates')}
                {data.map((date) => date.slice(0, 16)).join(' · ')}
              </>
            )}
          </span>
        </>
      }
    />
  )
}
