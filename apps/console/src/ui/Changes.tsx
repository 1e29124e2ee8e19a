import { useTranslation } from 'react-i18next'

export type Change = { field: string; before: string | null; after: string | null }
type Props = {
  changes: readonly Change[]
  fieldText: (field: string) => string
  valueText?: ((field: string, value: string) => string) | undefined
}

/** Field by field: the value before and after. */
export default function Changes({ changes, fieldText, valueText = (_, value) => value }: Props) {
  const { t } = useTranslation()
  if (changes.length === 0) return null
  const text = (field: string, value: string | null) =>
    value === null || value === '' ? t('ui.nothing') : valueText(field, value)
  return (
    <dl className="ui-changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldText(field)}</dt>
          <dd>
            {before !== null && (
              <>
                <del>{text(field, before)}</del> →{' '}
              </>
            )}
            <ins>{text(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
