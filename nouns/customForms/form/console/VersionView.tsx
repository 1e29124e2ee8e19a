import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Drawer, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const VersionForm = lazy(() => import('./VersionForm.tsx'))

/** One version as people see it who fill it in. */
export default function VersionView({
  id,
  version_no,
  onClose,
}: {
  id: number
  version_no: number
  onClose: () => void
}) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const { data, error, refetch } = useRead('CustomForm/GetVersion', { id, version_no })
  return (
    <Drawer
      title={data ? `${data.form_name} · V${version_no}` : `V${version_no}`}
      open={open}
      size={phone ? '100%' : 898}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : data ? (
        <Suspense fallback={<Skeleton active />}>
          <p className="ui-note">{t('forms.versionSays')}</p>
          <VersionForm text={data.document} />
        </Suspense>
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  )
}
