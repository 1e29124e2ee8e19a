import { useLanguage } from '@shouya/console/i18n/language.ts'
import type { FormDocument, Values } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import FormView from '@shouya/forms-react/renderer/FormView'
import type { FormHost } from '@shouya/forms-react/renderer/formHost'
import { Alert } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changedModels, fieldAlone } from './changedFields.ts'
import type { ShownForm } from './useShownForm.ts'

type Props = {
  /** The form at the time when the dialog was opened. */
  before: Values
  shown: ShownForm
  typed: Values
  /** The newer form is still loading. */
  reading: boolean
  /** The button that decides nevertheless. */
  still: string
}

/** The form has changed: shows its fields before and now, and the choices of the user; entered values are kept. */
export default function Newer({ before, shown, typed, reading, still }: Props) {
  const { t } = useTranslation()
  return (
    <Alert
      className="ui-hint"
      type="warning"
      role="alert"
      showIcon
      title={t('examine.newer')}
      description={
        <>
          <ChangedFields
            before={before}
            now={shown.values}
            typed={typed}
            document={shown.document}
            host={shown.reading}
            reading={reading}
          />
          <p className="examine-choices">{t('examine.newerSays', { still })}</p>
        </>
      }
    />
  )
}

type ChangedFieldsProps = {
  before: Values
  now: Values
  /** The values that the reader has entered. */
  typed: Values
  document: FormDocument
  host: FormHost
  /** The newer form is still loading. */
  reading: boolean
}

/** The fields that changed, each displayed as in the form. */
function ChangedFields({ before, now, typed, document, host, reading }: ChangedFieldsProps) {
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

type ShownValueProps = { document: FormDocument; model: string; values: Values; host: FormHost }

/** One value of a form, displayed as in the form when it is read only. */
function ShownValue({ document, model, values, host }: ShownValueProps) {
  const lang = useLanguage((state) => state.lang)
  const alone = useMemo(() => fieldAlone(document, model), [document, model])
  return (
    <div className="examine-value">
      <FormView mode="print" document={alone} values={values} host={host} lang={lang} />
    </div>
  )
}
