import { UploadOutlined } from '@ant-design/icons'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importActions } from './importActions.ts'
import OperationButton from './OperationButton.tsx'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

/** The button for the import of a list's rows from a workbook. */
export default function ImportTool({ of }: { of: keyof typeof importActions }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <OperationButton
        path={importActions[of][1]}
        icon={<UploadOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('ui.import.open')}
      </OperationButton>
      {open && (
        <Suspense>
          <ImportDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
