import { UploadOutlined } from '@ant-design/icons'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ImportDialog, { importActions } from './ImportDialog.tsx'
import OperationButton from './OperationButton.tsx'

type Props = Pick<ComponentProps<typeof ImportDialog>, 'of'>

/** The button that imports a workbook into a list. */
export default function ImportTool({ of }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [, path] = importActions[of]
  return (
    <>
      <OperationButton path={path} icon={<UploadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('ui.import.open')}
      </OperationButton>
      {open && <ImportDialog of={of} onClose={() => setOpen(false)} />}
    </>
  )
}
