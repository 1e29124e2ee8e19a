import { ApiError } from '@shouya/console/api/ApiError.ts'
import { call } from '@shouya/console/api/call.ts'
import { refresh } from '@shouya/console/api/queryClient.ts'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FlowRecord, toSave } from '../../flow/console/flowList.ts'
import type { FlowStore } from './model/flowStore.ts'

/** Saves the designer's flow. `save` resolves to true when all changes are on the server. */
export function useSaveFlow(flow: FlowRecord, store: FlowStore) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  // The last known state on the server.
  const [serverFlow, setServerFlow] = useState(flow)
  const [saving, setSaving] = useState(false)
  const [stale, setStale] = useState(false)

  const send = async (record: FlowRecord): Promise<void> => {
    const { present: now } = store.getState().history
    const { version } = await call('OaFlow/Save', { ...toSave(record), definition: now })
    setServerFlow({ ...record, version, definition: now, draft_changed: true })
    store.markSaved(now)
    void refresh('OaFlow')
  }
  const save = async (): Promise<boolean> => {
    if (saving) return false
    setSaving(true)
    try {
      await send(serverFlow).catch(async (error) => {
        if (!isStale(error)) throw error
        const latest = await call('OaFlow/Get', { id: flow.id })
        // Only its state or its settings have changed: nobody has changed the nodes.
        if (JSON.stringify(latest.definition.flow) !== JSON.stringify(serverFlow.definition.flow)) throw error
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
  return { save, saving, stale, known: serverFlow }
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.name === 'Stale'
