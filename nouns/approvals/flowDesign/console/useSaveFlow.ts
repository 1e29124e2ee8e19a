import { ApiError } from '@shouya/console/api/ApiError.ts'
import { call } from '@shouya/console/api/call.ts'
import { refresh } from '@shouya/console/api/queryClient.ts'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FlowRecord, toSave } from '../../flow/console/flowList.ts'
import type { FlowStore } from './model/flowStore.ts'

/** The way to the server from the designer. `save` is true when all that is drawn is there. */
export function useSaveFlow(flow: FlowRecord, store: FlowStore) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  // As it stands at the server, as far as is known here.
  const [known, setKnown] = useState(flow)
  const [saving, setSaving] = useState(false)
  const [stale, setStale] = useState(false)

  const send = async (kept: FlowRecord): Promise<void> => {
    const { present: now } = store.getState().history
    const { version } = await call('OaFlow/Save', { ...toSave(kept), definition: now })
    setKnown({ ...kept, version, definition: now, draft_changed: true })
    store.markSaved(now)
    void refresh('OaFlow')
  }
  const save = async (): Promise<boolean> => {
    if (saving) return false
    setSaving(true)
    try {
      await send(known).catch(async (error) => {
        if (!isStale(error)) throw error
        const latest = await call('OaFlow/Get', { id: flow.id })
        // It was published, or has other settings: nobody has touched what is drawn here.
        if (JSON.stringify(latest.definition.flow) !== JSON.stringify(known.definition.flow)) throw error
        await send(latest)
      })
      void message.success(t('common.saved'))
      return true
    } catch (error) {
      if (isStale(error)) setStale(true)
      else if (error instanceof ApiError) void message.error(error.issues[0]?.message ?? error.message)
      else throw error
      return false
    } finally {
      setSaving(false)
    }
  }
  return { save, saving, stale, known }
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.name === 'Stale'
