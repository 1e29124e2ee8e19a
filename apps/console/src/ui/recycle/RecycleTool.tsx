import { RestOutlined } from '@ant-design/icons'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import OperationButton from '../OperationButton.tsx'
import type { Deleted } from './deleted.ts'

const RecycleBin = lazy(() => import('./RecycleBin.tsx'))

/** The button for the deleted rows of a list. */
export default function RecycleTool({ table, refreshes }: Deleted) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <OperationButton
        path="Recycle/GetPageList"
        body={{ table }}
        icon={<RestOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('shared.recycle.title')}
      </OperationButton>
      {open && (
        <Suspense>
          <RecycleBin table={table} refreshes={refreshes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
