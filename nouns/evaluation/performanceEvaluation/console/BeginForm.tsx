import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { today } from '@shouya/console/ui/text.ts'
import { App, Button, Form, InputNumber, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { performanceEvaluation } from '../noun.ts'

type Values = { year: number; subject_type: 1 | 2; ids: number[] }

/** Begins the evaluations of a year; the system's part is counted at once. In January that is the year before. */
export default function BeginForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const calc = useAction('PerformanceEvaluation/Calc', {})
  const day = today()
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) === '12' ? 0 : 1)
  return (
    <FormDrawer<'PerformanceEvaluation/Begin', Values>
      path="PerformanceEvaluation/Begin"
      title={t('performanceEvaluation.begin.title')}
      initial={{ year, subject_type: 1, ids: [] }}
      toBody={(values) => values}
      okText={t('performanceEvaluation.add')}
      onSaved={async ({ ids }) => {
        const { calculated } = await calc.mutateAsync({ ids })
        void message.success(t('performanceEvaluation.begin.done', { count: calculated }))
      }}
      onClose={onClose}
    >
      <BeginFields />
    </FormDrawer>
  )
}

function BeginFields() {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(performanceEvaluation)
  const form = Form.useFormInstance<Values>()
  const year = Form.useWatch<number | undefined>('year', form)
  const kind = Form.useWatch<1 | 2 | undefined>('subject_type', form) ?? 1
  const { data } = useRead(
    'PerformanceEvaluation/GetSubjectList',
    { year: year ?? 2020, subject_type: kind },
    { enabled: year !== undefined },
  )
  const subjects = data?.subjects ?? []
  return (
    <>
      <Form.Item name="year" label={label('year')} rules={[{ required: true }]}>
        <InputNumber min={2020} max={2099} precision={0} onChange={() => form.setFieldValue('ids', [])} />
      </Form.Item>
      <Form.Item name="subject_type" label={label('subject_type')}>
        <Radio.Group
          options={[1, 2].map((value) => ({ value, label: choice('subject_type', value) }))}
          onChange={() => form.setFieldValue('ids', [])}
        />
      </Form.Item>
      <Form.Item
        name="ids"
        label={t('performanceEvaluation.begin.who')}
        className="ui-wide"
        rules={[{ required: true }]}
        extra={data?.more ? t('performanceEvaluation.begin.more') : undefined}
      >
        <Select
          mode="multiple"
          maxTagCount={8}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={data && subjects.length === 0 ? t('performanceEvaluation.begin.none') : undefined}
          options={subjects.map(({ id, name, company }) => ({
            value: id,
            label: kind === 1 ? `${name} ${company}` : name,
          }))}
        />
      </Form.Item>
      {subjects.length > 0 && (
        <p className="ui-wide">
          <Button
            onClick={() =>
              form.setFieldValue(
                'ids',
                subjects.map(({ id }) => id),
              )
            }
          >
            {t(kind === 1 ? 'performanceEvaluation.begin.all' : 'performanceEvaluation.begin.allCompanies', {
              count: subjects.length,
            })}
          </Button>
        </p>
      )}
    </>
  )
}
