import { Designer } from '@shouya/forms-react/designer/Designer'
import { App } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/ApiError.ts'
import { useUser } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import type { DataOf } from '../../api/path.ts'
import { refresh } from '../../api/queryClient.ts'
import { clearDirty } from '../../app/host/dirty.ts'
import { useInTab } from '../../app/host/tabs/TabContext.ts'
import { closeTab, openTab } from '../../app/host/tabs/tabs.ts'
import { type FormRecord, formPaths, toSave } from './formList.ts'
import LostFields from './LostFields.tsx'
import { useDesignerHost } from './useDesignerHost.ts'

type Props = {
  form: FormRecord
  sources: DataOf<'CustomForm/GetSourceList'>
  roles: DataOf<'Role/GetRoleList'>
  uploadOrigins: readonly string[]
  onDirty: (dirty: boolean) => void
  /** Somebody else has saved the form meanwhile. */
  onStale: () => void
}

/** The designer and the way to the server from it. */
export default function DesignSheet({ form, sources, roles, uploadOrigins, onDirty, onStale }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const user = useUser()
  const { fullPath } = useInTab()
  const [uses, setUses] = useState(form.uses)
  // As it stands at the server, as far as is known here.
  const kept = useRef(form)
  // On this device, of this person and this form.
  const draftKey = `admin.forms.draft.${user.id}.${form.id}`

  const save = async (document: string) => {
    const { version, uses } = await call('CustomForm/Save', { ...toSave(kept.current), document })
    setUses(uses)
    kept.current = { ...kept.current, version, document }
    void refresh('CustomForm')
    void message.success(t('common.saved'))
  }
  const onSave = async (_: unknown, text: string) => {
    try {
      await save(text).catch(async (error) => {
        if (!isStale(error)) throw error
        const latest = await call('CustomForm/Get', { id: form.id })
        // It was published, or has other settings: nobody has touched what is drawn here.
        if (latest.document !== kept.current.document) throw error
        kept.current = latest
        await save(text)
      })
    } catch (error) {
      if (isStale(error)) {
        localStorage.setItem(draftKey, text)
        onStale()
      }
      throw error
    }
  }
  const onClose = async () => {
    // The designer has asked already.
    clearDirty([fullPath])
    await closeTab(fullPath)
    openTab(formPaths.list)
  }
  const host = useDesignerHost({ sources, roles, uploadOrigins }, { onSave, onClose: () => void onClose(), onDirty })
  return (
    <>
      <LostFields uses={uses} />
      <Designer document={form.document} host={host} draftKey={draftKey} />
    </>
  )
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.name === 'Stale'
