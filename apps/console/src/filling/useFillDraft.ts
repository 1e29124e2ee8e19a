import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'
import { parseDocument } from '@shouya/forms/parseDocument'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDrafts } from '../ui/drafts.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** How long after the last change a draft is written. */
const PAUSE = 500

/** Keeps what is typed into a form with its tab under a key, and finds what was there before a reload. */
export function useFillDraft(document: FormDocument, key: string, peek: () => Values | undefined) {
  const drafts = useDrafts()
  const [found, setFound] = useState(() => known(document, drafts.read(key) as Values | undefined))
  const [older, setOlder] = useState(() => olderOf(document, drafts.read(key), drafts.read(formKey(key))))
  const [round, setRound] = useState(0)
  const [changes, setChanges] = useState(0)
  const write = () => {
    const values = peek()
    if (!values) return
    drafts.write(key, withoutSecrets(document, values))
    const text = JSON.stringify(document)
    drafts.write(formKey(key), text.length > LONGEST ? undefined : { text })
  }
  const writeLater = useEffectEvent(write)
  useEffect(() => {
    if (changes === 0) return undefined
    const timer = setTimeout(writeLater, PAUSE)
    // A page that goes does not wait, and the tabs are stored as it goes: this before.
    const goes = () => writeLater()
    addEventListener('pagehide', goes, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', goes, { capture: true })
    }
  }, [changes])
  return {
    found,
    /** The same with the older version of the form that it was typed into, where that is known. */
    older,
    /** Tells one beginning of the form from the next. */
    round,
    /** Something was changed. */
    note: () => setChanges((count) => count + 1),
    /** Writes what was typed a moment ago: the form goes away before the pause is over. */
    flush: () => {
      if (changes > 0) write()
    },
    forget: () => {
      drafts.write(key, undefined)
      drafts.write(formKey(key), undefined)
      setChanges(0)
      if (!found) return
      setFound(undefined)
      setOlder(undefined)
      setRound(round + 1)
    },
  }
}

/** The version that something was typed into, beside it: long ones take more room than they are worth. */
const formKey = (key: string) => `${key} form`
const LONGEST = 100_000

function olderOf(document: FormDocument, values: unknown, form: Record<string, unknown> | undefined) {
  if (!values || typeof form?.text !== 'string' || form.text === JSON.stringify(document)) return undefined
  const read = parseDocument(form.text)
  return read.ok ? { values: values as Values, from: read.document } : undefined
}

/** A newer version may have lost fields, and values of none are refused. */
function known(document: FormDocument, draft: Values | undefined): Values | undefined {
  if (!draft) return undefined
  const { byModel } = compile(document).top
  return Object.fromEntries(Object.entries(draft).filter(([model]) => byModel.has(model)))
}
