import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { Alert, App, Button, Form, Input, Select } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { flawed } from '../../../rectify/answer/console/answers.ts'
import CheckAnswers from '../../../rectify/answer/console/CheckAnswers.tsx'
import type { AskedItem } from '../../../rectify/answer/schemas.ts'
import { report } from '../fields.ts'
import ReportUnit from './ReportUnit.tsx'
import { type Blank, type OwnPages, pathOf, type ReportDetail, type ReportValues } from './reportList.ts'

type Props = {
  own: OwnPages
  items: readonly AskedItem[]
  blank: Blank | undefined
  draft: ReportDetail | undefined
  /** Whether the caller signs it; others can only save a draft. */
  signs: boolean
  onDept: (deptId: number) => void
  /** What else decides which report this is. */
  asks: ReactNode
  bodyOf: (values: ReportValues) => ReportValues
  onSaved: () => void
}

/** The fields of a report: who checks what, what the scene asks, then the items. */
export default function ReportFields({ own, items: asked, blank, draft, signs, onDept, asks, bodyOf, onSaved }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const user = useUser()
  const { noun, leastInspectors } = own
  const form = Form.useFormInstance<ReportValues>()
  const dept = draft?.dept_id ?? blank?.dept_id
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000, enabled: !draft })
  const { data: people } = useRead(pathOf(noun, 'GetPersonList'), { ...(dept !== undefined && { dept_id: dept }) })
  const keep = useAction(pathOf(noun, 'Save'))
  const values = Form.useWatch([], form) as ReportValues | undefined
  const items = (values && own.items?.(asked, values)) ?? asked
  const answers = values?.results
  // After a refusal, the number of errors is updated with each answer.
  useEffect(() => {
    if (answers && form.getFieldError('results').length > 0) form.validateFields(['results']).catch(() => undefined)
  }, [answers, form])
  const saveDraft = async () => {
    await keep.mutateAsync(bodyOf(form.getFieldsValue(true) as ReportValues))
    void message.success(t('checkReport.draftSaved'))
    onSaved()
  }
  const complete = (_: unknown, given: ReportValues['results']) => {
    const count = signs ? flawed(items, given).size : 0
    return count === 0 ? Promise.resolve() : Promise.reject(new Error(t('checkReport.answerAll', { count })))
  }
  const enough = (_: unknown, ids: readonly number[] = []) =>
    !signs || ids.length + 1 >= leastInspectors
      ? Promise.resolve()
      : Promise.reject(new Error(t('checkReport.refused.inspectors', { min: leastInspectors })))
  return (
    <NounContext value={noun}>
      {draft?.status === report.states.codes.objected && (
        <Alert
          type="warning"
          showIcon
          className="ui-wide ui-hint"
          title={t('checkReport.objectedBefore', { objection: draft.objection ?? '' })}
        />
      )}
      {!draft && (depts?.length ?? 0) > 1 && <ReportUnit noun={noun} value={dept} onDept={onDept} />}
      {!draft && asks}
      <Field of="check_date">
        <TimeInput allowClear={false} disabledDate={isFuture} />
      </Field>
      <Form.Item
        name="inspector_ids"
        label={t('checkReport.inspectors')}
        {...(leastInspectors > 1 && { extra: t('checkReport.inspectorsHint', { min: leastInspectors }) })}
        rules={[{ validator: enough }]}
        required={signs && leastInspectors > 1}
      >
        <Select
          mode="multiple"
          placeholder={t('ui.choose')}
          options={(people ?? [])
            .filter(({ id }) => id !== user.id)
            .map(({ id, real_name, dept_name }) => ({ value: id, label: `${real_name} ${dept_name}` }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      {own.fields?.(signs)}
      <Form.Item
        name="results"
        label={t('checkReport.answers')}
        className="ui-wide"
        rules={[{ validator: complete }]}
        validateTrigger="onSubmit"
      >
        <CheckAnswers items={items} />
      </Form.Item>
      <Field of="main_problems">
        <Input.TextArea maxLength={noun.fields.main_problems.max} autoSize={{ minRows: 2 }} />
      </Field>
      <Field of="opinions">
        <Input.TextArea maxLength={noun.fields.opinions.max} autoSize={{ minRows: 2 }} />
      </Field>
      <Field of="photos" />
      {signs && <SignItem label={t('checkReport.mySign')} />}
      {signs && (
        <p className="ui-wide">
          <Button loading={keep.isPending} onClick={() => void saveDraft().catch(() => undefined)}>
            {t('checkReport.saveDraft')}
          </Button>
        </p>
      )}
    </NounContext>
  )
}
