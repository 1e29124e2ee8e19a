import type { BodyOf, DataOf } from '@shouya/console/api/path.ts'
import BatchOutcome from '@shouya/console/ui/BatchOutcome.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PerformanceRow } from './performanceList.ts'

type Body = BodyOf<'PerformanceEvaluation/SubmitMany'>
type Props = { rows: readonly PerformanceRow[]; onDone: (failed: readonly number[]) => void; onClose: () => void }

/** One password for several evaluations that are kept complete; what is not submitted is listed with why. */
export default function SubmitMany({ rows, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [result, setResult] = useState<DataOf<'PerformanceEvaluation/SubmitMany'>>()
  if (result)
    return (
      <BatchOutcome
        title={t('performanceEvaluation.submitMany.result')}
        text={t('performanceEvaluation.submitMany.done', {
          done: result.done.length,
          failed: result.failed.length,
        })}
        failed={result.failed.map(({ id, name, message }) => ({ key: id, name, message }))}
        resultId={result.result_id}
        onClose={onClose}
      />
    )
  return (
    <FormDrawer<'PerformanceEvaluation/SubmitMany', Pick<Body, 'sign'>>
      path="PerformanceEvaluation/SubmitMany"
      title={t('performanceEvaluation.submitMany.title')}
      okText={t('performanceEvaluation.signAndSubmit')}
      initial={{}}
      toBody={({ sign: { password } }) => ({ ids: rows.map(({ id }) => id), sign: { method: 2, password } })}
      said={() => null}
      refreshes={['Remind', 'Result']}
      small
      onSaved={(data) => {
        onDone(data.failed.map(({ id }) => id))
        setResult(data)
      }}
      onClose={onClose}
    >
      <p className="ui-wide">{t('performanceEvaluation.submitMany.about', { count: rows.length })}</p>
      <ul className="ui-wide ui-lines">
        {rows.map(({ id, subject_name, bill_no }) => (
          <li key={id}>
            <strong>{subject_name}</strong> <span className="ui-note">{bill_no}</span>
          </li>
        ))}
      </ul>
      <Form.Item
        name={['sign', 'password']}
        label={t('ui.signPassword')}
        className="ui-wide"
        rules={[{ required: true }]}
      >
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
    </FormDrawer>
  )
}
