import { briefFields, MOST_SUMMARY } from '@shouya/approvals/summaryOf'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDefinition, useFlowStore } from '../FlowContext.ts'
import { useKnown } from '../words/known.ts'
import Field from './Field.tsx'

/** The fields that lists show beside the title, so that people see what they are asked to agree to. */
export default function SummaryEditor() {
  const { t } = useTranslation()
  const store = useFlowStore()
  const definition = useDefinition()
  const { form, fieldName } = useKnown()
  const fit = form ? briefFields({ form: form.document }).map(({ model }) => model) : []
  const write = (models: string[]) => {
    const { summary: _, ...rest } = definition
    if (models.length > 0) store.run({ do: 'setFlow', patch: { summary: models } })
    else store.load(rest)
  }
  return (
    <>
      <Field label={t('flowDesign.panel.summary')}>
        {(id) => (
          <Select<string[]>
            id={id}
            className="flow-wide"
            mode="multiple"
            maxCount={MOST_SUMMARY}
            showSearch={{ optionFilterProp: 'label' }}
            value={[...(definition.summary ?? [])]}
            options={fit.map((model) => ({ value: model, label: fieldName(model) }))}
            onChange={write}
          />
        )}
      </Field>
      <p className="ui-note">{t('flowDesign.panel.summarySays')}</p>
    </>
  )
}
