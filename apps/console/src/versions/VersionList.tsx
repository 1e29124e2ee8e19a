import { App, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './versions.css'
import { useAction } from '../api/useAction.ts'
import { useRead } from '../api/useRead.ts'
import Failure from '../ui/Failure.tsx'
import RowActions, { type RowAction } from '../ui/RowActions.tsx'
import { minute } from '../ui/text.ts'
import { useConfirm } from '../ui/useConfirm.ts'
import { useDialog } from '../ui/useDialog.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import Compare from './Compare.tsx'
import CopyForm from './CopyForm.tsx'
import { type Draft, nameIn, pathOf, type Version, type Versioned } from './versioned.ts'

type Props<N extends Versioned> = {
  noun: N
  record: Draft<N>
  /** Facts after publisher and time. */
  about: (version: Version<N>) => string
  /** Actions after view, restore and copy. */
  actions?: (version: Version<N>) => RowAction[]
  /** Draws one version. */
  view: (version_no: number, onClose: () => void) => ReactNode
}

/** The versions of a record, newest first, with their actions and a comparison. */
export default function VersionList<N extends Versioned>({ noun, record, about, actions, view }: Props<N>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const phone = useIsPhone()
  const { id, version, draft_changed } = record
  const { data, error, refetch } = useRead(pathOf(noun, 'GetVersionList'), { id })
  const { ask, dialog } = useDialog()
  const restore = useAction(pathOf(noun, 'Restore'), { onSuccess: () => message.success(t('versions.restored')) })

  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  if (data.length === 0) return <p className="ui-note">{t('versions.none')}</p>

  const all = (row: Version<N>): RowAction[] => {
    const { version_no } = row
    const question = { title: t('versions.restoreAsk', { version_no }), content: t('versions.restoreSays') }
    return [
      {
        text: t('versions.view'),
        path: pathOf(noun, 'GetVersion'),
        onClick: () => ask((onClose) => view(version_no, onClose)),
      },
      {
        text: t('versions.restore'),
        path: pathOf(noun, 'Restore'),
        onClick: () =>
          confirm({ ...question, danger: draft_changed }, () => restore.mutateAsync({ id, version, version_no })),
      },
      {
        text: t('versions.copy'),
        path: pathOf(noun, 'Copy'),
        onClick: () =>
          ask((onClose) => (
            <CopyForm noun={noun} id={id} name={nameIn(record)} version_no={version_no} onClose={onClose} />
          )),
      },
      ...(actions?.(row) ?? []),
    ]
  }
  return (
    <>
      <ol className="versions-list">
        {(data as Version<N>[]).map((row) => (
          <li key={row.version_no}>
            <div>
              <strong>V{row.version_no}</strong>
              {row.version_no === record.version_no && <span className="ui-note">{t('versions.current')}</span>}
              <span className="ui-note">
                {row.create_user_name} · {minute(row.create_time)} · {about(row)}
              </span>
              {row.note && <p>{row.note}</p>}
            </div>
            <RowActions touch={phone} actions={all(row)} />
          </li>
        ))}
      </ol>
      {(data.length > 1 || draft_changed) && (
        <Compare noun={noun} record={record} versions={data.map(({ version_no }) => version_no)} />
      )}
      {dialog}
    </>
  )
}
