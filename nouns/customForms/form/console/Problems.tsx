import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { FormDocument } from '@shouya/forms/document'
import { placeNames } from '@shouya/forms/placeNames'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Problem = { level: 'error' | 'warning'; path: string; message: string }

type Props = {
  document: FormDocument
  items: readonly Problem[]
  /** Goes to the place, where somebody can mend it. */
  onLead?: ((path: string) => void) | undefined
}

/** What is doubtful about a design, each at its place. */
export default function Problems({ document, items, onLead }: Props) {
  const { t } = useTranslation()
  return (
    <ul className="forms-problems">
      {items.map(({ level, path, message }) => {
        const place = placeNames(document, path.split('.'))
        const name = place.length > 0 ? place.join(' › ') : t('forms.wholeForm')
        const error = level === 'error'
        return (
          <li key={`${path} ${message}`} data-level={level}>
            {error ? <CloseCircleOutlined aria-hidden="true" /> : <WarningOutlined aria-hidden="true" />}
            <span>
              {onLead ? (
                <Button type="link" size="small" onClick={() => onLead(path)}>
                  {name}
                </Button>
              ) : (
                <strong>{name}</strong>
              )}
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
