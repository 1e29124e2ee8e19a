import { useRead } from '@shouya/console/api/useRead.ts'
import { replaceBy } from '@shouya/console/app/host/navigation.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Alert, Skeleton } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The page of a scanned label: it goes on to where this person does something about the device. */
export default function Scan() {
  const { t } = useTranslation()
  const [no] = useParam('no')
  const { data, error, refetch } = useRead(
    'Equipment/Scan',
    { equip_no: no ?? '' },
    { enabled: !!no, staleTime: 0, gcTime: 0 },
  )
  const to = data?.to
  useEffect(() => {
    if (to !== undefined) replaceBy(to)
  }, [to])
  if (!no) return <Alert type="info" showIcon title={t('equipment.scanLabel')} />
  if (!error) return <Skeleton active />
  // What is not there and what is somebody else's are the same to whoever stands at the door.
  if (error.name === 'NotFound' || error.name === 'OutOfScope')
    return <Alert type="warning" showIcon title={t('equipment.unknownLabel', { no })} />
  return <Failure error={error} onRetry={() => void refetch()} />
}
