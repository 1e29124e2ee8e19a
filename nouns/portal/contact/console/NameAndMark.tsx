import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import Words from '@shouya/console/ui/Words.tsx'
import { useTranslation } from 'react-i18next'

/** Whose number it is, and whether it is one for emergencies. */
export default function NameAndMark({ row }: { row: { name: string; is_emergency: boolean } }) {
  const { t } = useTranslation()
  return (
    <>
      <Words text={row.name} full={row.name} />
      {row.is_emergency && (
        <>
          {' '}
          <StatusTag kind="active">{t('contact.emergency')}</StatusTag>
        </>
      )}
    </>
  )
}
