import type { Definition } from '@shouya/approvals/definition'
import { useUser } from '@shouya/console/api/account.ts'
import { useEffect, useState } from 'react'
import { type FlowStore, isDirty } from './model/flowStore.ts'

/** Milliseconds between two writes. */
const PAUSE = 1_000

/** Unsaved changes, stored on this device for this user and this flow: they survive a reload. */
export function useDesignDraft(store: FlowStore, flow: number) {
  const { id } = useUser()
  const key = `admin.flows.draft.${id}.${flow}`
  const [draft, setDraft] = useState(() => read(key))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      const state = store.getState()
      if (isDirty(state)) localStorage.setItem(key, JSON.stringify(state.history.present))
      else localStorage.removeItem(key)
    }
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(write, PAUSE)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, key])
  const forget = () => {
    localStorage.removeItem(key)
    setDraft(undefined)
  }
  return {
    /** From an earlier visit; until the user restores or discards it. */
    found: draft,
    take: () => {
      if (draft) store.load(draft)
      setDraft(undefined)
    },
    forget,
    /** Written at once, because the page is about to be mounted again. */
    keep: () => localStorage.setItem(key, JSON.stringify(store.getState().history.present)),
  }
}

function read(key: string): Definition | undefined {
  try {
    const definition = JSON.parse(localStorage.getItem(key) ?? 'null') as Definition | null
    return definition?.format === 1 && Array.isArray(definition.flow) ? definition : undefined
  } catch {
    return undefined
  }
}
