import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'
import { parseDocument } from '@shouya/forms/parseDocument'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDrafts } from '../ui/drafts.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** Milliseconds from the last change to the writing of a draft. */
const PAUSE = 500

/** Stores what is entered into a form under a key of its tab, and restores it after a reload. */
export function useFillDraft(document: FormDocument, key: string, peek: () => Values | undefined) {
  const drafts = useDrafts()
  const [draft, setDraft] = useState(() => validDraft(document, drafts.read(key) as Values | undefined))
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
    // A page does not wait when it is closed, and the tabs are stored then: write before.
    const goes = () => writeLater()
    addEventListener('pagehide', goes, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', goes, { capture: true })
    }
  }, [changes])
  return {
    found: draft,
    /** The same with the older version of the form that it was entered in, if known. */
    older,
    /** Identifies the start of a form. */
    round,
    /** Reports a change. */
    note: () => setChanges((count) => count + 1),
    /** Writes pending input: the form is unmounted before the pause is over. */
    flush: () => {
      if (changes > 0) write()
    },
    forget: () => {
      drafts.write(key, undefined)
      drafts.write(formKey(key), undefined)
      setChanges(0)
      if (!draft) return
      setDraft(undefined)
      setOlder(undefined)
      setRound(round + 1)
    },
  }
}

/** The key of the form's version, stored separately: large forms are not stored. */
const formKey = (key: string) => `${key} form`
const LONGEST = 100_000

function olderOf(document: FormDocument, values: unknown, form: Record<string, unknown> | undefined) {
  if (!values || typeof form?.text !== 'string' || form.text === JSON.stringify(document)) return undefined
  const read = parseDocument(form.text)
  return read.ok ? { values: values as Values, from: read.document } : undefined
}

/** A newer version may lack fields, and values without a field are refused. */
function validDraft(document: FormDocument, draft: Values | undefined): Values | undefined {
  if (!draft) return undefined
  const { byModel } = compile(document).top
  return Object.fromEntries(Object.entries(draft).filter(([model]) => byModel.has(model)))
}
