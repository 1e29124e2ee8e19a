import { DownloadOutlined } from '@ant-design/icons'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type MadeFile = Omit<ComponentProps<typeof ExportDialog>, 'onClose'>

type Props = {
  file: MadeFile
  /** What its button is called where a page has several. */
  label?: string
}

/** A report as a file. */
export default function ExportTool({ file, label }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <OperationButton
        path="Common/Export"
        body={{ controller: file.controller }}
        icon={<DownloadOutlined aria-hidden="true" />}
        {...(label !== undefined && { 'aria-label': label })}
        onClick={() => setOpen(true)}
      >
        {t('ui.export')}
      </OperationButton>
      {open && <ExportDialog {...file} onClose={() => setOpen(false)} />}
    </>
  )
}
