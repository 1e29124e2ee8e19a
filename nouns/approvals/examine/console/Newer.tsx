import type { Values } from '@shouya/forms/document'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import ChangedFields from './ChangedFields.tsx'
import type { ShownForm } from './useShownForm.ts'

type Props = {
  /** The form as it was when this began. */
  before: Values
  shown: ShownForm
  typed: Values
  /** The newer form is still on its way. */
  reading: boolean
  /** The button that decides all the same. */
  still: string
}

/** The form is not what it was: its fields before and now, and what one can do; what is typed stays. */
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
