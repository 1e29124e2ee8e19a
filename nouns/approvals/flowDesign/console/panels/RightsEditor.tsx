import type { FieldRight, FieldRights } from '@shouya/approvals/definition'
import { Button, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../../../flow/console/words/known.ts'

type Props = {
  rights: FieldRights
  /** The right on fields that are not listed. */
  usual: FieldRight
  offered: readonly FieldRight[]
  onChange: (rights: FieldRights) => void
}

/** The right on each field of the form at this node. */
export default function RightsEditor({ rights, usual, offered, onChange }: Props) {
  const { t } = useTranslation()
  const { form, fieldName } = useKnown()
  const there = [...(form?.top.byModel.keys() ?? [])]
  // Removed fields of the form can be deleted by setting them back to the default.
  const models = [...new Set([...there, ...Object.keys(rights)])]
  if (models.length === 0) return <p className="ui-note">{t('flowDesign.panel.noFields')}</p>
  const write = (entries: readonly (readonly [string, FieldRight])[]) =>
    onChange(Object.fromEntries(entries.filter(([, right]) => right !== usual)))
  const right = (model: string): FieldRight => rights[model] ?? usual
  return (
    <div className="flow-rights">
      <div className="flow-rights-all">
        <span>{t('flowDesign.panel.setAll')}</span>
        {offered.map((each) => (
          <Button key={each} size="small" onClick={() => write(there.map((model) => [model, each]))}>
            {t(`flow.right.${each}`)}
          </Button>
        ))}
      </div>
      <ul className="ui-lines">
        {models.map((model) => (
          <li key={model}>
            <span id={`right-${model}`}>
              {there.includes(model) ? fieldName(model) : t('flow.target.gone', { id: model })}
            </span>
            <Radio.Group
              aria-labelledby={`right-${model}`}
              size="small"
              optionType="button"
              value={right(model)}
              options={[...new Set([...offered, right(model)])].map((value) => ({
                value,
                label: t(`flow.right.${value}`),
              }))}
              onChange={({ target }) =>
                write(models.map((each) => [each, each === model ? (target.value as FieldRight) : right(each)]))
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
