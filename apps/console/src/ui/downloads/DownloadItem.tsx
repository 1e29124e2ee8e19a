import { DownloadOutlined, StopOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../api/path.ts'
import { useAction } from '../../api/useAction.ts'
import { download } from '../download.ts'
import ResultLink from '../ResultLink.tsx'
import StatusTag from '../StatusTag.tsx'
import type { StatusKind } from '../status.ts'
import { minute } from '../text.ts'

type Row = DataOf<'Common/GetExportList'>[number]

/** Text and look of each state. */
const states = [
  ['waiting', 'waiting'],
  ['running', 'active'],
  ['ready', 'done'],
  ['failed', 'refused'],
  ['cancelled', 'void'],
  ['expired', 'void'],
] as const satisfies readonly (readonly [string, StatusKind])[]
const megabytes = (bytes: number): string => Math.max(0.01, bytes / 1_048_576).toFixed(2)

/** One export with its actions. */
export default function DownloadItem({ row, onLeave }: { row: Row; onLeave: () => void }) {
  const { t } = useTranslation()
  const { id, name, state, rows, total, size, url, message, create_time, expire_time } = row
  const [word, kind] = states[state]
  const cancel = useAction('Common/CancelExport')
  const facts = [
    minute(create_time),
    state === 2 && t('shared.downloads.rows', { rows }),
    size !== null && t('shared.downloads.size', { size: megabytes(size) }),
    state === 2 && expire_time && t('shared.downloads.until', { time: minute(expire_time) }),
  ].filter(Boolean)
  return (
    <li>
      <div className="ui-download-head">
        <span className="ui-download-name">{name}</span>
        <StatusTag kind={kind}>{t(`shared.downloads.state.${word}`)}</StatusTag>
      </div>
      <span className="ui-note">{facts.join(' · ')}</span>
      {message && <div className="ui-failed">{message}</div>}
      {state === 1 && total !== null && (
        <>
          <Progress percent={Math.floor((100 * rows) / Math.max(1, total))} size="small" aria-label={name} />
          <span className="ui-note">{t('shared.downloads.progress', { rows, total })}</span>
        </>
      )}
      {state === 3 && <ResultLink id={id} of="export" onLeave={onLeave} />}
      {url && (
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => download(url, name)}>
          {t('shared.downloads.get')}
        </Button>
      )}
      {state < 2 && (
        <Button
          icon={<StopOutlined aria-hidden="true" />}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ id })}
        >
          {t('shared.downloads.cancel')}
        </Button>
      )}
    </li>
  )
}
