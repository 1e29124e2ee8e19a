import { lazy, Suspense } from 'react'
import { useDownloads } from './openDownloads.ts'

const Downloads = lazy(() => import('./Downloads.tsx'))

/** The download centre, loaded when it is opened or an export has ended. */
export default function DownloadCentre() {
  const { open, ended } = useDownloads()
  if (!open && ended === 0) return null
  return (
    <Suspense>
      <Downloads />
    </Suspense>
  )
}
