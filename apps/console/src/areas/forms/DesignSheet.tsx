import { Designer } from '@shouya/forms-react/designer/Designer'
import { useRef } from 'react'
import { ApiError } from '../../api/ApiError.ts'
import { useUser } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import type { DataOf } from '../../api/path.ts'
import { refresh } from '../../api/queryClient.ts'
import { clearDirty } from '../../app/host/dirty.ts'
import { useInTab } from '../../app/host/tabs/TabContext.ts'
import { closeTab, openTab } from '../../app/host/tabs/tabs.ts'
import { type FormRecord, formPaths, toSave } from './formList.ts'
import { useDesignerHost } from './useDesignerHost.tsx'

type Props = {
  form: FormRecord
  sources: DataOf<'CustomForm/GetSourceList'>
  roles: DataOf<'Role/GetRoleList'>
  onDirty: (dirty: boolean) => void
  /** Somebody else has saved the form meanwhile. */
  onStale: () => void
}

/** The designer and the way to the server from it. */
export default function DesignSheet({ form, sources, roles, onDirty, onStale }: Props) {
  const user = useUser()
  const { fullPath } = useInTab()
  const version = useRef(form.version)
  // On this device, of this person and this form.
  const draftKey = `admin.forms.draft.${user.id}.${form.id}`

  const onSave = async (_: unknown, text: string) => {
    try {
      const saved = await call('CustomForm/Save', { ...toSave(form), version: version.current, document: text })
      version.current = saved.version
      void refresh('CustomForm')
    } catch (error) {
      if (error instanceof ApiError && error.name === 'Stale') {
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
  const host = useDesignerHost({ sources, roles }, { onSave, onClose: () => void onClose(), onDirty })
  return <Designer document={form.document} host={host} draftKey={draftKey} />
}
