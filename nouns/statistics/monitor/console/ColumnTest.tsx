import { ApiError } from '@shouya/console/api/ApiError.ts'
import { call } from '@shouya/console/api/call.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { App, Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../cells.ts'
import styles from './Board.module.css'
import type { ColumnValues } from './columnList.ts'
import ValueText from './ValueText.tsx'

/** Shows what the column would say of some outlets before it is kept. */
export default function ColumnTest({ period }: { period: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<ColumnValues>()
  const [tried, setTried] = useState<{ type: number; rows: DataOf<'Monitor/TestColumn'> }>()
  const [running, setRunning] = useState(false)
  const run = async () => {
    setTried(undefined)
    const isComplete = await form.validateFields().then(
      () => true,
      () => false,
    )
    if (!isComplete) return
    setRunning(true)
    const { version: _, ...values } = form.getFieldsValue(true) as ColumnValues
    try {
      const rows = await call('Monitor/TestColumn', { ...values, period_key: period })
      setTried({ type: values.data_type, rows })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [issue] = error.issues
      const [name = ''] = issue?.path.split('.') ?? []
      if (issue && name !== '') form.setFields([{ name: name as keyof ColumnValues, errors: [issue.message] }])
      else void message.error(error.message)
    } finally {
      setRunning(false)
    }
  }
  return (
    <div className="ui-wide">
      <Button loading={running} onClick={() => void run()}>
        {t('monitor.test.run')}
      </Button>
      {tried && (
        <ul className={styles.tried} aria-label={t('monitor.test.title')}>
          {tried.rows.length === 0 && <li>{t('monitor.test.none')}</li>}
          {tried.rows.map(({ dept_name, value, tone }) => (
            <li key={dept_name}>
              <span>{dept_name}</span>
              <ValueText value={value} type={tried.type} tone={(tone ?? undefined) as Tone | undefined} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
