import { useDocument } from '@shouya/console/filling/useDocument.ts'
import Problems from '@shouya/console/versions/Problems.tsx'
import { placeNames } from '@shouya/forms/placeNames'
import { useTranslation } from 'react-i18next'

type Props = {
  /** The draft as text. */
  text: string
  items: readonly { level: 'error' | 'warning'; path: string; message: string }[]
  /** Opens the place where the problem can be fixed. */
  onLead?: ((path: string) => void) | undefined
}

/** The problems of a form, each with its field. */
export default function FormProblems({ text, items, onLead }: Props) {
  const { t } = useTranslation()
  const document = useDocument(text)
  return (
    <Problems
      items={items}
      placeOf={({ path }) => placeNames(document, path.split('.')).join(' › ') || t('form.wholeForm')}
      onOpen={onLead && (({ path }) => onLead(path))}
    >
      {({ path }) => <code>{path}</code>}
    </Problems>
  )
}
