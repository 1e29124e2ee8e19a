import { Alert, Button, Checkbox, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './ui.css'
import type { ApiError } from '../api/ApiError.ts'
import type { BodyOf } from '../api/path.ts'
import { useAction } from '../api/useAction.ts'
import { download } from './download.ts'

type ExportBody = BodyOf<'Common/Export'>
type Props = {
  controller: ExportBody['controller']
  /** The query of the list, without its page. */
  filters: Record<string, unknown>
  total: number | undefined
  columns: readonly { key: string; title: string; chosen: boolean }[]
  /** What goes into the file besides. */
  more?: string | undefined
  onClose: () => void
}

/** Which columns of the current query go into the file. */
export default function ExportDialog({ controller, filters, total, columns, more, onClose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [chosen, setChosen] = useState(() => columns.filter((column) => column.chosen).map((column) => column.key))
  const [error, setError] = useState<ApiError>()
  const action = useAction('Common/Export', { quiet: () => true, onError: setError })

  const start = async () => {
    setError(undefined)
    const wanted = columns.map((column) => column.key).filter((key) => chosen.includes(key))
    const file = await action.mutateAsync({ controller, filters, columns: wanted }).catch(() => undefined)
    if (!file) return
    download(file.url, file.name)
    setOpen(false)
  }
  const footer = (
    <div className="ui-buttons">
      <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>
      <Button type="primary" loading={action.isPending} disabled={chosen.length === 0} onClick={start}>
        {t('ui.export')}
      </Button>
    </div>
  )
  return (
    <Modal
      title={t('ui.exportTitle')}
      open={open}
      footer={footer}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      <p className="ui-note">{total === undefined ? t('ui.exportQuery') : t('ui.exportCount', { total })}</p>
      <fieldset className="ui-columns">
        <legend>
          {t('ui.exportColumns')}
          <Checkbox
            checked={chosen.length === columns.length}
            indeterminate={chosen.length > 0 && chosen.length < columns.length}
            onChange={({ target }) => setChosen(target.checked ? columns.map((column) => column.key) : [])}
          >
            {t('common.all')}
          </Checkbox>
        </legend>
        <Checkbox.Group<string>
          value={chosen}
          onChange={setChosen}
          options={columns.map((column) => ({ value: column.key, label: column.title }))}
        />
      </fieldset>
      {more && <p>{more}</p>}
      <p className="ui-note">{t('ui.exportNote')}</p>
      {error && <Alert type="error" role="alert" showIcon title={error.message} description={error.requestId} />}
    </Modal>
  )
}
