import VersionDrawer from '@shouya/console/versions/VersionDrawer.tsx'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { forms } from './forms.ts'

const VersionForm = lazy(() => import('./VersionForm.tsx'))

/** One version as it looks when it is filled in. */
export default function VersionView(version: { id: number; version_no: number; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <VersionDrawer noun={forms} {...version}>
      {({ document }) => (
        <Suspense fallback={<Skeleton active />}>
          <p className="ui-note">{t('form.versionSays')}</p>
          <VersionForm text={document} />
        </Suspense>
      )}
    </VersionDrawer>
  )
}
