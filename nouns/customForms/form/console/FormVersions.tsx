import type { DataOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { download } from '@shouya/console/ui/download.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import RowActions, { type RowAction } from '@shouya/console/ui/RowActions.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { App, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import FormCopy from './FormCopy.tsx'
import type { FormRecord } from './formList.ts'
import VersionCompare from './VersionCompare.tsx'
import VersionView from './VersionView.tsx'

type Version = DataOf<'CustomForm/GetVersionList'>[number]

/** The versions of a form, the newest first: look at one, compare two, take one back. */
export default function FormVersions({ form }: { form: FormRecord }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const phone = useIsPhone()
  const { id, version } = form
  const { data, error, refetch } = useRead('CustomForm/GetVersionList', { id })
  const [viewed, setViewed] = useState<number>()
  const [copied, setCopied] = useState<number>()
  const take = useAction('CustomForm/Export', { onSuccess: ({ url, name }) => download(url, name) })
  const restore = useAction('CustomForm/Restore', { onSuccess: () => message.success(t('forms.restored')) })

  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  if (data.length === 0) return <p className="ui-note">{t('forms.noVersions')}</p>

  const actions = ({ version_no }: Version): RowAction[] => [
    { text: t('forms.view'), path: 'CustomForm/GetVersion', onClick: () => setViewed(version_no) },
    {
      text: t('forms.restore'),
      path: 'CustomForm/Restore',
      onClick: () =>
        confirm(
          { title: t('forms.restoreAsk', { version_no }), content: t('forms.restoreSays'), danger: form.draft_changed },
          () => restore.mutateAsync({ id, version, version_no }),
        ),
    },
    { text: t('forms.copy'), path: 'CustomForm/Copy', onClick: () => setCopied(version_no) },
    { text: t('ui.export'), path: 'CustomForm/Export', onClick: () => take.mutate({ id, version_no }) },
  ]
  return (
    <>
      <ol className="forms-versions">
        {data.map((row) => (
          <li key={row.version_no}>
            <div>
              <strong>V{row.version_no}</strong>
              {row.version_no === form.version_no && <span className="ui-note">{t('forms.current')}</span>}
              <span className="ui-note">
                {row.create_user_name} · {minute(row.create_time)} · {t('forms.entries', { count: row.entries })}
              </span>
              {row.note && <p>{row.note}</p>}
            </div>
            <RowActions touch={phone} actions={actions(row)} />
          </li>
        ))}
      </ol>
      {(data.length > 1 || form.draft_changed) && (
        <VersionCompare form={form} versions={data.map(({ version_no }) => version_no)} />
      )}
      {viewed !== undefined && <VersionView id={id} version_no={viewed} onClose={() => setViewed(undefined)} />}
      {copied !== undefined && (
        <FormCopy id={id} name={form.form_name} version_no={copied} onClose={() => setCopied(undefined)} />
      )}
    </>
  )
}
