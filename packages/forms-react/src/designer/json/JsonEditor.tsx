import { applyFix } from '@shouya/forms/applyFix'
import { importDocument } from '@shouya/forms/importDocument'
import type { Fix } from '@shouya/forms/problem'
import { problemText } from '@shouya/forms/problemText'
import { useDeferredValue, useMemo, useState } from 'react'
import { useDesignerParts, useText } from '../DesignerContext.ts'
import { CodeEditor } from './CodeEditor.tsx'
import { ProblemList } from './ProblemList.tsx'
import { parseText } from './parseText.ts'
import { placedProblems } from './placedProblems.ts'

/** The text of a form with its problems by line and their fixes. */
export function JsonEditor({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { host, store } = useDesignerParts()
  const t = useText()
  const [cursor, setCursor] = useState<number>()
  const text = useDeferredValue(value)
  const problems = useMemo(() => placedProblems(text, host), [text, host])
  const marks = useMemo(
    () =>
      problems.map(({ problem: { code, params, level }, place }) => ({
        from: place.start,
        to: place.end,
        severity: level,
        message: problemText(store.lang, { code, params }),
      })),
    [problems, store.lang],
  )
  function fix(edits: Fix) {
    const json = parseText(importDocument(value).json)
    if (json !== undefined) onChange(JSON.stringify(applyFix(json, edits), null, '\t'))
  }
  return (
    <>
      <CodeEditor isJson value={value} label={t('json.title')} onChange={onChange} marks={marks} cursor={cursor} />
      <ProblemList problems={problems} onGo={({ start }) => setCursor(start)} onFix={fix} />
    </>
  )
}
