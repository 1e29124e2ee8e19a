import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { FormDocument } from '@shouya/forms/document'
import { useTranslation } from 'react-i18next'
import { placeOf } from './placeOf.ts'

type Problem = { level: 'error' | 'warning'; path: string; message: string }

/** What is doubtful about a design, each at its place. */
export default function Problems({ document, items }: { document: FormDocument; items: readonly Problem[] }) {
  const { t } = useTranslation()
  return (
    <ul className="forms-problems">
      {items.map(({ level, path, message }) => {
        const place = placeOf(document, path)
        const error = level === 'error'
        return (
          <li key={`${path} ${message}`} data-level={level}>
            {error ? <CloseCircleOutlined aria-hidden="true" /> : <WarningOutlined aria-hidden="true" />}
            <span>
              <strong>{place.length > 0 ? place.join(' › ') : t('forms.wholeForm')}</strong>
              <span className="sr-only"> {error ? t('forms.error') : t('forms.warning')}</span>
              <span> {message}</span>
              <code>{path}</code>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
