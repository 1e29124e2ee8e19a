import type { DataOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import RowActions, { type RowAction } from '@shouya/console/ui/RowActions.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { App, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import FlowCompare from './FlowCompare.tsx'
import FlowCopy from './FlowCopy.tsx'
import FlowVersion from './FlowVersion.tsx'
import type { FlowRecord } from './flowList.ts'

type Version = DataOf<'OaFlow/GetVersionList'>[number]

/** The versions of a flow, the newest first: look at one, compare two, take one back. */
export default function FlowVersions({ flow }: { flow: FlowRecord }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const phone = useIsPhone()
  const { id, version } = flow
  const { data, error, refetch } = useRead('OaFlow/GetVersionList', { id })
  const [viewed, setViewed] = useState<number>()
  const [copied, setCopied] = useState<number>()
  const restore = useAction('OaFlow/Restore', { onSuccess: () => message.success(t('flows.restored')) })

  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  if (data.length === 0) return <p className="ui-note">{t('flows.noVersions')}</p>

  const actions = ({ version_no }: Version): RowAction[] => [
    { text: t('flows.view'), path: 'OaFlow/GetVersion', onClick: () => setViewed(version_no) },
    {
      text: t('flows.restore'),
      path: 'OaFlow/Restore',
      onClick: () =>
        confirm(
          { title: t('flows.restoreAsk', { version_no }), content: t('flows.restoreSays'), danger: flow.draft_changed },
          () => restore.mutateAsync({ id, version, version_no }),
        ),
    },
    { text: t('flows.copy'), path: 'OaFlow/Copy', onClick: () => setCopied(version_no) },
  ]
  return (
    <>
      <ol className="flows-versions">
        {data.map((row) => (
          <li key={row.version_no}>
            <div>
              <strong>V{row.version_no}</strong>
              {row.version_no === flow.version_no && <span className="ui-note">{t('flows.current')}</span>}
              <span className="ui-note">
                {row.create_user_name} · {minute(row.create_time)} ·{' '}
                {t('flows.formVersion', { version_no: row.form_version_no })} ·{' '}
                {t('flows.requests', { count: row.requests })}
              </span>
              {row.note && <p>{row.note}</p>}
            </div>
            <RowActions touch={phone} actions={actions(row)} />
          </li>
        ))}
      </ol>
      {(data.length > 1 || flow.draft_changed) && (
        <FlowCompare flow={flow} versions={data.map(({ version_no }) => version_no)} />
      )}
      {viewed !== undefined && <FlowVersion id={id} version_no={viewed} onClose={() => setViewed(undefined)} />}
      {copied !== undefined && (
        <FlowCopy id={id} name={flow.flow_name} version_no={copied} onClose={() => setCopied(undefined)} />
      )}
    </>
  )
}
