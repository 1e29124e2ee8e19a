import { ApiError } from '@shouya/console/api/ApiError.ts'
import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { refresh } from '@shouya/console/api/queryClient.ts'
import { clearDirty } from '@shouya/console/app/host/dirty.ts'
import { useInTab } from '@shouya/console/app/host/tabs/TabContext.ts'
import { closeTab, openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { emptyDocument } from '@shouya/forms/defaultConfig'
import { Designer, type Publishing } from '@shouya/forms-react/designer/Designer'
import { App } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FormPublish from './FormPublish.tsx'
import FormSettings from './FormSettings.tsx'
import { LostFields } from './FormUses.tsx'
import { type FormRecord, formPaths, toSave } from './formList.ts'
import { useDesignerHost } from './useDesignerHost.ts'

type Props = {
  /** null: a new form, which gets its name when it is saved. */
  form: FormRecord | null
  sources: DataOf<'CustomForm/GetSourceList'>
  roles: DataOf<'Role/GetRoleList'>
  uploadOrigins: readonly string[]
  onDirty: (dirty: boolean) => void
  /** Somebody else has saved the form meanwhile. */
  onStale: () => void
  onMade: (form: FormRecord) => void
}

type Naming = { document: string; done: (id: number | undefined) => void }
type Lead = Parameters<Publishing['ask']>[0]

/** The designer with its connection to the server. */
export default function DesignSheet({ form, sources, roles, uploadOrigins, onDirty, onStale, onMade }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const user = useUser()
  const { fullPath } = useInTab()
  const [uses, setUses] = useState(form?.uses ?? [])
  // The last known state on the server.
  const kept = useRef(form)
  const [naming, setNaming] = useState<Naming>()
  const newId = useRef<number>(undefined)
  // Errors found by publishing from the list link to here.
  const [at] = useParam('at')
  const place = useMemo(() => at?.split('.'), [at])
  const [publishing, setPublishing] = useState<{ id: number; lead: Lead }>()
  // The draft's key on this device, by user and form.
  const draftKey = `admin.forms.draft.${user.id}.${form?.id ?? 'new'}`

  const save = async (record: FormRecord, document: string) => {
    const { version, uses } = await call('CustomForm/Save', { ...toSave(record), document })
    setUses(uses)
    kept.current = { ...record, version, document }
    void refresh('CustomForm')
    void message.success(t('common.saved'))
  }
  const saveAgain = async (record: FormRecord, text: string) => {
    try {
      await save(record, text).catch(async (error) => {
        if (!isStale(error)) throw error
        const latest = await call('CustomForm/Get', { id: record.id })
        // Only its state or its settings have changed: nobody has changed the document.
        if (latest.document !== record.document) throw error
        await save(latest, text)
      })
    } catch (error) {
      if (isStale(error)) {
        localStorage.setItem(draftKey, text)
        onStale()
      }
      throw error
    }
  }
  const onSave = async (_: unknown, text: string) => {
    if (kept.current) {
      await saveAgain(kept.current, text)
      return true
    }
    const id = await new Promise<number | undefined>((done) => setNaming({ document: text, done }))
    setNaming(undefined)
    if (id === undefined) return false
    kept.current = await call('CustomForm/Get', { id })
    onMade(kept.current)
    return true
  }
  const onClose = async () => {
    // The designer has already asked whether to leave.
    clearDirty([fullPath])
    await closeTab(fullPath)
    openTab(formPaths.list)
  }
  const publish = async (lead: Lead) => {
    // A new form without fields has not been saved yet.
    if (!kept.current) await onSave(undefined, JSON.stringify(emptyDocument))
    if (kept.current) setPublishing({ id: kept.current.id, lead })
  }
  const host = useDesignerHost(
    { sources, roles, uploadOrigins },
    { onSave, onClose: () => void onClose(), onDirty, onPublish: (lead) => void publish(lead) },
  )
  return (
    <>
      <LostFields uses={uses} />
      <Designer document={form?.document ?? emptyDocument} host={host} draftKey={draftKey} at={place} />
      {naming && (
        <FormSettings
          document={naming.document}
          onSaved={(id) => {
            newId.current = id
          }}
          onClose={() => naming.done(newId.current)}
        />
      )}
      {publishing && (
        <FormPublish
          id={publishing.id}
          onLead={(path) => publishing.lead(path.split('.'))}
          onClose={() => setPublishing(undefined)}
        />
      )}
    </>
  )
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.name === 'Stale'
