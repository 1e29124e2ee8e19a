import { Alert, App, Button, Checkbox, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './ui.css'
import type { ApiError } from '../api/ApiError.ts'
import { useMayCall } from '../api/can.ts'
import type { BodyOf, Path } from '../api/path.ts'
import { useAction } from '../api/useAction.ts'
import { countedTotal } from './countedTotal.ts'
import { download } from './download.ts'

type ExportBody = BodyOf<'Common/Export'>

/** Columns that stay masked unless a user who may call an action gives a reason. */
export type Sensitive = { columns: readonly string[]; path: Path }

type Props = {
  controller: ExportBody['controller']
  /** The query of the list, without its page. */
  filters: Record<string, unknown>
  total: number | undefined
  /** The ids of the shown page and of the selected rows: each can be exported instead of all. */
  page?: readonly number[]
  chosen?: readonly number[]
  columns: readonly { key: string; title: string; chosen: boolean }[]
  sensitive?: Sensitive | undefined
  /** A note on further content of the file. */
  more?: string | undefined
  onClose: () => void
}

/** The columns of the current query to export. */
export default function ExportDialog(props: Props) {
  const { controller, filters, total, page = [], chosen: rows = [], columns, sensitive, more, onClose } = props
  const { t } = useTranslation()
  const { message } = App.useApp()
  const mayCall = useMayCall()
  const [open, setOpen] = useState(true)
  const [selectedKeys, setSelectedKeys] = useState(() =>
    columns.filter((column) => column.chosen).map((column) => column.key),
  )
  const ranges = { all: undefined, page, rows }
  const [range, setRange] = useState<keyof typeof ranges>(rows.length > 0 ? 'rows' : 'all')
  const [isPlain, setIsPlain] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<ApiError>()
  const action = useAction('Common/Export', { quiet: () => true, onError: setError })
  const maskable = sensitive && mayCall(sensitive.path) && sensitive.columns.some((key) => selectedKeys.includes(key))
  const givenReason = maskable && isPlain ? reason.trim() : undefined

  const start = async () => {
    setError(undefined)
    const columnKeys = columns.map((column) => column.key).filter((key) => selectedKeys.includes(key))
    const ids = ranges[range]
    const body = {
      ...{ controller, filters, columns: columnKeys },
      ...(ids && { ids: [...ids] }),
      ...(givenReason === undefined ? {} : { reason: givenReason }),
    }
    const file = await action.mutateAsync(body).catch(() => undefined)
    if (!file) return
    if (file.url) download(file.url, file.name)
    else void message.info(t('shared.downloads.begun'))
    setOpen(false)
  }
  const ready = selectedKeys.length > 0 && (givenReason === undefined || givenReason.length >= 2)
  const footer = (
    <div className="ui-buttons">
      <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>
      <Button type="primary" loading={action.isPending} disabled={!ready} onClick={start}>
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
      afterOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {page.length > 0 && (
        <Radio.Group
          aria-label={t('ui.exportRange.title')}
          className="ui-export-range"
          value={range}
          onChange={({ target }) => setRange(target.value)}
          options={[
            { value: 'all', label: t('ui.exportRange.all') },
            { value: 'page', label: t('ui.exportRange.page', { count: page.length }) },
            ...(rows.length > 0 ? [{ value: 'rows', label: t('ui.exportRange.rows', { count: rows.length }) }] : []),
          ]}
        />
      )}
      {range === 'all' && (
        <p className="ui-note">
          {total === undefined ? t('ui.exportQuery') : t('ui.exportCount', { total: countedTotal(total) })}
        </p>
      )}
      <fieldset className="ui-columns">
        <legend>
          {t('ui.exportColumns')}
          <Checkbox
            checked={selectedKeys.length === columns.length}
            indeterminate={selectedKeys.length > 0 && selectedKeys.length < columns.length}
            onChange={({ target }) => setSelectedKeys(target.checked ? columns.map((column) => column.key) : [])}
          >
            {t('common.all')}
          </Checkbox>
        </legend>
        <Checkbox.Group<string>
          value={selectedKeys}
          onChange={setSelectedKeys}
          options={columns.map((column) => ({ value: column.key, label: column.title }))}
        />
      </fieldset>
      {more && <p>{more}</p>}
      {maskable && (
        <div className="ui-plain">
          <Checkbox checked={isPlain} onChange={({ target }) => setIsPlain(target.checked)}>
            {t('shared.downloads.plain')}
          </Checkbox>
          {isPlain && (
            <>
              <Input
                aria-label={t('shared.downloads.reason')}
                placeholder={t('shared.downloads.reason')}
                maxLength={200}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <p className="ui-note">{t('shared.downloads.reasonNote')}</p>
            </>
          )}
        </div>
      )}
      {givenReason === undefined && <p className="ui-note">{t('ui.exportNote')}</p>}
      {error && <Alert type="error" role="alert" showIcon title={error.message} description={error.trace} />}
    </Modal>
  )
}
