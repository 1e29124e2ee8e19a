import { photoUrl } from '@shouya/console/ui/photoUrl.ts'
import { useTranslation } from 'react-i18next'

/** The drawn signature of a person without an account. */
export default function DrawnView({ file, name }: { file: number; name: string }) {
  const { t } = useTranslation()
  return (
    <span className="ui-signed">
      <img src={photoUrl(file)} alt={t('ui.signOf', { name })} />
    </span>
  )
}
