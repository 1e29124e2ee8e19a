import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { CodeMark } from './codeMark.ts'

const CodeMirror = lazy(() => import('./CodeMirror.tsx'))

interface CodeEditorProps {
  readonly value: string
  /** The accessible name. */
  readonly label: string
  /** JSON is highlighted and can be folded; other code is shown as it is. */
  readonly isJson?: boolean
  /** Without it the text is read-only. */
  readonly onChange?: (value: string) => void
  readonly marks?: readonly CodeMark[]
  /** The position to show, e.g. of a problem that was clicked. */
  readonly cursor?: number
}

/** A text with line numbers, folding and search; the editor is loaded on first use. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
      <CodeMirror {...props} />
    </Suspense>
  )
}
