import type { FormDocument, Values } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import type { FormHost } from '@shouya/forms-react/renderer/formHost'
import { useTranslation } from 'react-i18next'
import { changedModels } from './changedFields.ts'
import ShownValue from './ShownValue.tsx'

type Props = {
  before: Values
  now: Values
  /** What the reader has typed over it. */
  typed: Values
  document: FormDocument
  host: FormHost
  /** The newer form is still on its way. */
  reading: boolean
}

/** What of the form is different from what it was, field by field as the form shows it. */
export default function ChangedFields({ before, now, typed, document, host, reading }: Props) {
  const { t } = useTranslation()
  const labels = new Map(
    indexDocument(document).entries.flatMap(({ field, batch }) =>
      batch ? [] : [[field.model, field.label ?? ''] as const],
    ),
  )
  const changed = new Set(changedModels(before, now))
  // In the order of the form.
  const models = [...labels.keys()].filter((model) => model !== undefined && changed.has(model)) as string[]
  if (models.length === 0) return t(reading ? 'examine.reading' : 'examine.newerHidden')
  const value = (model: string, values: Values) => (
    <dd>
      <ShownValue document={document} model={model} values={values} host={host} />
    </dd>
  )
  return (
    <ul className="ui-lines examine-changed">
      {models.map((model) => (
        <li key={model}>
          <strong>{labels.get(model)}</strong>
          <dl>
            <dt>{t('examine.was')}</dt>
            {value(model, before)}
            <dt>{t('examine.isNow')}</dt>
            {value(model, now)}
            {Object.hasOwn(typed, model) && (
              <>
                <dt>{t('examine.yours')}</dt>
                {value(model, typed)}
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
